import { type PointStep, type RuleSet, type Seat, sharesOf } from '@tenbo/engine';
import { type Conditions, type MatchState, type PlaceConditions, dealerAt } from '@tenbo/ledger';

import type { Locale } from './locale.ts';
import { nameOf, namesOf } from './player-names.ts';
import { type TenpaiCase, tenpaiCases } from './tenpai-cases.ts';
import { describeShares } from './value-text.ts';

/** What it takes a player to end in each place, in words. */
export interface ConditionsText {
  /** "Ben is 2nd". */
  readonly now: string;
  /** A line a place that is better than theirs, and one for keeping theirs at a draw. */
  readonly places: readonly string[];
  /** The wins of others that cost them their place. */
  readonly threats: string;
}

/**
 * What it takes a player to end in each place, in words. Points are those of the hand, honba and sticks left out.
 *
 * @example
 * import { presets, unwrap } from '@tenbo/engine';
 * import { conditions, newMatch } from '@tenbo/ledger';
 * const start = { type: 'matchStarted', version: 2, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * const { state } = unwrap(newMatch({ id: 'a', after: [], event: start }));
 * const played = { ...state, kyoku: 7, scores: [30_000, 22_000, 24_000, 24_000] };
 * describeConditions(conditions(played, 1), played, localeOf('en')).places[0]; // → 'To be 1st: ron from Aki 4,500+, from Chie and Dai 12,000+, tsumo 1,800/3,600+'
 */
export function describeConditions(
  { seat, place, places, threats }: Conditions,
  state: MatchState,
  locale: Locale,
): ConditionsText {
  const words = locale.match.conditions;
  const last = place === state.players.length;
  const all = places.at(-1)?.draws ?? [];
  const better = places.slice(0, place - 1).map((one) => {
    const ways = [...winWays(seat, one, state, locale), ...drawWays(one.draws, all, state, locale)];
    return words.toBe(locale.match.place(one.place), 'reach', ways);
  });
  const kept = drawWays(places[place - 1]?.draws ?? [], all, state, locale);
  const costs = [...Map.groupBy(threats, ({ winner }) => winner)].map(([winner, own]) => {
    const rons = own.flatMap(({ from, step }) => (from === undefined ? [] : [{ from, step }]));
    const tsumo = own.find(({ from }) => from === undefined)?.step;
    return words.threat(nameOf(winner, state.players, locale), winWays(winner, { rons, tsumo }, state, locale));
  });
  return {
    now: words.now(nameOf(seat, state.players, locale), locale.match.place(place)),
    places: last || kept.length === 0 ? better : [...better, words.toBe(locale.match.place(place), 'keep', kept)],
    threats: costs.length > 0 ? words.threats(locale.match.place(place), costs) : words.safe(locale.match.place(place)),
  };
}

/** The least ron from each and the least tsumo, those from whom it is the same together. */
function winWays(
  winner: Seat,
  { rons, tsumo }: Pick<PlaceConditions, 'rons' | 'tsumo'>,
  state: MatchState,
  locale: Locale,
): string[] {
  const words = locale.match.conditions;
  const enough = rons
    .toSorted((one, other) => one.from - other.from)
    .flatMap(({ from, step }) => (step ? [{ from, points: stepText(step, 'ron', winner, state, locale) }] : []));
  const parts = [...Map.groupBy(enough, ({ points }) => points)].map(([points, same]) => {
    const from = same.map((one) => one.from);
    return words.from(namesOf(from, state.players, locale), points);
  });
  return [
    ...(parts.length > 0 ? [words.rons(parts)] : []),
    ...(tsumo ? [words.tsumo(stepText(tsumo, 'tsumo', winner, state, locale))] : []),
  ];
}

function stepText(
  { basePoints }: PointStep,
  by: 'ron' | 'tsumo',
  winner: Seat,
  { rules, kyoku }: { readonly rules: RuleSet; readonly kyoku: number },
  locale: Locale,
): string {
  const dealer = winner === dealerAt({ kyoku }, rules.tiles.players);
  return describeShares(sharesOf(basePoints, { by, dealer }, rules), rules, locale);
}

type Draws = PlaceConditions['draws'];

/** The draws that do, or those that do not where that is said in fewer words. */
function drawWays(draws: Draws, all: Draws, { players }: MatchState, locale: Locale): string[] {
  const words = locale.match.conditions;
  if (draws.length === 0) return [];
  if (draws.length === all.length) return [words.anyDraw];
  const told = new Set(draws.map(String));
  const { those = [], others = [] } = Object.groupBy(all, (tenpai) => (told.has(String(tenpai)) ? 'those' : 'others'));
  const [cases, exceptions] = [tenpaiCases(those, all), tenpaiCases(others, all)];
  const name = (seat: Seat) => nameOf(seat, players, locale);
  const named = (some: readonly TenpaiCase[]) =>
    some.map(({ tenpai, noten }) => ({ tenpai: tenpai.map(name), noten: noten.map(name) }));
  return [exceptions.length < cases.length ? words.drawsExcept(named(exceptions)) : words.draws(named(cases))];
}
