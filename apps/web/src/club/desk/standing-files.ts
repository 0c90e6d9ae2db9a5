// Standings as files: for a spreadsheet, as data, in EMA's columns.
import { BYTE_ORDER_MARK, csvLine } from '@tenbo/i18n';
import type { TournamentStanding } from '@tenbo/ledger';
import type { Plan, Tournament } from '@tenbo/tournament';

/** Totals are written in thousands of points. */
const THOUSAND = 1000;

/** Those that the standings are of: players, or teams. */
export interface Ranked {
  readonly nameOf: (one: string) => string;
  /** What else is known of a player. */
  readonly personOf: (one: string) => { readonly ema?: string | undefined; readonly country?: string | undefined } | undefined;
}

/** The headings of a file. */
export interface ColumnNames extends FigureNames {
  readonly place: string;
  readonly name: string;
  /** Of EMA's seven columns. */
  readonly emaColumns: readonly string[];
  readonly total: string;
  readonly penalties: string;
}

interface FigureNames {
  readonly round: (round: number) => string;
  readonly matches: string;
  readonly averagePlace: string;
}

/** A column that explains a player's total. */
export interface Figure {
  readonly heading: string;
  readonly unit: 'points' | 'matches' | 'place';
  /** Undefined for a player without such a figure. */
  readonly of: (one: TournamentStanding) => number | undefined;
}

/** A column for each round. In free play, where each match is a round, the number of matches and the average place instead. */
export function figuresOf(
  { isFree }: Pick<Plan, 'isFree'>,
  standings: readonly TournamentStanding[],
  names: FigureNames,
): readonly Figure[] {
  if (!isFree) {
    return roundsIn(standings).map((round) => ({
      heading: names.round(round),
      unit: 'points',
      of: (one) => totalIn(one, round),
    }));
  }
  return [
    { heading: names.matches, unit: 'matches', of: ({ results }) => results.length },
    { heading: names.averagePlace, unit: 'place', of: averagePlace },
  ];
}

function averagePlace({ results }: TournamentStanding): number | undefined {
  return results.length === 0 ? undefined : results.reduce((sum, { place }) => sum + place, 0) / results.length;
}

/** How many matches the standings count. */
export function matchesIn(standings: readonly TournamentStanding[]): number {
  return new Set(standings.flatMap(({ results }) => results.map(({ match }) => match))).size;
}

/** The rounds that anyone has a result of, in order. */
export function roundsIn(standings: readonly TournamentStanding[]): readonly number[] {
  const rounds = new Set(standings.flatMap(({ results }) => results.map(({ round }) => round)));
  return [...rounds].toSorted((one, other) => one - other);
}

/** The total from one round, in points; a team may have several matches in it. */
function totalIn({ results }: TournamentStanding, round: number): number | undefined {
  const own = results.filter((one) => one.round === round);
  return own.length === 0 ? undefined : own.reduce((sum, { total }) => sum + total, 0);
}

/** The columns for EMA numbers and countries, where anybody has one. */
function detailsIn(standings: readonly TournamentStanding[], { personOf }: Ranked, { emaColumns }: ColumnNames) {
  const all = [
    { heading: emaColumns[1] ?? '', of: (one: string) => personOf(one)?.ema },
    { heading: emaColumns[4] ?? '', of: (one: string) => personOf(one)?.country },
  ];
  return all.filter(({ of }) => standings.some(({ player }) => of(player) !== undefined));
}

/** Standings for a spreadsheet: a row per player or team, with the columns of `figuresOf`. */
export function standingsCsv(
  plan: Pick<Plan, 'isFree'>,
  standings: readonly TournamentStanding[],
  ranked: Ranked,
  names: ColumnNames,
): string {
  const figures = figuresOf(plan, standings, names);
  const details = detailsIn(standings, ranked, names);
  const head = [
    names.place,
    names.name,
    ...details.map(({ heading }) => heading),
    names.total,
    ...figures.map(({ heading }) => heading),
    names.penalties,
  ];
  const rows = standings.map((one) => [
    one.place,
    ranked.nameOf(one.player),
    ...details.map(({ of }) => of(one.player) ?? ''),
    one.total / THOUSAND,
    ...figures.map(({ of, unit }) => {
      const figure = of(one);
      if (figure === undefined) return '';
      return unit === 'points' ? figure / THOUSAND : unit === 'place' ? Number(figure.toFixed(3)) : figure;
    }),
    one.penalties / THOUSAND,
  ]);
  return BYTE_ORDER_MARK + [head, ...rows].map(csvLine).join('');
}

/** Standings as data, with ids and names; totals in points, so 38,900 is +38.9. */
export function standingsJson(
  { plan, rounds }: Tournament,
  standings: readonly TournamentStanding[],
  { nameOf, personOf }: Ranked,
): string {
  const document = {
    version: 1,
    title: plan.title,
    rounds: rounds.filter(({ isClosed }) => isClosed).length,
    standings: standings.map((one) => {
      const { ema, country } = personOf(one.player) ?? {};
      return { name: nameOf(one.player), ...(ema !== undefined && { ema }), ...(country !== undefined && { country }), ...one };
    }),
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

/**
 * Results in EMA's columns. House substitutes are not in the standings.
 *
 * @param heads the headings of the seven columns
 */
export function emaCsv(
  { penalties }: Tournament,
  standings: readonly TournamentStanding[],
  { nameOf, personOf }: Ranked,
  heads: readonly string[],
): string {
  const rows = standings.map(({ player, place, total }) => {
    const [last, first] = splitName(nameOf(player));
    const own = penalties.filter((one) => one.player === player).reduce((sum, one) => sum + one.total, 0);
    const { ema = '', country = '' } = personOf(player) ?? {};
    return [place, ema, last, first, country, total / THOUSAND, own / THOUSAND];
  });
  return BYTE_ORDER_MARK + [heads, ...rows].map(csvLine).join('');
}

/** Last and first name: split at a comma ("Suzuki, Aki"), or before the last word ("Aki Suzuki"). */
function splitName(name: string): readonly [last: string, first: string] {
  const [before = '', after] = name.split(/[,，]/u).map((part) => part.trim());
  if (after !== undefined) return [before, after];
  const words = name.trim().split(/\s+/u);
  return [words.at(-1) ?? '', words.slice(0, -1).join(' ')];
}
