// Sheets and cards as they will be printed.
import { WINDS, startOf } from '@tenbo/engine';
import { ruleSetName } from '@tenbo/i18n';
import { type TournamentRound, type TournamentTable, standingsOf } from '@tenbo/tournament';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';

import { route } from '../../router.ts';
import button from '../../ui/button.module.css';
import place from '../../ui/place.module.css';
import { locale } from '../../prefs.ts';
import { windCharacter } from '../../ui/wind.tsx';
import { event, isHidden, nameOf, role, summaries, tablesNow, tournament } from '../event.ts';
import { deskAddress } from '../address.ts';
import { HiddenResults, OnlyOfficials } from './hidden-results.tsx';
import { readLinks } from './links-store.ts';
import { OnlyHere } from './link-code.tsx';
import { PlayerCodes, SeatCards, TableCards } from './print-cards.tsx';
import { afterText, roundText } from './texts.ts';
import { StandingsTable } from './standings-table.tsx';
import { deskWords } from './words.ts';
import styles from './prints.module.css';

/** What can be printed, by its name in the address: `#/match/club/desk/print/cards`. */
const PRINTS = ['cards', 'seats', 'sheets', 'standings', 'players'] as const;
type Print = (typeof PRINTS)[number];

const SHOWN: Readonly<Record<Print, ComponentType>> = {
  cards: TableCards,
  seats: SeatCards,
  sheets: ScoreSheets,
  standings: PrintedStandings,
  players: PlayerCodes,
};

/** Sheets and cards as they will be printed. */
export function Prints() {
  const texts = deskWords.value.print;
  const [, , , named = 'cards'] = route.value.path;
  const shown = PRINTS.find((one) => one === named) ?? 'cards';
  const Shown = SHOWN[shown];
  useEffect(() => {
    if (role.value === 'organiser') void readLinks();
  }, [event.value]);
  return (
    <section class={place.place}>
      <h2 class="unprinted">{texts.heading}</h2>
      <div class="row unprinted">
        {PRINTS.map((one) => (
          <a key={one} class={button.button} href={deskAddress('print', one)} aria-current={one === shown ? 'page' : undefined}>
            {texts[one]}
          </a>
        ))}
        <button type="button" class={button.primary} onClick={() => print()}>
          {texts.print}
        </button>
      </div>
      {(shown === 'cards' || shown === 'players') && <OnlyHere />}
      {shown === 'standings' || shown === 'players' || tournament.value?.rounds.length ? (
        <Shown />
      ) : (
        <p>{deskWords.value.noRound}</p>
      )}
    </section>
  );
}

function PrintedStandings() {
  const state = tournament.value;
  if (!state) return null;
  if (isHidden.value) return <HiddenResults />;
  const standings = standingsOf(state, summaries.value);
  return (
    <>
      <OnlyOfficials />
      <h3>
        {state.plan.title} · {afterText(standings)}
      </h3>
      <StandingsTable standings={standings} nameOf={nameOf} />
    </>
  );
}

/** Empty lines per sheet: room for a hanchan with repeats. */
const LINES = 16;

/** A score sheet for each table, to fill in by hand. */
function ScoreSheets() {
  return (
    <>
      {tablesNow.value.map(({ round, table }) => (
        <Sheet key={table.match} round={round} table={table} />
      ))}
    </>
  );
}

function Sheet({ round, table }: { readonly round: TournamentRound; readonly table: TournamentTable }) {
  const texts = deskWords.value;
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
    <article class={styles.sheet} tabIndex={0} aria-label={texts.table(table.table)}>
      <h3 class="ends">
        <span>
          {tournament.value?.plan.title} · {roundText()} · {texts.table(table.table)}
        </span>
        <span class={styles.second}>{ruleSetName(round.rules, locale.value)}</span>
      </h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.print.hand}</th>
            <th scope="col">{texts.print.honba}</th>
            <th scope="col">{texts.print.win}</th>
            <th scope="col">{texts.print.worth}</th>
            {table.players.map((player, seat) => (
              <th key={seat} scope="col">
                {windCharacter(WINDS[seat] ?? 'E')} {nameOf(player)}
              </th>
            ))}
          </tr>
          <tr>
            <th scope="row" colSpan={4}>
              {texts.print.start}
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
          {line(texts.print.final)}
          {line(texts.print.result)}
          {line(texts.print.signatures)}
        </tbody>
      </table>
      <p>{texts.print.referee}</p>
    </article>
  );
}
