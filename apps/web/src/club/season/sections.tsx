// A season's statistics as the pages of an event and of a player show them: in tables, and wins with their tiles.
import { type SeasonSection, type SeasonText, describeSeason } from '@tenbo/i18n';
import { type NotedWin, type SeasonTable, type SeasonView, viewSeason } from '@tenbo/ledger';

import { HandTiles } from '../../ui/hand-tiles.tsx';
import { laidWin } from '../../ui/laid-win.ts';
import place from '../../ui/place.module.css';
import { Table } from '../../ui/table.tsx';
import { locale } from '../../prefs.ts';
import { deskAddress } from '../address.ts';
import { nameOf } from '../event.ts';
import styles from './season.module.css';
import { nameOfMatch, tableOf } from './store.tsx';
import { seasonPageWords, seasonWords } from './words.ts';
import { named } from './event-season.ts';

interface WinsProps {
  readonly wins: readonly WinText[];
  /** Whether all are wins of the player whose page this is. */
  readonly isOfOne?: boolean;
}

/** Wins with their tiles, where those were entered. */
export function WinList({ wins, isOfOne = false }: WinsProps) {
  return (
    <ol class={styles.wins}>
      {wins.map(({ win, cells: [name, value, yaku, , match, hand, points] }, i) => {
        return (
          <li key={i}>
            <strong class="figure">{points}</strong>
            <p class="breaks">
              {!isOfOne && (
                <>
                  <a href={deskAddress('players', win.player)}>
                    <strong>{name}</strong>
                  </a>{' '}
                </>
              )}
              {value} · <Way win={win} />
            </p>
            {win.tiles && <HandTiles {...laidWin(win.tiles)} />}
            {yaku !== '' && <p class="note">{yaku}</p>}
            <p class="note">
              <MatchLink match={win.match}>{match ?? ''}</MatchLink> · {hand}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

/** "ron from Aki". */
function Way({ win: { discarder } }: { readonly win: NotedWin }) {
  const texts = seasonPageWords.value.gallery;
  return <>{discarder === undefined ? texts.tsumo : texts.ron(nameOf(discarder))}</>;
}

/** A link to the table where a match is or was played. */
export function MatchLink({ match, children }: { readonly match: string; readonly children: string }) {
  const at = tableOf.value.get(match);
  return at ? <a href={deskAddress('board', String(at.round), String(at.table))}>{children}</a> : <>{children}</>;
}

interface TablesProps {
  readonly text: SeasonText;
  /** Which sections to show, in this order; empty ones are left out. */
  readonly ids: readonly SeasonSection[];
}

/** A table with more columns than this takes the full width. */
const MOST_BESIDE = 6;

/** Sections of a season as tables, each with a note on what it leaves out. */
export function SectionTables({ text: { sections }, ids }: TablesProps) {
  return (
    <div class={place.wide}>
      {ids
        .flatMap((id) => sections.filter((section) => section.id === id))
        .map(({ id, title, headings, rows, note }) => (
          <div key={id} class={`stack ${headings.length > MOST_BESIDE ? 'across' : ''}`}>
            <Table title={title} columns={headings} rows={rows} />
            {note !== undefined && <p class="note">{note}</p>}
          </div>
        ))}
    </div>
  );
}

/** A season as it is shown: by ids, which links need, and in words. */
export interface ShownSeason {
  readonly view: SeasonView;
  readonly text: SeasonText;
}

/** A season, or one player's part of it, ready to show. */
export function shownSeason(table: SeasonTable, only?: string): ShownSeason {
  const view = viewSeason(table, { order: 'total', least: 1, ...(only !== undefined && { only }) });
  return { view, text: describeSeason(named(view, nameOf, nameOfMatch), seasonWords.value, locale.value) };
}

/** A win and its cells as text, as in the section of i18n. */
export interface WinText {
  readonly win: NotedWin;
  readonly cells: readonly string[];
}

/** The most expensive wins, or every yakuman, as text; the most expensive first. */
export function winsOf(id: 'biggest' | 'yakuman', shown: readonly ShownSeason[]): readonly WinText[] {
  const wins = shown.flatMap(({ view, text }) => {
    const rows = text.sections.find((section) => section.id === id)?.rows ?? [];
    return view[id].map((win, i) => ({ win, cells: rows[i] ?? [] }));
  });
  return wins.toSorted((one, other) => other.win.points - one.win.points);
}
