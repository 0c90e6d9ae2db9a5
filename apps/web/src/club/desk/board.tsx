import { type TournamentRound, isAgreed } from '@tenbo/tournament';

import { locale } from '../../prefs.ts';
import card from '../../ui/card.module.css';
import place from '../../ui/place.module.css';
import { isOfficial, nameOf, now, role, summaries, tablesNow, tournament } from '../event.ts';
import { ActButton } from './act-button.tsx';
import { deskAddress } from '../address.ts';
import styles from './board.module.css';
import { Clock } from './clock.tsx';
import { EarlierMatches } from './earlier-matches.tsx';
import { late } from './late.ts';
import { NeedsList } from './needs-list.tsx';
import { needsOf } from './needs.ts';
import { TableCard } from './table-card.tsx';
import { deskWords } from './words.ts';

/** What needs a person, the buttons for the round itself, and all its tables. */
export function Board() {
  const said = deskWords.value;
  const state = tournament.value;
  const round = state?.rounds.at(-1);
  const tables = tablesNow.value;
  if (!state || !round) {
    return (
      <p>
        {said.noRound}{' '}
        {role.value === 'organiser' && (
          <a href={deskAddress('round')}>{state?.plan.isFree ? said.free.heading : said.seating.heading(1)}</a>
        )}
      </p>
    );
  }
  // Only officials can see to anything.
  const needs = isOfficial.value
    ? needsOf({ tables, plan: state.plan, summaries: summaries.value, late: late.value, now: now.value })
    : [];
  return (
    <div class={styles.board} data-wide>
      <div class={place.place}>
        {isOfficial.value && <NeedsList needs={needs} />}
        {state.plan.isFree ? (
          <EarlierMatches />
        ) : (
          <>
            <Closing round={round} />
            <Clock round={round} />
          </>
        )}
        {round.byes.length > 0 && <p>{locale.value.rule(said.board.sitOut, locale.value.commas(round.byes.map(nameOf)))}</p>}
      </div>
      <section>
        <h2 class="hidden">{said.board.heading}</h2>
        {tables.length === 0 && <p>{said.free.none}</p>}
        <ul class={styles.cards}>
          {tables.map((one) => (
            <TableCard key={one.table.match} {...one} need={needs.find(({ table }) => table.match === one.table.match)} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function Closing({ round }: { readonly round: TournamentRound }) {
  const said = deskWords.value.board;
  const agreed = round.tables.filter((table) => isAgreed(table, summaries.value.get(table.match)?.digest)).length;
  return (
    <section class={card.card} aria-label={deskWords.value.round(round.round)}>
      <p role="status">{round.isClosed ? said.closed(round.round) : said.agreedTables(agreed, round.tables.length)}</p>
      {isOfficial.value && (
        <div class="row">
          {!round.isClosed && (
            <ActButton act={{ type: 'roundClosed', round: round.round }} isPrimary={agreed === round.tables.length}>
              {said.close(round.round)}
            </ActButton>
          )}
          {round.isClosed && (
            <ActButton act={{ type: 'roundReopened', round: round.round }}>{said.reopen(round.round)}</ActButton>
          )}
        </div>
      )}
    </section>
  );
}
