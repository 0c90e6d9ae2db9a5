import { type RuleSet, type Seat, type StandingRules, okaOf, startOf, targetOf } from '@tenbo/engine';

import { type Outcome, winnersOf } from './hand.ts';

/** The end of a match, before settlement. */
export interface FinalScores {
  /** Points of each seat. */
  readonly scores: readonly number[];
  /** Points each seat started with; `match.start` if absent. */
  readonly start?: readonly number[];
  /** Who laid each riichi stick left on the table. */
  readonly sticks: readonly Seat[];
  /** Ranking points deducted as penalties, by seat. */
  readonly penalties?: readonly number[];
  /** Chips won, by seat. */
  readonly chips?: readonly number[];
  /** The hands of the match, needed for yakitori. */
  readonly hands?: readonly PlayedHand[];
  /** Money per ranking point, in any currency. */
  readonly unit?: number | undefined;
}

/** The part of a hand that says who won it. */
interface PlayedHand {
  readonly hand: { readonly outcome: Outcome<{ readonly winner: Seat }> };
}

/** One player's settlement, one field per step. All but `place` and `money` are in points; 1,000 points are one ranking point. */
export interface Settlement {
  readonly seat: Seat;
  /** From 1; players with equal points share a place if the rules say so. */
  readonly place: number;
  /** Points at the end, including leftover riichi sticks. */
  readonly points: number;
  /** Points above or below the target. */
  readonly difference: number;
  /** What the first gets from everybody. */
  readonly oka: number;
  /** Difference and oka, rounded by the rules. */
  readonly rounded: number;
  readonly uma: number;
  readonly penalty: number;
  readonly chips: number;
  /** Paid by players who won no hand, and gained from them. */
  readonly yakitori: number;
  /** The result. */
  readonly total: number;
  /** The result in money, if a unit was given. */
  readonly money?: number | undefined;
}

const THOUSAND = 1000;

/**
 * The settlement of a match, step by step: leftover sticks, difference from the target, oka, rounding to thousands, uma by place, penalties,
 * chips, yakitori.
 *
 * @returns one settlement per player, first place first; a `total` of 25,000 is +25.0
 * @example
 * import { presets } from '@tenbo/engine';
 * const final = { scores: [41_000, 27_500, 20_200, 11_300], sticks: [] } as const;
 * settleMatch(final, presets.standard).map(({ total }) => total / 1000); // → [51, 7.5, -19.8, -38.7]
 */
export function settleMatch(final: FinalScores, rules: RuleSet): readonly Settlement[] {
  const scores = withSticks(final, rules);
  const order = ranking(scores);
  const places = placesOf(rules.standings.leftoverSticks === 'returned' ? scores : final.scores, order, rules.standings);
  const start = final.start ?? startOf(rules);
  const targets = start.map((points) => targetOf(rules, points));
  const oka = shared(toFirst(okaOf(rules, start), order), places);
  const uma = shared(umaRow(scores, targets, rules.standings), places);
  const rounded = roundedOf(scores, oka, order, targets, rules.standings);
  const yakitori = yakitoriOf(order, places, final.hands, rules);
  return order.map((seat, rank) => {
    const penalty = (final.penalties?.[seat] ?? 0) * THOUSAND;
    const chips = (final.chips?.[seat] ?? 0) * rules.chips.value;
    const base = rounded[seat] as number;
    const total = base + (uma[rank] as number) - penalty + chips + (yakitori[rank] as number);
    return {
      seat,
      place: places[rank] as number,
      points: scores[seat] as number,
      difference: (scores[seat] as number) - (targets[seat] as number),
      oka: oka[rank] as number,
      rounded: base,
      uma: uma[rank] as number,
      penalty,
      chips,
      yakitori: yakitori[rank] as number,
      total,
      money: final.unit === undefined ? undefined : (total * final.unit) / THOUSAND,
    };
  });
}

/** Seats from the most points to the fewest. Among equals, the seat that dealt first comes first: sorting keeps their order. */
function ranking(scores: readonly number[]): readonly Seat[] {
  const seats = scores.map((_, seat) => seat as Seat);
  return seats.toSorted((one, other) => (scores[other] as number) - (scores[one] as number));
}

