import { tableStatus } from '@tenbo/tournament';

import { locale } from '../../prefs.ts';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import fold from '../../ui/fold.module.css';
import { nameOf, role, summaries, tablesNow, tournament } from '../event.ts';
import { deskAddress } from '../address.ts';
import { roundName } from './said.ts';
import { deskWords } from './words.ts';

/** Next to the tables of free play: starts the next match, and lists matches that have left the board, latest first. */
export function EarlierMatches() {
  const said = deskWords.value;
  const now = new Set(tablesNow.value.map(({ table }) => table.match));
  const earlier = (tournament.value?.rounds ?? [])
    .flatMap(({ round, tables }) => tables.map((table) => ({ round, table })))
    .filter(({ table }) => !now.has(table.match))
    .toReversed();
  return (
    <section class={card.card} aria-label={said.free.earlier(earlier.length)}>
      {role.value === 'organiser' && (
        <div class="row">
          <a class={button.primary} href={deskAddress('round')}>
            {said.free.heading}
          </a>
        </div>
      )}
      <details class={fold.fold}>
        <summary>{said.free.earlier(earlier.length)}</summary>
        <ul class="stack">
          {earlier.map(({ round, table }) => (
            <li key={table.match}>
              <a href={deskAddress('board', String(round), String(table.table))}>
                {locale.value.rule(roundName(round), said.table(table.table))}
              </a>{' '}
              <span class="breaks">{locale.value.commas(table.players.map(nameOf))}</span>{' '}
              <span class="note">{said.board.status[tableStatus(table, summaries.value.get(table.match))]}</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
