import { WINDS, startOf } from '@tenbo/engine';
import { ruleSetName } from '@tenbo/i18n';
import type { TournamentRound, TournamentTable } from '@tenbo/tournament';

import { locale } from '../../prefs.ts';
import { windCharacter } from '../../ui/wind.tsx';
import { nameOf, tablesNow, tournament } from '../event.ts';
import styles from './prints.module.css';
import { roundText } from './said.ts';
import { deskWords } from './words.ts';

/** Empty lines per sheet: room for a hanchan with repeats. */
const LINES = 16;

/** A score sheet for each table, to fill in by hand. */
export function ScoreSheets() {
  return (
    <>
      {tablesNow.value.map(({ round, table }) => (
        <Sheet key={table.match} round={round} table={table} />
      ))}
    </>
  );
}

function Sheet({ round, table }: { readonly round: TournamentRound; readonly table: TournamentTable }) {
  const said = deskWords.value;
  const empty = table.players.map((_, seat) => <td key={seat} />);
  const line = (name: string) => (
    <tr>
      <th scope="row" colSpan={4}>
        {name}
      </th>
      {empty}
    </tr>
  );
  return (
    <article class={styles.sheet} tabIndex={0} aria-label={said.table(table.table)}>
      <h3 class="ends">
        <span>
          {tournament.value?.plan.title} · {roundText()} · {said.table(table.table)}
        </span>
        <span class={styles.second}>{ruleSetName(round.rules, locale.value)}</span>
      </h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{said.print.hand}</th>
            <th scope="col">{said.print.honba}</th>
            <th scope="col">{said.print.win}</th>
            <th scope="col">{said.print.worth}</th>
            {table.players.map((player, seat) => (
              <th key={seat} scope="col">
                {windCharacter(WINDS[seat] ?? 'E')} {nameOf(player)}
              </th>
            ))}
          </tr>
          <tr>
            <th scope="row" colSpan={4}>
              {said.print.start}
            </th>
            {startOf(round.rules).map((points, seat) => (
              <td key={seat}>{locale.value.number(points)}</td>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: LINES }, (_, i) => (
            <tr key={i}>
              <td />
              <td />
              <td />
              <td />
              {empty}
            </tr>
          ))}
          {line(said.print.final)}
          {line(said.print.result)}
          {line(said.print.signatures)}
        </tbody>
      </table>
      <p>{said.print.referee}</p>
    </article>
  );
}
