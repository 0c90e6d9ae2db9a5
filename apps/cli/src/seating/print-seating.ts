import { WINDS } from '@tenbo/engine';
import { type Locale, describeCertificate, seatingWordsOf } from '@tenbo/i18n';
import { type Round, certify } from '@tenbo/seating';

import { alignRows } from '../output/columns.ts';
import { printSections } from '../match/print-match.ts';
import type { Players } from './files.ts';
import type { Plan } from './plan.ts';
import type { Terminal } from '../output/terminal.ts';

/** A plan for a person to read: a table for each new round, and its certificate. */
export function printSeating(plan: Plan, players: Players, locale: Locale, terminal: Terminal): string {
  const { field, rounds, seed, changed } = plan;
  const words = seatingWordsOf(locale);
  const { title, headings, rows } = describeCertificate(certify(field, rounds), words, locale);
  const [heads = '', ...figures] = alignRows([headings, ...rows], ['left', 'right', 'right']);
  const played = field.played?.length ?? 0;
  return printSections([
    ...rounds.map((round, r) => [
      terminal.strong(words.round(played + r + 1)),
      ...roundLines(round, field.seats ?? 4, players, locale, terminal),
    ]),
    [terminal.strong(title), terminal.quiet(heads), ...figures],
    [...(changed === undefined ? [] : [words.changed(changed)]), ...(seed === undefined ? [] : [words.seed(seed)])],
  ]);
}

function roundLines(
  { tables, byes }: Round,
  seats: number,
  players: Players,
  locale: Locale,
  { quiet }: Terminal,
): readonly string[] {
  const words = seatingWordsOf(locale);
  const winds = WINDS.slice(0, seats);
  const headings = [words.table, ...winds.map((wind) => locale.seats[wind])];
  const rows = tables.flatMap((table, number) =>
    table.length > 0 ? [[String(number + 1), ...table.map((player) => players.nameOf(player))]] : [],
  );
  const side = players.names.length > 0 ? ('left' as const) : ('right' as const);
  const [heads = '', ...lines] = alignRows([headings, ...rows], ['right', ...winds.map(() => side)]);
  const resting = byes.map((player) => players.nameOf(player));
  return [quiet(heads), ...lines, ...(resting.length > 0 ? [locale.rule(words.sitOut, locale.commas(resting))] : [])];
}

/** The number that each player drew. */
export function printDraw(names: readonly string[], seed: string, locale: Locale, { strong }: Terminal): string {
  const words = seatingWordsOf(locale);
  const rows = names.map((name, i) => [String(i + 1), name]);
  return printSections([[strong(words.drawn), ...alignRows(rows, ['right', 'left'])], [words.seed(seed)]]);
}

/** The most names to list. */
const MOST_AWAY = 10;

/** The players who have no place in a round that was played: if a line of the file was lost, it shows here. */
export function saidAway({ field }: Plan, players: Players, locale: Locale): readonly string[] {
  return (field.played ?? []).flatMap(({ tables, byes }, r) => {
    const there = new Set([...tables.flat(), ...byes]);
    const away = Array.from({ length: players.count }, (_, player) => player).filter((player) => !there.has(player));
    if (away.length === 0) return [];
    const named = away.slice(0, MOST_AWAY).map((player) => players.nameOf(player));
    return [seatingWordsOf(locale).away(r + 1, named, away.length - named.length)];
  });
}
