import { type PointStep, type RuleSet, type Seat } from '@tenbo/engine';

import { type HandEnd, type WonHand, seatsAfter } from './hand.ts';
import { stepsOf } from './of-rules.ts';
import { settleHand, sumsOf } from './settle.ts';
import type { HandSoFar } from './so-far.ts';
import { standings } from './standings.ts';
import type { MatchState } from './state.ts';

/** What it takes a player, in the hand being played, to end in each place if the match ended with it. */
export interface Conditions {
  readonly seat: Seat;
  /** The place the player has now. */
  readonly place: number;
  readonly places: readonly PlaceConditions[];
  /** The least win of each other player, from each or by tsumo, that would cost the player the place they have. */
  readonly threats: readonly Threat[];
}

export interface PlaceConditions {
  readonly place: number;
  /** The least ron from each of the others; undefined where none is enough. */
  readonly rons: readonly { readonly from: Seat; readonly step: PointStep | undefined }[];
  readonly tsumo: PointStep | undefined;
  /** The draws that do: who is in tenpai. */
  readonly draws: readonly (readonly Seat[])[];
}

export interface Threat {
  readonly winner: Seat;
  /** Undefined by tsumo. */
  readonly from: Seat | undefined;
  readonly step: PointStep;
}

/**
 * What it takes, counted with honba, sticks, ties and the rules' own steps of points: each is found by trying them from the least up.
 *
 * @param soFar who has declared riichi in the hand being played
 * @example
 * import { presets, unwrap } from '@tenbo/engine';
 * const start = { type: 'matchStarted', version: 2, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * const { state } = unwrap(newMatch({ id: 'a', after: [], event: start }));
 * const first = conditions({ ...state, scores: [30_000, 22_000, 24_000, 24_000] }, 1).places[0];
 * first?.rons.map(({ from, step }) => [from, step?.basePoints]); // → [[2, 3000], [3, 3000], [0, 1120]]
 */
export function conditions(state: MatchState, seat: Seat, soFar: HandSoFar = { riichi: [] }): Conditions {
  const table = new TableOf(state, soFar);
  const place = placeOf(seat, state.scores, state.sticks, state.rules);
  const others = seatsAfter(seat, state.scores.length);
  const places = state.scores.map((_, i) => ({
    place: i + 1,
    rons: others.map((from) => ({ from, step: table.leastWin(seat, from, (after) => after(seat) <= i + 1) })),
    tsumo: table.leastWin(seat, undefined, (after) => after(seat) <= i + 1),
    draws: table.draws().filter((tenpai) => table.afterDraw(tenpai)(seat) <= i + 1),
  }));
  const threats = others.flatMap((winner) =>
    [undefined, ...seatsAfter(winner, state.scores.length)].flatMap((from) => {
      const step = table.leastWin(winner, from, (after) => after(seat) > place);
      return step ? [{ winner, from, step }] : [];
    }),
  );
  return { seat, place, places, threats };
}

/** The place of a seat after something. */
type Places = (seat: Seat) => number;

/** A table at which every end of the hand can be tried. */
class TableOf {
  readonly #state: MatchState;
  readonly #soFar: HandSoFar;

  constructor(state: MatchState, soFar: HandSoFar) {
    this.#state = state;
    this.#soFar = soFar;
  }

  /** The least win of a player after which something holds. */
  leastWin(winner: Seat, from: Seat | undefined, holds: (after: Places) => boolean): PointStep | undefined {
    const { rules, honba } = this.#state;
    return stepsOf(rules, from === undefined ? 'tsumo' : 'ron', honba).find(({ basePoints }) => {
      const win: WonHand = { winner, basePoints, pao: [], chips: 0 };
      return holds(this.#after(from === undefined ? { kind: 'tsumo', win } : { kind: 'ron', discarder: from, wins: [win] }));
    });
  }

  /** Every set of players who can be in tenpai at a draw: those in riichi are. */
  draws(): readonly (readonly Seat[])[] {
    const seats = this.#state.scores.map((_, seat) => seat as Seat);
    const sets = Array.from({ length: 2 ** seats.length }, (_, set) => seats.filter((seat) => set & (1 << seat)));
    return sets.filter((tenpai) => this.#soFar.riichi.every((seat) => tenpai.includes(seat)));
  }

  afterDraw(tenpai: readonly Seat[]): Places {
    return this.#after({ kind: 'exhaustiveDraw', tenpai });
  }

  #after(outcome: HandEnd<WonHand>['outcome']): Places {
    const { rules, kyoku, honba, sticks, scores } = this.#state;
    const transfers = settleHand({ ...this.#soFar, outcome }, { kyoku, honba, sticks: sticks.length }, rules);
    const { seats } = sumsOf(transfers, rules);
    const after = scores.map((points, seat) => points + (seats[seat] as number));
    const left = outcome.kind === 'exhaustiveDraw' ? [...sticks, ...this.#soFar.riichi] : [];
    return (seat) => placeOf(seat, after, left, rules);
  }
}

function placeOf(seat: Seat, scores: readonly number[], sticks: readonly Seat[], rules: RuleSet): number {
  return standings({ scores, sticks }, rules).find((standing) => standing.seat === seat)?.place as number;
}
