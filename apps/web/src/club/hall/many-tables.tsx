import type { TournamentStanding } from '@tenbo/ledger';
import { type PlayedTable, type TournamentRound, standingsOf, tableStatus } from '@tenbo/tournament';
import type { CSSProperties } from 'preact';

import { locale } from '../../prefs.ts';
import { afterText } from '../desk/texts.ts';
import { HiddenResults } from '../desk/hidden-results.tsx';
import { deskWords } from '../desk/words.ts';
import { hidesResults, nameOf, now, summaries, tablesNow, tournament } from '../event.ts';
import { PlaceRow, Seated } from './rows.tsx';
import styles from './many-tables.module.css';
import { gridFor, pageAt, pagesOf } from './pages.ts';

/** How many tables and how many places fit on one screen. */
const TABLES = 40;
const PLACES = 60;

/** More tables than fit beside a clock: they fill the screen, and take turns with the standings while the round is played. */
export function ManyTables({ round }: { readonly round: TournamentRound }) {
  const standings = tournament.value && !hidesResults.value ? standingsOf(tournament.value, summaries.value) : [];
  const isBefore = round.clock === undefined && tournament.value?.plan.minutes !== undefined && !round.isClosed;
  const tables = round.isClosed ? [] : pagesOf(tablesNow.value, TABLES);
  const places = isBefore || standings.every(({ results }) => results.length === 0) ? [] : pagesOf(standings, PLACES);
  const { page } = pageAt(
    [...tables.map((shown) => ({ tables: shown })), ...places.map((shown) => ({ places: shown }))],
    now.value,
  );
  if (!page && hidesResults.value)
    return (
      <section class={styles.screen}>
        <HiddenResults />
      </section>
    );
  if (!page) return null;
  return 'tables' in page ? (
    <Tables shown={page.tables} byes={round.byes} />
  ) : (
    <Places shown={page.places} heading={afterText(standings)} />
  );
}

/** The numbers of columns and rows, for the sizes of letters. */
function sizesFor(count: number): CSSProperties {
  const { columns, rows } = gridFor(count);
  return { '--columns': columns, '--rows': rows };
}

function Tables({ shown, byes }: { readonly shown: readonly PlayedTable[]; readonly byes: readonly string[] }) {
  const texts = deskWords.value.hall;
  return (
    <section class={styles.screen} aria-label={texts.tables}>
      <ol class={styles.tables} style={sizesFor(shown.length)}>
        {shown.map((one) => (
          <Table key={one.table.match} {...one} />
        ))}
      </ol>
      {byes.length > 0 && <p>{locale.value.rule(texts.byes, locale.value.commas(byes.map(nameOf)))}</p>}
    </section>
  );
}

function Table({ table }: PlayedTable) {
  const status = tableStatus(table, summaries.value.get(table.match));
  const isDone = status === 'over' || status === 'agreed';
  return (
    <li class={styles.table} data-done={isDone}>
      <span class="figure">{table.table}</span>
      <Seated table={table} />
      {isDone && <span class="hidden">{deskWords.value.hall.finished}</span>}
    </li>
  );
}

function Places({ shown, heading }: { readonly shown: readonly TournamentStanding[]; readonly heading: string }) {
  return (
    <section class={styles.screen} aria-label={deskWords.value.hall.standings}>
      <p>{heading}</p>
      <ol class={styles.places}>
        {shown.map((one) => (
          <PlaceRow key={one.player} standing={one} />
        ))}
      </ol>
    </section>
  );
}
