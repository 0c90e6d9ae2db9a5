import {
  type Locale,
  describeAside,
  describeConflict,
  describeHand,
  describeNext,
  describeSettlement,
  describeSticks,
  ruleSetName,
} from '@tenbo/i18n';
import { type Conflict, type HandLine, type Match, type MatchState, type WayOut, append, settleMatch } from '@tenbo/ledger';

import { alignCells, alignRows, widestOf, wrapRows, wrapText } from '../output/columns.ts';
import { entryFor } from './store.ts';
import type { Terminal } from '../output/terminal.ts';

const INDENT = '  ';
/** The gap between columns. */
const GAP = 2;
/** The minimum width of the column for how a hand ended. */
const NARROW = 20;

/** Parts of a match that are shown only on request. */
interface PrintOptions {
  /** The value of 1,000 points in money. */
  readonly unit: number | undefined;
  readonly sticks: boolean;
}

/** A match for a person to read: hand by hand, what does not fit, points as sticks, and the settlement. */
export function printMatch(match: Match, locale: Locale, terminal: Terminal, { unit, sticks }: PrintOptions): string {
  const { state } = match;
  return printSections([
    [terminal.strong(titleOf(state, locale))],
    state.hands.length > 0 ? handLines(state, locale, terminal) : [locale.match.sheet.notBegun],
    [terminal.strong(describeNext(state, locale)), ...standLines(state, locale)],
    asideLines(state, locale, terminal),
    ...conflictSections(match, locale, terminal),
    noteLines(state, locale, terminal),
    sticks ? stickLines(state, locale, terminal) : [],
    settlementLines({ ...state, unit }, locale, terminal),
  ]);
}

/** Sections with an empty line between them, indented. */
export function printSections(sections: readonly (readonly string[])[]): string {
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map((line) => `${INDENT}${line}`.trimEnd() + '\n').join(''))
    .join('\n');
}

function titleOf({ players, rules }: MatchState, locale: Locale): string {
  return `${players.join(' · ')} — ${ruleSetName(rules, locale)}`;
}

/** A table with two lines per hand: its changes, and the points afterwards. */
function handLines(state: MatchState, locale: Locale, { columns, quiet }: Terminal): string[] {
  const { players } = state;
  const blocks = state.hands.map((line, i) => handRows(line, i + 1, state, locale));
  const start = state.start.map((points) => locale.number(points));
  const frame = [
    ['', '', '', ...players],
    ['', locale.match.sheet.start, '', ...start],
  ];
  const rows = [...frame, ...blocks.flat()];
  const others = rows[0]?.map((_, column) => (column === OUTCOME ? 0 : widestOf(rows, column) + GAP)) ?? [];
  const room = Math.max(NARROW, columns - INDENT.length - others.reduce((sum, width) => sum + width, 0));
  const widths = frame[0]?.map((_, column) => (column === OUTCOME ? room : Infinity)) ?? [];
  const wrapped = [frame, ...blocks].map((block) => block.flatMap((row) => wrapRows([row], widths)));
  const packed = wrapped.map(lifted);
  const lines = alignRows(packed.flatMap((block) => [...block, []]).slice(0, -1), [
    'right',
    'left',
    'left',
    ...players.map(() => 'right' as const),
  ]);
  return lines.map((line, i) => (i === 0 ? quiet(line) : line));
}

const OUTCOME = 2;

/** The two rows of a hand. */
function handRows(line: HandLine, number: number, state: MatchState, locale: Locale): readonly (readonly string[])[] {
  const { position, outcome } = describeHand(line, state, locale);
  return [
    [String(number), position[0], outcome, ...line.deltas.map(locale.match.sheet.change)],
    ['', position[1], '', ...line.scores.map(locale.number)],
  ];
}

/** Moves the second row of a hand up next to the second line of how the hand ended. */
function lifted(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const second = rows.at(-1);
  const [first, next, ...more] = rows.slice(0, -1);
  if (!first || !next || !second) return rows;
  return [first, second.map((text, column) => (column === OUTCOME ? (next[column] as string) : text)), ...more];
}

/** Everything about the state of a match other than points. */
export function standLines(state: MatchState, locale: Locale): string[] {
  const { sheet, mayEnd } = locale.match;
  const penalties = state.penalties.flatMap((ranking, seat) =>
    ranking > 0 ? [sheet.penalty(state.players[seat] as string, locale.match.ranking(-1000 * ranking))] : [],
  );
  const open = state.end === undefined;
  return [
    ...(state.mayEnd && open ? [mayEnd[state.mayEnd]] : []),
    ...(state.handsLeft !== undefined && open ? [sheet.time(state.handsLeft)] : []),
    ...penalties,
  ];
}

