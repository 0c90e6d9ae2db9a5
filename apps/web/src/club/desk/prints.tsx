import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { standingsOf } from '@tenbo/tournament';

import { route } from '../../router.ts';
import button from '../../ui/button.module.css';
import place from '../../ui/place.module.css';
import { event, isHidden, nameOf, role, summaries, tournament } from '../event.ts';
import { deskAddress } from '../address.ts';
import { HiddenResults, OnlyOfficials } from './hidden-results.tsx';
import { readLinks } from './links-store.ts';
import { OnlyHere } from './only-here.tsx';
import { PlayerCodes } from './print-players.tsx';
import { ScoreSheets } from './print-sheets.tsx';
import { SeatCards } from './print-seats.tsx';
import { TableCards } from './print-tables.tsx';
import { afterText } from './said.ts';
import { StandingsTable } from './standings-table.tsx';
import { deskWords } from './words.ts';

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
  const said = deskWords.value.print;
  const [, , , named = 'cards'] = route.value.path;
  const shown = PRINTS.find((one) => one === named) ?? 'cards';
  const Shown = SHOWN[shown];
  useEffect(() => {
    if (role.value === 'organiser') void readLinks();
  }, [event.value]);
  return (
    <section class={place.place}>
      <h2 class="unprinted">{said.heading}</h2>
      <div class="row unprinted">
        {PRINTS.map((one) => (
          <a key={one} class={button.button} href={deskAddress('print', one)} aria-current={one === shown ? 'page' : undefined}>
            {said[one]}
          </a>
        ))}
        <button type="button" class={button.primary} onClick={() => print()}>
          {said.print}
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
