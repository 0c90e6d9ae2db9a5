import { type PointStep, type RuleSet, type Seat, type WonBy, sharesOf } from '@tenbo/engine';
import { type Conditions, type MatchState, type PlaceConditions, type StepRange, type WinRanges, dealerAt } from '@tenbo/ledger';

import type { Locale } from '../locale.ts';
import { nameOf, namesOf } from './describe-position.ts';
import { describeShares } from '../win/value-text.ts';

/** A player's ways to end in each place, in words. */
export interface ConditionsText {
  /** "Ben is second". */
  readonly now: string;
  /** A line for each better place, and one for keeping the current place at a draw. */
  readonly places: readonly string[];
  /** The wins of others that would cost the player this place. */
  readonly threats: string;
  /** The player's wins, and the draws, after which the match continues; undefined if all of them end it. */
  readonly goesOn: string | undefined;
}

/**
 * A player's ways to end in each place, in words. Points are those of the hand, without honba and sticks.
 *
 * @example
 * import { presets, unwrap } from '@tenbo/engine';
 * import { conditions, newMatch } from '@tenbo/ledger';
 * const start = { type: 'matchStarted', version: 3, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * const { state } = unwrap(newMatch({ id: 'a', after: [], event: start }));
 * const played = { ...state, kyoku: 7, scores: [30_000, 22_000, 24_000, 24_000] };
 * describeConditions(conditions(played, 1), played, localeOf('en')).places[0]; // → 'To finish 1st: ron from Aki 4,500 or more, from Chie and Dai 12,000 or more, tsumo 1,800/3,600 or more'
 */
export function describeConditions(
  { seat, place, places, threats, goesOn }: Conditions,
  state: MatchState,
  locale: Locale,
): ConditionsText {
  const words = locale.match.conditions;
  const last = place === state.players.length;
  const name = (nth: number) => locale.match.place(nth, state.players.length);
  const all = places.at(-1)?.draws ?? [];
  const better = places.slice(0, place - 1).map((one) => {
    const ways = [...winWays(seat, leastWins(one), state, locale), ...drawWays(one.draws, all, state, locale)];
    return words.toBe(name(one.place), 'reach', ways);
  });
  const kept = drawWays(places[place - 1]?.draws ?? [], all, state, locale);
  const costs = [...Map.groupBy(threats, ({ winner }) => winner)].map(([winner, own]) => {
    return words.threat(nameOf(winner, state.players, locale), winWays(winner, own, state, locale));
  });
  const open = [...winWays(seat, goesOn.wins, state, locale), ...drawWays(goesOn.draws, all, state, locale)];
  return {
    now: words.now(nameOf(seat, state.players, locale), name(place)),
    places: last || kept.length === 0 ? better : [...better, words.toBe(name(place), 'keep', kept)],
    threats: costs.length > 0 ? words.threats(name(place), costs) : words.safe(name(place)),
    goesOn: open.length > 0 ? words.goesOn(open) : undefined,
  };
}

/** All wins, from the smallest sufficient one. */
function leastWins({ rons, tsumo }: PlaceConditions): readonly WinRanges[] {
  return [...rons, { from: undefined, step: tsumo }].flatMap(({ from, step }) =>
    step ? [{ from, ranges: [{ least: step, most: undefined }] }] : [],
  );
}

/** The rons from each player, grouped if equal, and the tsumo. */
function winWays(winner: Seat, wins: readonly WinRanges[], state: MatchState, locale: Locale): string[] {
  const words = locale.match.conditions;
  const amount = ({ from, ranges }: WinRanges) => amountText(ranges, from, winner, state, locale);
  const rons = wins.flatMap((one) => (one.from === undefined ? [] : [{ from: one.from, amount: amount(one) }]));
  const inOrder = rons.toSorted((one, other) => one.from - other.from);
  const parts = [...Map.groupBy(inOrder, (one) => one.amount)].map(([text, same]) => {
    const from = same.map((one) => one.from);
    return words.from(namesOf(from, state.players, locale), text);
  });
  const isAny = rons.length === state.players.length - 1 && rons.every((one) => one.amount === undefined);
  const tsumo = wins.filter(({ from }) => from === undefined).map((one) => words.tsumo(amount(one)));
  return rons.length > 0 ? [words.rons(isAny ? [] : parts), ...tsumo] : tsumo;
}

