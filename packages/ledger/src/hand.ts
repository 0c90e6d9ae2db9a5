import { type AbortiveDraw, type HandValue, type Pao, type RuleSet, type Seat, WINDS, type Wind } from '@tenbo/engine';

/** How a hand (局) ended, with what its players had declared. `W` is a win as it is known: as it was entered, or worked out. */
export interface HandEnd<W> {
  /** Who declared riichi and laid a stick. */
  readonly riichi: readonly Seat[];
  readonly outcome: Outcome<W>;
  /** Who made a foul beside a win; the foul that ends a hand is an outcome of its own. */
  readonly chombo?: readonly Seat[];
  /** What fouls were, of this kind and of the other, where it is said. */
  readonly causes?: readonly Foul[];
  /** Whose hand is dead (アガリ放棄): they neither win nor are in tenpai. */
  readonly dead?: readonly Seat[];
  /** At whose side the wall was broken, where `payments.wareme` is played. */
  readonly wareme?: Seat;
}

/** What a chombo can be (Wikipedia's list). It changes no points. */
export const CHOMBO_CAUSES = ['invalidWin', 'furiten', 'falseRiichi', 'riichiQuad', 'tileCount', 'wall', 'other'] as const;
export type ChomboCause = (typeof CHOMBO_CAUSES)[number];

/** What the chombo of a player was. */
export interface Foul {
  readonly seat: Seat;
  readonly cause: ChomboCause;
}

export type Outcome<W> =
  | { readonly kind: 'ron'; readonly discarder: Seat; readonly wins: readonly W[] }
  | { readonly kind: 'tsumo'; readonly win: W }
  | ExhaustiveDraw
  | { readonly kind: 'abortiveDraw'; readonly cause: AbortiveDraw }
  | { readonly kind: 'chombo'; readonly by: readonly Seat[] };

export interface ExhaustiveDraw {
  readonly kind: 'exhaustiveDraw';
  readonly tenpai: readonly Seat[];
  /** Who has nagashi mangan (流し満貫). */
  readonly nagashi?: readonly Seat[];
  /** Who of them had called tiles. */
  readonly open?: readonly Seat[];
}

/** A win worked out: what its hand is worth, who is liable, and the chips each payer gives. */
export interface WonHand {
  readonly winner: Seat;
  readonly basePoints: number;
  /** Han and fu, or the multiple of yakuman; absent where only a limit or points were entered. */
  readonly value?: HandValue | undefined;
  readonly pao: readonly Pao[];
  readonly chips: number;
}

/** Where a match stands before a hand: how many hands the dealer has changed, honba, and riichi sticks on the table. */
export interface Position {
  /** 0 is East 1; it grows by one whenever the dealer changes. */
  readonly kyoku: number;
  readonly honba: number;
  readonly sticks: number;
}

/**
 * The dealer of a position: seat 0 deals first.
 *
 * @example
 * dealerAt({ kyoku: 5 }, 4); // → 1
 */
export function dealerAt({ kyoku }: Pick<Position, 'kyoku'>, players: number): Seat {
  return (kyoku % players) as Seat;
}

/**
 * The wind a seat has at a position: the dealer is East.
 *
 * @example
 * seatWindAt(0, { kyoku: 1 }, 4); // → 'N'
 */
export function seatWindAt(seat: Seat, position: Pick<Position, 'kyoku'>, players: number): Wind {
  return WINDS[(seat - dealerAt(position, players) + players) % players] as Wind;
}

/**
 * The round wind of a position.
 *
 * @example
 * roundWindAt({ kyoku: 4 }, 4); // → 'S'
 */
export function roundWindAt({ kyoku }: Pick<Position, 'kyoku'>, players: number): Wind {
  return WINDS[Math.floor(kyoku / players) % WINDS.length] as Wind;
}

/** Seats in turn after one of them, that one left out. */
export function seatsAfter(seat: Seat, players: number): readonly Seat[] {
  return Array.from({ length: players - 1 }, (_, i) => ((seat + 1 + i) % players) as Seat);
}

/**
 * The wins of a hand by how it ended: one by tsumo, one or more by ron.
 *
 * @example
 * winsOf({ kind: 'tsumo', win: { winner: 2 } }); // → [{ winner: 2 }]
 */
export function winsOf<W>(outcome: Outcome<W>): readonly W[] {
  if (outcome.kind === 'ron') return outcome.wins;
  return outcome.kind === 'tsumo' ? [outcome.win] : [];
}

/** Those who won, nagashi mangan among them where it counts as a win. */
export function winnersOf(outcome: Outcome<{ readonly winner: Seat }>, { draws }: RuleSet): readonly Seat[] {
  if (outcome.kind === 'exhaustiveDraw') return draws.nagashi === 'win' ? (outcome.nagashi ?? []) : [];
  return winsOf(outcome).map(({ winner }) => winner);
}

/** Who made a chombo, whether it ended the hand or stood beside a win. */
export function offendersOf({ outcome, chombo = [] }: Pick<HandEnd<unknown>, 'outcome' | 'chombo'>): readonly Seat[] {
  return outcome.kind === 'chombo' ? outcome.by : chombo;
}

/** The offenders whose foul counts: the rules may say that a win makes one beside it void. */
export function penalizedOf(hand: Pick<HandEnd<unknown>, 'outcome' | 'chombo'>, { chombo }: RuleSet): readonly Seat[] {
  return hand.outcome.kind === 'chombo' || chombo.besideWin === 'stands' ? offendersOf(hand) : [];
}
