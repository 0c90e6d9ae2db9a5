import { expect, test } from 'vitest';

import { check, matchOf } from '../../../fixtures/holds.ts';
import { next } from '../../../fixtures/logs.ts';
import { type Choose, oneOf } from '../../../fixtures/wins.ts';
import { type PointStep, type Seat, seatsOf } from '@tenbo/engine';
import {
  type HandSoFar,
  type Match,
  type MatchState,
  type Outcome,
  type StepRange,
  append,
  conditions,
  settleMatch,
} from './index.ts';
import { dealerAt } from './hand.ts';
import { stepsOf } from './value.ts';

/** A late point of a match with random rules, with players close to each other and to the goal. */
function lateMatch(choose: Choose): Match {
  const { log, state } = matchOf(choose, 1);
  const { rules } = state;
  const { players } = rules.tiles;
  const last = (rules.match.rounds === 'unlimited' ? 4 : rules.match.rounds) * players - 1;
  const base = Math.max(rules.match.goal, 25_000) - 6000;
  const late = {
    kyoku: oneOf(choose, [last, last, last + 1, last + players, choose(last + 1)]),
    honba: choose(3),
    scores: state.scores.map(() => base + 100 * choose(120)),
    sticks: choose(3) === 0 ? [0 as Seat] : [],
    handsLeft: choose(8) === 0 ? 1 + choose(2) : undefined,
    mayEnd: undefined,
    end: undefined,
  };
  return { log, state: { ...state, ...late } };
}

/** The state after a hand is entered; undefined if it is refused. */
function after(match: Match, soFar: HandSoFar, outcome: Outcome<never> | ReturnType<typeof winOf>): MatchState | undefined {
  const result = append(match, next(match, 'x', { type: 'handEnded', hand: { ...soFar, outcome } }));
  return result.ok ? result.value.state : undefined;
}

function winOf(winner: Seat, from: Seat | undefined, { value }: PointStep) {
  const entered = value.yakuman > 0 ? { yakuman: value.yakuman } : { han: value.han, fu: value.fu };
  const win = { winner, value: entered } as const;
  return from === undefined ? ({ kind: 'tsumo', win } as const) : ({ kind: 'ron', discarder: from, wins: [win] } as const);
}

const placeIn = (seat: Seat, { scores, sticks, rules }: MatchState) =>
  settleMatch({ scores, sticks }, rules).find((row) => row.seat === seat)?.place as number;

const goesOn = ({ end, mayEnd }: MatchState) => end === undefined && mayEnd === undefined;

function includes(ranges: readonly StepRange[], { basePoints }: PointStep): boolean {
  return ranges.some(({ least, most }) => basePoints >= (least?.basePoints ?? 0) && basePoints <= (most?.basePoints ?? Infinity));
}

test('places, threats and how the match goes on agree with appending each win and draw', () => {
  let [threatened, spared, goingOn, ending] = [0, 0, 0, 0];
  check(300, (choose) => {
    const match = lateMatch(choose);
    const { rules, honba } = match.state;
    const seats = seatsOf(rules);
    const seat = oneOf(choose, seats);
    const riichi = seats.filter(() => choose(3) === 0);
    const soFar = { riichi, ...(rules.payments.wareme !== 'none' && { wareme: oneOf(choose, seats) }) };
    const shown = conditions(match.state, seat, soFar);
    const winner = oneOf(choose, seats);
    const dealer = winner === dealerAt(match.state, seats.length);
    for (const from of [undefined, ...seats.filter((other) => other !== winner)]) {
      const threat = shown.threats.find((one) => one.winner === winner && one.from === from)?.ranges ?? [];
      const open = shown.goesOn.wins.find((one) => one.from === from)?.ranges ?? [];
      for (const step of stepsOf(rules, from === undefined ? 'tsumo' : 'ron', { honba, dealer })) {
        const state = after(match, soFar, winOf(winner, from, step));
        const isThreat = winner !== seat && state !== undefined && placeIn(seat, state) > shown.place;
        expect(includes(threat, step)).toBe(isThreat);
        if (isThreat) threatened++;
        else if (threat.length > 0) spared++;
        if (winner !== seat) continue;
        for (const { place, rons, tsumo } of shown.places) {
          const least = from === undefined ? tsumo : rons.find((one) => one.from === from)?.step;
          const isEnough = state !== undefined && placeIn(seat, state) <= place;
          expect(least !== undefined && step.basePoints >= least.basePoints).toBe(isEnough);
        }
        const isOpen = state !== undefined && goesOn(state);
        expect(includes(open, step)).toBe(isOpen);
        if (isOpen) goingOn++;
        else ending++;
      }
    }
    const draws = Array.from({ length: 2 ** seats.length }, (_, set) => seats.filter((one) => set & (1 << one)));
    const open = draws.filter((tenpai) => {
      const state = after(match, soFar, { kind: 'exhaustiveDraw', tenpai });
      return state !== undefined && goesOn(state);
    });
    expect(shown.goesOn.draws).toEqual(open);
  });
  expect(Math.min(threatened, spared, goingOn, ending)).toBeGreaterThan(500);
});
