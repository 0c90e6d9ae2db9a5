import { type PointStep, type Seat } from '@tenbo/engine';

import { playedOut } from './accounts.ts';
import { fourRiichiAbort } from './draws.ts';
import { type HandEnd, type WonHand, dealerAt, seatsAfter } from './hand.ts';
import { stepsOf } from './of-rules.ts';
import type { HandSoFar } from './so-far.ts';
import { standings } from './standings.ts';
import type { MatchState, Tally } from './state.ts';

/** What it takes a player, in the hand being played, to end in each place if the match ended with it. */
export interface Conditions {
  readonly seat: Seat;
  /** The place the player has now. */
  readonly place: number;
  readonly places: readonly PlaceConditions[];
  /** The wins of each other player that would cost the player the place they have. */
  readonly threats: readonly Threat[];
  /** After which the match would go on, as when a win leaves everybody below the goal. */
  readonly goesOn: GoesOn;
}

export interface PlaceConditions {
  readonly place: number;
  /** The least ron from each of the others; undefined where none is enough. */
  readonly rons: readonly { readonly from: Seat; readonly step: PointStep | undefined }[];
  readonly tsumo: PointStep | undefined;
  /** The draws that do: who is in tenpai. */
  readonly draws: readonly (readonly Seat[])[];
}

export interface Threat extends WinRanges {
  readonly winner: Seat;
}

/** The player's own wins, and the draws by who is in tenpai, that neither end the match nor let its dealer end it. */
export interface GoesOn {
  readonly wins: readonly WinRanges[];
  readonly draws: readonly (readonly Seat[])[];
}

/** All wins of a kind of which something holds. */
export interface WinRanges {
  /** Undefined by tsumo. */
  readonly from: Seat | undefined;
  /** Upwards, with wins between them of which it does not hold. */
  readonly ranges: readonly StepRange[];
}

/** Wins from one value to another, both included; undefined where there is none below or above. */
export interface StepRange {
  readonly least: PointStep | undefined;
  readonly most: PointStep | undefined;
}

/**
 * What it takes, counted with honba, sticks, ties and the rules' own steps of points: each of them is tried.
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
  const table = new TableOf(state, soFar, seat);
  const place = placeOf(seat, state);
  const others = seatsAfter(seat, state.scores.length);
  const rons = others.map((from) => ({ from, wins: table.wins(seat, from) }));
  const tsumo = { from: undefined, wins: table.wins(seat, undefined) };
  const draws = table.draws();
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
      return { winner, from, ranges: rangesOf(table.wins(winner, from), (end) => end.place > place) };
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

/** The runs of steps of which something holds. */
function rangesOf(wins: readonly WinTried[], holds: (end: HandTried) => boolean): readonly StepRange[] {
  const held = wins.map(holds);
  const first = held.flatMap((one, i) => (one && !held[i - 1] ? [i] : []));
  const last = held.flatMap((one, i) => (one && !held[i + 1] ? [i] : []));
  return first.map((from, nth) => {
    const to = last[nth] as number;
    return { least: from === 0 ? undefined : wins[from]?.step, most: to === wins.length - 1 ? undefined : wins[to]?.step };
  });
}

/** An end of the hand, tried. */
interface HandTried {
  /** The place of the player it is tried for. */
  readonly place: number;
  readonly goesOn: boolean;
}

interface WinTried extends HandTried {
  readonly step: PointStep;
}

interface DrawTried extends HandTried {
  readonly tenpai: readonly Seat[];
}

/** A table at which every end of the hand can be tried, for one player. */
class TableOf {
  readonly #state: MatchState;
  readonly #soFar: HandSoFar;
  readonly #seat: Seat;
  /** Only the tile of the last riichi can be won on, and nobody draws again. */
  readonly #isOver: boolean;

  constructor(state: MatchState, soFar: HandSoFar, seat: Seat) {
    this.#state = state;
    this.#soFar = soFar;
    this.#seat = seat;
    this.#isOver = fourRiichiAbort(soFar.riichi, state.rules);
  }

  /** Every win of a player from another one, or by tsumo, from the least up. */
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

  /** Every exhaustive draw, by the players in tenpai: those in riichi are. */
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
  return standings({ scores, sticks }, rules).find((standing) => standing.seat === seat)?.place as number;
}