/** Entries of hands in the order of the numbers that commands use: first those in the match, then those set aside. */
export function numberedHands({ hands, aside }: MatchState): readonly string[] {
  const set = aside.filter(({ entry }) => entry.event.type === 'handEnded');
  return [...hands.map(({ entry }) => entry), ...set.map(({ entry }) => entry.id)];
}

/** Entries that do not fit; hands have the numbers by which they can be replaced. */
export function asideLines(state: MatchState, locale: Locale, { alarm, columns }: Terminal): string[] {
  if (state.aside.length === 0) return [];
  const numbers = numberedHands(state);
  const rows = state.aside.map((aside) => [
    numbers.includes(aside.entry.id) ? String(numbers.indexOf(aside.entry.id) + 1) : '',
    describeAside(aside, state, locale),
  ]);
  const room = columns - INDENT.length - widestOf(rows, 0) - GAP;
  return [alarm(locale.match.sheet.aside), ...alignRows(wrapRows(rows, [Infinity, room]), ['right', 'left'])];
}

/** A way to resolve a conflict: its letter and its description. */
interface LetteredWay {
  readonly letter: string;
  readonly way: WayOut;
  readonly text: string;
}

/** The ways to resolve all conflicts, lettered `a` to `z`, `aa` and so on. */
export function letteredWays(conflicts: readonly Conflict[], match: Match, locale: Locale): readonly (readonly LetteredWay[])[] {
  let count = 0;
  return conflicts.map((conflict) => {
    const texts = describeConflict(conflict, match, locale).ways;
    return conflict.ways.map((way, i) => ({ letter: letterOf(count++), way, text: texts[i]?.text ?? '' }));
  });
}

function letterOf(nth: number): string {
  const last = String.fromCodePoint('a'.codePointAt(0)! + (nth % 26));
  return nth < 26 ? last : letterOf(Math.floor(nth / 26) - 1) + last;
}

/** Each conflict with the ways to resolve it, and the points and next hand that each leads to. */
export function conflictSections(match: Match, locale: Locale, { alarm, quiet, columns }: Terminal): readonly string[][] {
  const { sheet } = locale.match;
  const { conflicts } = match.state;
  const wrapped = (text: string) => wrapText(text, columns - INDENT.length);
  return letteredWays(conflicts, match, locale).map((ways, i) => [
    ...wrapped(describeConflict(conflicts[i] as Conflict, match, locale).title).map(alarm),
    ...ways.flatMap(({ letter, way, text }) => [
      ...wrapped(sheet.way(letter, text)),
      ...wrapped(outcomeOf(way, match, locale)).map(quiet),
    ]),
    ...wrapped(sheet.choose(ways.map(({ letter }) => letter))),
  ]);
}

/** The points and the next hand after a conflict is resolved in one way. */
function outcomeOf({ decision }: WayOut, match: Match, locale: Locale): string {
  const after = append(match, entryFor(decision, match));
  if (!after.ok) return '';
  const { state } = after.value;
  const points = state.players.map((player, seat) => `${player} ${locale.number(state.scores[seat] as number)}`);
  return `${INDENT.repeat(2)}${points.join(' · ')} · ${describeNext(state, locale)}`;
}

function noteLines({ notes }: MatchState, locale: Locale, { strong, columns }: Terminal): string[] {
  if (notes.length === 0) return [];
  return [strong(locale.match.sheet.notes), ...notes.flatMap(({ text }) => wrapText(text, columns - INDENT.length))];
}

function stickLines({ scores, players }: MatchState, locale: Locale, { strong }: Terminal): string[] {
  const { headings, rows } = describeSticks(scores, players, locale);
  const align = headings.map((_, column) => (column === 0 ? ('left' as const) : ('right' as const)));
  return [strong(locale.match.sheet.pointSticks), ...alignRows([headings, ...rows], align)];
}

/** The settlement; before the end, as if the match ended now. */
function settlementLines(
  state: MatchState & { readonly unit: number | undefined },
  locale: Locale,
  { strong }: Terminal,
): string[] {
  const { sheet } = locale.match;
  const { headings, rows, sums } = describeSettlement(settleMatch(state, state.rules), state.players, locale);
  const align = headings.map((_, column) => (column < 2 ? ('left' as const) : ('right' as const)));
  const heading = state.end === undefined ? sheet.asIfNow : sheet.settlement;
  const cells = alignCells([headings, ...rows], align).map((line) => line.join(' '.repeat(GAP)).trimEnd());
  return [strong(heading), ...cells, sums];
}
