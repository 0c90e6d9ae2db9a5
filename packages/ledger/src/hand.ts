import { type AbortiveDraw, type KnownValue, type Pao, type RuleSet, type Seat, WINDS, type Wind } from '@tenbo/engine';

/** How a hand (局) ended, and what its players had declared. `W` is the form of a win: as entered, or scored. */
export interface HandEnd<W> {
  /** Players who declared riichi and laid a stick. */
  readonly riichi: readonly Seat[];
  readonly outcome: Outcome<W>;
  /** Players who committed a chombo beside a win; a chombo that ends the hand is an outcome of its own. */
  readonly chombo?: readonly Seat[];
  /** What each chombo was, where known, whether it ended the hand or not. */
  readonly causes?: readonly Foul[];
  /** Players whose hand is dead (アガリ放棄): they cannot win or be in tenpai. */
  readonly dead?: readonly Seat[];
  /** The player whose wall was broken, if the rules use `payments.wareme`. */
  readonly wareme?: Seat;
}

/** The kinds of chombo (Wikipedia's list). The kind changes no points. */
export const CHOMBO_CAUSES = ['invalidWin', 'furiten', 'falseRiichi', 'riichiQuad', 'tileCount', 'wall', 'other'] as const;
export type ChomboCause = (typeof CHOMBO_CAUSES)[number];

/** A player's chombo, and its kind. */
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
  /** Players with nagashi mangan (流し満貫). */
  readonly nagashi?: readonly Seat[];
  /** Those of them whose hand is open. */
  readonly open?: readonly Seat[];
}

/** A scored win: its base points, who is liable for them, and the chips each payer gives. */
export interface WonHand {
  readonly winner: Seat;
  readonly basePoints: number;
  /** Han, and fu if known, or the multiple of yakuman; absent if only a limit or points were entered. */
  readonly value?: KnownValue | undefined;
  readonly pao: readonly Pao[];
  readonly chips: number;
}

/** A match before a hand: how often the dealer has changed, honba, and riichi sticks on the table. */
export interface Position {
  /** 0 is East 1; each change of dealer adds one. */
  readonly kyoku: number;
  readonly honba: number;
  readonly sticks: number;
}

/** A hand by its number and its honba: East 2 with one honba is `{ kyoku: 1, honba: 1 }`. */
export type Place = Pick<Position, 'kyoku' | 'honba'>;

/**
 * The dealer of a hand. Seat 0 deals first.
 *
 * @example
 * dealerAt({ kyoku: 5 }, 4); // → 1
 */
export function dealerAt({ kyoku }: Pick<Position, 'kyoku'>, players: number): Seat {
  return (kyoku % players) as Seat;
}

/**
 * A seat's wind in a hand. The dealer is East.
 *
 * @example
 * seatWindAt(0, { kyoku: 1 }, 4); // → 'N'
 */
export function seatWindAt(seat: Seat, position: Pick<Position, 'kyoku'>, players: number): Wind {
  return WINDS[(seat - dealerAt(position, players) + players) % players] as Wind;
}

/**
 * The round wind of a hand.
 *
 * @example
 * roundWindAt({ kyoku: 4 }, 4); // → 'S'
 */
export function roundWindAt({ kyoku }: Pick<Position, 'kyoku'>, players: number): Wind {
  return WINDS[Math.floor(kyoku / players) % WINDS.length] as Wind;
}

/**
 * How often the round of a hand has come by then: East follows North for the second time, and so on.
 *
 * @example
 * [15, 16].map((kyoku) => roundTimeAt({ kyoku }, 4)); // → [1, 2]
 */
export function roundTimeAt({ kyoku }: Pick<Position, 'kyoku'>, players: number): number {
  return Math.floor(kyoku / (players * WINDS.length)) + 1;
}

const NONE: readonly never[] = [];

/** The other seats, in turn after this one. */
export function seatsAfter(seat: Seat, players: number): readonly Seat[] {
  const seats: Seat[] = [];
  for (let i = 1; i < players; i++) seats.push(((seat + i) % players) as Seat);
  return seats;
}

/**
 * The wins of a hand by how it ended: one by tsumo, one or more by ron.
 *
 * @example
 * winsOf({ kind: 'tsumo', win: { winner: 2 } }); // → [{ winner: 2 }]
 */
export function winsOf<W>(outcome: Outcome<W>): readonly W[] {
  if (outcome.kind === 'ron') return outcome.wins;
  return outcome.kind === 'tsumo' ? [outcome.win] : NONE;
}

/** The winners, including those with nagashi mangan if the rules count it as a win. */
export function winnersOf(outcome: Outcome<{ readonly winner: Seat }>, { draws }: RuleSet): readonly Seat[] {
  switch (outcome.kind) {
    case 'ron':
      return outcome.wins.map(({ winner }) => winner);
    case 'tsumo':
      return [outcome.win.winner];
    case 'exhaustiveDraw':
      return draws.nagashi === 'win' ? (outcome.nagashi ?? NONE) : NONE;
    case 'abortiveDraw':
    case 'chombo':
      return NONE;
  }
}

/** Who committed a chombo, whether it ended the hand or was beside a win. */
export function offendersOf({ outcome, chombo = NONE }: Pick<HandEnd<unknown>, 'outcome' | 'chombo'>): readonly Seat[] {
  return outcome.kind === 'chombo' ? outcome.by : chombo;
}

/** The offenders whose chombo counts: under some rules a win cancels one beside it. */
export function penalizedOf(hand: Pick<HandEnd<unknown>, 'outcome' | 'chombo'>, { chombo }: RuleSet): readonly Seat[] {
  return hand.outcome.kind === 'chombo' || chombo.besideWin === 'stands' ? offendersOf(hand) : NONE;
}

/** Whether the hand ends by four riichi (四家立直): then it can be won only on the tile of the fourth. */
export function fourRiichiAbort(riichi: readonly Seat[], { draws }: RuleSet): boolean {
  return draws.abortive.includes('fourRiichi') && new Set(riichi).size === 4;
}