/** Undefined if any amount will do. */
function amountText(
  ranges: readonly StepRange[],
  from: Seat | undefined,
  winner: Seat,
  state: MatchState,
  locale: Locale,
): string | undefined {
  const text = (step: PointStep | undefined) =>
    step && stepText(step, from === undefined ? 'tsumo' : 'ron', winner, state, locale);
  const bounds = ranges.map(({ least, most }) => ({ least: text(least), most: text(most) }));
  const isAny = bounds.every(({ least, most }) => least === undefined && most === undefined);
  return isAny ? undefined : locale.match.conditions.amount(bounds);
}

function stepText(
  { basePoints }: PointStep,
  by: WonBy,
  winner: Seat,
  { rules, kyoku }: { readonly rules: RuleSet; readonly kyoku: number },
  locale: Locale,
): string {
  const dealer = winner === dealerAt({ kyoku }, rules.tiles.players);
  return describeShares(sharesOf(basePoints, { by, dealer }, rules), rules, locale);
}

type Draws = PlaceConditions['draws'];

/** The sufficient draws, or the insufficient ones if that is shorter. */
function drawWays(draws: Draws, all: Draws, { players }: MatchState, locale: Locale): string[] {
  const words = locale.match.conditions;
  if (draws.length === 0) return [];
  if (draws.length === all.length) return [words.anyDraw];
  const keys = new Set(draws.map(String));
  const { those = [], others = [] } = Object.groupBy(all, (tenpai) => (keys.has(String(tenpai)) ? 'those' : 'others'));
  const [cases, exceptions] = [tenpaiCases(those, all), tenpaiCases(others, all)];
  const name = (seat: Seat) => nameOf(seat, players, locale);
  const named = (some: readonly TenpaiCase[]) =>
    some.map(({ tenpai, noten }) => ({ tenpai: tenpai.map(name), noten: noten.map(name) }));
  return [exceptions.length < cases.length ? words.drawsExcept(named(exceptions)) : words.draws(named(cases))];
}

/** Draws, described by who must be in tenpai and who must not; the others may be either. */
interface TenpaiCase {
  readonly tenpai: readonly Seat[];
  readonly noten: readonly Seat[];
}

/** Describes some of all possible draws in few cases, chosen greedily, the widest first. */
export function tenpaiCases(draws: Draws, all: Draws): readonly TenpaiCase[] {
  const seats = [...new Set(all.flat())].toSorted((one, other) => one - other);
  const cases = casesOf(seats).filter((one) =>
    all.filter((tenpai) => fits(tenpai, one)).every((tenpai) => draws.includes(tenpai)),
  );
  const chosen: TenpaiCase[] = [];
  for (let left = draws; left.length > 0;) {
    const count = (one: TenpaiCase) => left.filter((tenpai) => fits(tenpai, one)).length;
    const best = cases.reduce((widest, one) => (count(one) > count(widest) ? one : widest));
    chosen.push(best);
    left = left.filter((tenpai) => !fits(tenpai, best));
  }
  return chosen;
}

function fits(drawn: readonly Seat[], { tenpai, noten }: TenpaiCase): boolean {
  return tenpai.every((seat) => drawn.includes(seat)) && !noten.some((seat) => drawn.includes(seat));
}

/** All cases: first those that name fewer players, then by seat. */
function casesOf(seats: readonly Seat[]): readonly TenpaiCase[] {
  const cases = seats.reduceRight<readonly TenpaiCase[]>(
    (some, seat) =>
      some.flatMap((one) => [one, { ...one, tenpai: [seat, ...one.tenpai] }, { ...one, noten: [seat, ...one.noten] }]),
    [{ tenpai: [], noten: [] }],
  );
  return cases.toSorted((one, other) => sizeOf(one) - sizeOf(other));
}

function sizeOf({ tenpai, noten }: TenpaiCase): number {
  return tenpai.length + noten.length;
}