function withSticks(
  { scores, sticks }: FinalScores,
  { standings: { ties, leftoverSticks }, payments }: RuleSet,
): readonly number[] {
  if (sticks.length === 0 || leftoverSticks === 'lost') return scores;
  if (leftoverSticks === 'returned') {
    return scores.map((points, seat) => points + sticks.filter((owner) => owner === seat).length * payments.riichiStick);
  }
  const best = Math.max(...scores);
  const tied = ranking(scores).filter((seat) => scores[seat] === best);
  const parts = split(sticks.length * payments.riichiStick, ties === 'shared' ? tied.length : 1);
  return scores.map((points, seat) => points + (parts[tied.indexOf(seat as Seat)] ?? 0));
}

/** The place of each rank. Equal points share the better place if the rules share places. */
function placesOf(scores: readonly number[], order: readonly Seat[], { ties }: StandingRules): readonly number[] {
  return order.map((seat, rank) => {
    const first = order.findIndex((other) => scores[other] === scores[seat]);
    return (ties === 'shared' ? first : rank) + 1;
  });
}

/** A row by rank that gives everything to the first. */
function toFirst(points: number, order: readonly Seat[]): readonly number[] {
  return order.map((_, rank) => (rank === 0 ? points : 0));
}

function umaRow(scores: readonly number[], targets: readonly number[], { uma }: StandingRules): number[] {
  const above = scores.filter((points, seat) => points >= (targets[seat] as number)).length;
  const row = uma.length === 1 ? uma[0] : uma[above];
  return (row ?? []).map((points) => points * THOUSAND);
}

/** What each rank pays for having won no hand, and gains from those who pay (焼き鳥). */
function yakitoriOf(
  order: readonly Seat[],
  places: readonly number[],
  hands: readonly PlayedHand[] | undefined,
  rules: RuleSet,
): readonly number[] {
  const { ranking: price, to } = rules.standings.yakitori;
  if (price === 0 || hands === undefined) return order.map(() => 0);
  const winners = new Set(hands.flatMap(({ hand }) => winnersOf(hand.outcome, rules)));
  const owed = order.map((seat) => (winners.has(seat) ? 0 : price * THOUSAND));
  const pot = owed.reduce((sum, points) => sum + points, 0);
  if (to === 'nobody') return owed.map((points) => 0 - points);
  if (to === 'each') return owed.map((points) => pot - points * order.length);
  const ofFirst = shared(toFirst(pot, order), places);
  return owed.map((points, rank) => (ofFirst[rank] as number) - points);
}

/** What each rank gets of a row by rank. Those who share a place share its amounts equally. */
function shared(row: readonly number[], places: readonly number[]): readonly number[] {
  return places.map((place, rank) => {
    const ranks = places.flatMap((other, i) => (other === place ? [i] : []));
    const sum = ranks.reduce((total, i) => total + (row[i] as number), 0);
    return split(sum, ranks.length)[ranks.indexOf(rank)] as number;
  });
}

/** Equal parts in hundreds. The remainder goes to the first of them, 100 each. */
function split(points: number, parts: number): number[] {
  const hundreds = Math.round(points / 100);
  const least = Math.floor(hundreds / parts);
  return Array.from({ length: parts }, (_, i) => (least + (i < hundreds - least * parts ? 1 : 0)) * 100);
}

/** Difference and oka of each seat, rounded by the rules. Unless each seat rounds on its own, the first takes the rounding remainder, so that the sum stays. */
function roundedOf(
  scores: readonly number[],
  oka: readonly number[],
  order: readonly Seat[],
  targets: readonly number[],
  { rounding }: StandingRules,
): readonly number[] {
  const rounded = scores.map(
    (points, seat) => round(points, rounding) - (targets[seat] as number) + (oka[order.indexOf(seat as Seat)] as number),
  );
  if (rounding === 'fiveUpEach') return rounded;
  const left = scores.reduce((sum, points) => sum + points - round(points, rounding), 0);
  return rounded.map((points, seat) => (seat === order[0] ? points + left : points));
}

/** Rounds to thousands: 500 away from zero (`fiveUp`), 500 towards zero (`sixUp`), or 500 upwards (`fiveUpEach`). */
function round(points: number, rounding: StandingRules['rounding']): number {
  if (rounding === 'none') return points;
  if (rounding === 'fiveUpEach') return Math.floor(points / THOUSAND + 1 / 2) * THOUSAND;
  const size = Math.abs(points);
  const over = size % THOUSAND;
  const up = rounding === 'sixUp' ? over > THOUSAND / 2 : over >= THOUSAND / 2;
  return Math.sign(points) * (size - over + (up ? THOUSAND : 0));
}
