import type { PointStep, Seat } from '@tenbo/engine';

import { playedOut } from './accounts.ts';
import { type HandEnd, type WonHand, dealerAt, fourRiichiAbort, seatsAfter } from './hand.ts';
import { settleMatch } from './settlement.ts';
import type { HandSoFar, MatchState, Tally } from './state.ts';
import { stepsOf } from './value.ts';

/** What a player needs from the hand being played to finish in each place, if the match ended with it. */
export interface Conditions {
  readonly seat: Seat;
  /** The player's place now. */
  readonly place: number;
  readonly places: readonly PlaceConditions[];
  /** Wins of each other player that would cost the player their place. */
  readonly threats: readonly Threat[];
  /** Ends of the hand after which the match would go on, as when everybody stays below the goal. */
  readonly goesOn: GoesOn;
}

export interface PlaceConditions {
  readonly place: number;
  /** The lowest ron from each other player; undefined if none is enough. */
  readonly rons: readonly { readonly from: Seat; readonly step: PointStep | undefined }[];
  /** The lowest tsumo; undefined if none is enough. */
  readonly tsumo: PointStep | undefined;
  /** The draws that are enough, each by the players in tenpai. */
  readonly draws: readonly (readonly Seat[])[];
}

export interface Threat extends WinRanges {
  readonly winner: Seat;
}

/** The player's own wins, and draws by the players in tenpai, that neither end the match nor let the dealer end it. */
export interface GoesOn {
  readonly wins: readonly WinRanges[];
  readonly draws: readonly (readonly Seat[])[];
}

/** The wins by ron from one player, or by tsumo, for which something is true. */
export interface WinRanges {
  /** The discarder; undefined for tsumo. */
  readonly from: Seat | undefined;
  /** In ascending order; for the wins between the ranges it is not true. */
  readonly ranges: readonly StepRange[];
}

/** Wins from one value to another, both included; undefined if the range has no lower or upper end. */
export interface StepRange {
  readonly least: PointStep | undefined;
  readonly most: PointStep | undefined;
}

/**
 * What a player needs from this hand, with honba, sticks and ties counted. Every possible value under the rules is tried.
 *
 * @param soFar what has happened in the hand being played
 * @example
 * import { presets, unwrap } from '@tenbo/engine';
 * const start = { type: 'matchStarted', version: 3, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * const { state } = unwrap(newMatch({ id: 'a', after: [], event: start }));
 * const first = conditions({ ...state, scores: [30_000, 22_000, 24_000, 24_000] }, 1).places[0];
 * first?.rons.map(({ from, step }) => [from, step?.basePoints]); // → [[2, 3000], [3, 3000], [0, 1120]]
 */
export function conditions(state: MatchState, seat: Seat, soFar: HandSoFar = { riichi: [] }): Conditions {
  const trial = new Trial(state, soFar, seat);
  const place = placeOf(seat, state);
  const others = seatsAfter(seat, state.scores.length);
  const rons = others.map((from) => ({ from, wins: trial.wins(seat, from) }));
  const tsumo = { from: undefined, wins: trial.wins(seat, undefined) };
  const draws = trial.draws();
  const places = state.scores.map((_, i) => {
    const enough = (end: HandTried) => end.place <= i + 1;
    return {
      place: i + 1,
      rons: rons.map(({ from, wins }) => ({ from, step: wins.find(enough)?.step })),
      tsumo: tsumo.wins.find(enough)?.step,
      draws: draws.filter(enough).map(({ tenpai }) => tenpai),
    };
  });
  const threats = others.flatMap((winner) =>
    [undefined, ...seatsAfter(winner, state.scores.length)].map((from) => {
      return { winner, from, ranges: rangesOf(trial.wins(winner, from), (end) => end.place > place) };
    }),
  );
  const goesOn = {
    wins: [...rons, tsumo].map(({ from, wins }) => ({ from, ranges: rangesOf(wins, (end) => end.goesOn) })),
    draws: draws.filter((end) => end.goesOn).map(({ tenpai }) => tenpai),
  };
  return { seat, place, places, threats: threats.filter(hasRanges), goesOn: { ...goesOn, wins: goesOn.wins.filter(hasRanges) } };
}

function hasRanges({ ranges }: WinRanges): boolean {
  return ranges.length > 0;
}

/** The ranges of wins for which something is true. */
function rangesOf(wins: readonly WinTried[], isTrue: (end: HandTried) => boolean): readonly StepRange[] {
  const fits = wins.map(isTrue);
  const first = wins.filter((_, i) => fits[i] && !fits[i - 1]);
  const last = wins.filter((_, i) => fits[i] && !fits[i + 1]);
  return first.map((from, nth) => {
    const to = last[nth] as WinTried;
    return { least: from === wins[0] ? undefined : from.step, most: to === wins.at(-1) ? undefined : to.step };
  });
}

/** The result of trying one end of the hand. */
interface HandTried {
  /** The player's place after it. */
  readonly place: number;
  readonly goesOn: boolean;
}

interface WinTried extends HandTried {
  readonly step: PointStep;
}

interface DrawTried extends HandTried {
  readonly tenpai: readonly Seat[];
}

/** Tries every end of the hand, for one player. */
class Trial {
  readonly #state: MatchState;
  readonly #soFar: HandSoFar;
  readonly #seat: Seat;
  /** After a fourth riichi that ends the hand only its tile can be won on: there is no tsumo and no exhaustive draw. */
  readonly #isOver: boolean;

  constructor(state: MatchState, soFar: HandSoFar, seat: Seat) {
    this.#state = state;
    this.#soFar = soFar;
    this.#seat = seat;
    this.#isOver = fourRiichiAbort(soFar.riichi, state.rules);
  }

  /** Every win of a player by ron from another, or by tsumo, in ascending order. */
  wins(winner: Seat, from: Seat | undefined): readonly WinTried[] {
    const { rules, honba } = this.#state;
    const dealer = winner === dealerAt(this.#state, rules.tiles.players);
    if (from === undefined && this.#isOver) return [];
    return stepsOf(rules, from === undefined ? 'tsumo' : 'ron', { honba, dealer }).map((step) => {
      const win: WonHand = { winner, basePoints: step.basePoints, pao: [], chips: 0 };
      return {
        step,
        ...this.#after(from === undefined ? { kind: 'tsumo', win } : { kind: 'ron', discarder: from, wins: [win] }),
      };
    });
  }

  /** Every exhaustive draw, by the players in tenpai. Players in riichi always are. */
  draws(): readonly DrawTried[] {
    if (this.#isOver) return [];
    const seats = this.#state.scores.map((_, seat) => seat as Seat);
    const sets = Array.from({ length: 2 ** seats.length }, (_, set) => seats.filter((seat) => set & (1 << seat)));
    const possible = sets.filter((tenpai) => this.#soFar.riichi.every((seat) => tenpai.includes(seat)));
    return possible.map((tenpai) => ({ tenpai, ...this.#after({ kind: 'exhaustiveDraw', tenpai }) }));
  }

  #after(outcome: HandEnd<WonHand>['outcome']): HandTried {
    const { after } = playedOut({ ...this.#soFar, outcome }, this.#state);
    return { place: placeOf(this.#seat, after), goesOn: after.end === undefined && after.mayEnd === undefined };
  }
}

function placeOf(seat: Seat, { scores, sticks, rules }: Pick<Tally, 'scores' | 'sticks' | 'rules'>): number {
  return settleMatch({ scores, sticks }, rules).find((standing) => standing.seat === seat)?.place as number;
}
