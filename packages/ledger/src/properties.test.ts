import { expect, test } from 'vitest';

import { randomHand } from '../../../fixtures/hand-ends.ts';
import { SEED, check, expectToBalance, frozen, historyOf, matchOf, sumOf } from '../../../fixtures/holds.ts';
import { next, played, undone } from '../../../fixtures/logs.ts';
import { randomEvent } from '../../../fixtures/matches.ts';
import { oneOf, seeded } from '../../../fixtures/wins.ts';
import { LIMIT_TABLE, type PointStep, type Result, type RuleSet, type Seat, pointSteps, seatsOf, unwrap } from '@tenbo/engine';
import {
  type EnteredValue,
  type Match,
  type MatchEvent,
  type MatchState,
  type Outcome,
  append,
  checkAppend,
  parseLog,
  preview,
  replay,
  settleMatch,
  toRedo,
  toUndo,
} from './index.ts';

test('most random events are accepted, some are not', () => {
  const choose = seeded(SEED);
  const accepted = sumOf(Array.from({ length: 500 }, () => historyOf(choose, 6).length - 1));
  expect(accepted / 3000).toBeGreaterThan(0.5);
  expect(accepted / 3000).toBeLessThan(0.95);
});

test('the total points of players and table never change, and chips sum to zero', () => {
  check(4000, (choose) => {
    for (const { state } of historyOf(choose)) expectToBalance(state);
  });
});

test('replaying a log gives the same state as appending it', () => {
  check(3000, (choose) => {
    for (const { log, state } of historyOf(choose)) expect(replay(log)).toEqual(state);
  });
});

test('undo, redo, and undo again', () => {
  check(2000, (choose) => {
    const [before, after] = historyOf(choose, 12).slice(-2) as [Match, Match?];
    if (after === undefined || after.state.heads.some((id) => isDecision(after, id))) return;
    const taken = taking(after, toUndo, 'undo');
    const redone = taking(taken, toRedo, 'redo');
    const again = taking(redone, toUndo, 'again');
    expect(withoutHeads(taken.state)).toEqual(withoutHeads(before.state));
    expect(withoutHeads(redone.state)).toEqual(withoutHeads(after.state));
    expect(withoutHeads(again.state)).toEqual(withoutHeads(before.state));
  });
});

function isDecision({ log }: Match, entry: string): boolean {
  return log.some(({ id, event }) => id === entry && 'entry' in event);
}

function taking(match: Match, step: typeof toUndo, id: string): Match {
  return played(match, [id, step(match)?.event as MatchEvent]);
}

function withoutHeads({ heads: _heads, ...state }: MatchState): Omit<MatchState, 'heads'> {
  return state;
}

test('a correction changes nothing before what it corrects', () => {
  check(2000, (choose) => {
    const match = matchOf(choose, 8);
    const hands = match.log.filter(({ event }) => event.type === 'handEnded');
    if (hands.length === 0) return;
    const { id } = oneOf(choose, hands);
    const hand = randomHand(choose, replay(match.log, id));
    const event = { type: 'entryReplaced', entry: id, event: { type: 'handEnded', hand } } as const;
    const corrected = append(match, next(match, 'x', choose(2) === 0 ? undone(id) : event));
    if (corrected.ok) expect(handsBefore(corrected.value, id)).toEqual(handsBefore(match, id));
  });
});

function handsBefore({ log, state }: Match, id: string): unknown {
  const earlier = new Set(
    log
      .slice(
        0,
        log.findIndex((entry) => entry.id === id),
      )
      .map((entry) => entry.id),
  );
  return state.hands.filter(({ entry }) => earlier.has(entry));
}

test('events are refused exactly if they have errors, and the match stays unchanged', () => {
  check(2000, (choose) => {
    let match = matchOf(choose, 3);
    for (let i = 0; i < 4; i++) {
      const event = randomEvent(choose, match);
      const before = JSON.stringify(match);
      const errors = checkAppend(match, event);
      const after = append(match, frozen(next(match, `x${i}`, event)));
      expect(after.ok ? [] : after.error).toEqual(errors);
      expect(JSON.stringify(match)).toBe(before);
      if (after.ok) match = frozen(after.value);
    }
  });
});

test('impossible hands are refused with the reason', () => {
  check(1000, (choose) => {
    const match = matchOf(choose, 3);
    const { rules, end } = match.state;
    const [code, outcome] = oneOf(choose, impossible(rules));
    const wareme = rules.payments.wareme === 'none' ? {} : { wareme: 0 as const };
    const errors = checkAppend(match, { type: 'handEnded', hand: { riichi: [], outcome, ...wareme } });
    expect(errors.map((error) => error.code)).toContain(end === undefined ? code : 'matchOver');
  });
});

function impossible(rules: RuleSet): readonly (readonly [string, Outcome<{ winner: Seat; value: EnteredValue }>])[] {
  const won = (winner: Seat, value: EnteredValue = { han: 5, fu: 30 }) => ({ winner, value });
  const beyond = rules.tiles.players as Seat;
  return [
    ['noSeat', { kind: 'tsumo', win: won(beyond) }],
    ['noSeat', { kind: 'ron', discarder: beyond, wins: [won(0)] }],
    ['noSeat', { kind: 'exhaustiveDraw', tenpai: [], open: [beyond] }],
    ['noSeat', { kind: 'chombo', by: [beyond] }],
    ['seatTwice', { kind: 'exhaustiveDraw', tenpai: [1, 1] }],
    ['seatTwice', { kind: 'ron', discarder: 0, wins: [won(1), won(1)] }],
    ['winnerDiscards', { kind: 'ron', discarder: 1, wins: [won(1)] }],
    ['noWinner', { kind: 'ron', discarder: 1, wins: [] }],
    ['noChombo', { kind: 'chombo', by: [] }],
    ['noSuchValue', { kind: 'tsumo', win: won(0, { han: 3, fu: 35 }) }],
    ['tooFewHanEntered', { kind: 'tsumo', win: won(0, { han: 0, fu: 30 }) }],
    ['fuMissing', { kind: 'tsumo', win: won(0, { han: 4 }) }],
    [rules.points.limits === 'none' ? 'noSuchLimit' : 'noSuchYakuman', { kind: 'tsumo', win: won(0, { yakuman: 100 }) }],
    ['noSuchPoints', { kind: 'ron', discarder: 1, wins: [won(0, { points: { discarder: 100 } })] }],
    ['badWin', { kind: 'tsumo', win: won(0, { tiles: { hand: '1m', tile: '2m' } }) }],
  ];
}

test('pao changes who pays for a ron, not how much is paid', () => {
  check(500, (choose) => {
    const match = matchOf(choose, 0);
    const { rules } = match.state;
    const liable = rules.pao.yaku
      .filter((yaku) => yaku !== 'rinshan')
      .slice(0, 1 + choose(2))
      .map((yakuman) => ({ yakuman, liable: oneOf(choose, seatsOf(rules).slice(1)) }));
    const most = (pointSteps(rules, 'ron').at(-1) as PointStep).basePoints / LIMIT_TABLE.yakuman.basePoints;
    const paid = (pao: typeof liable) => {
      const win = { winner: 0 as const, value: { yakuman: most }, pao };
      const outcome = { kind: 'ron', discarder: 1, wins: [win] } as const;
      const wareme = rules.payments.wareme === 'none' ? {} : { wareme: 0 as const };
      return append(match, next(match, 'x', { type: 'handEnded', hand: { riichi: [], outcome, ...wareme } }));
    };
    const [shared, plain] = [paid(liable), unwrap(paid([]))];
    if (shared.ok) expect(shared.value.state.scores[0]).toBe(plain.state.scores[0]);
    else expect(liable.length).toBeGreaterThan(most);
  });
});

test('a log written as JSON and read back is the same match', () => {
  check(1000, (choose) => {
    const { log, state } = matchOf(choose);
    expect(replay(unwrap(parseLog(JSON.parse(JSON.stringify(log)))))).toEqual(state);
  });
});

test('a settlement sums to zero, apart from penalties, chips and what is paid to nobody', () => {
  check(3000, (choose) => {
    const { state } = matchOf(choose);
    const { rules, sticks } = state;
    const rows = settleMatch(state, rules);
    expect(new Set(rows.map(({ seat }) => seat))).toEqual(new Set(seatsOf(rules)));
    const keeps = rules.standings.rounding !== 'fiveUpEach' && (sticks.length === 0 || rules.standings.leftoverSticks !== 'lost');
    if (keeps) expect(sumOf(rows.map(({ total, penalty, chips, yakitori }) => total + penalty - chips - yakitori))).toBe(0);
    if (rules.standings.yakitori.to !== 'nobody') expect(sumOf(rows.map(({ yakitori }) => yakitori))).toBe(0);
    for (const { seat, place } of rows) {
      const better = state.scores.filter((points) => points > (state.scores[seat] as number)).length;
      if (sticks.length === 0) expect(place).toBeGreaterThan(better);
    }
  });
});

test('a preview changes nothing and shows what appending does', () => {
  check(1000, (choose) => {
    const match = matchOf(choose);
    const entry = next(match, 'x', randomEvent(choose, match));
    const shown = preview(match, entry);
    const made = append(match, entry);
    expect(codesOf(shown)).toEqual(codesOf(made));
    if (!shown.ok || !made.ok) return;
    expect(shown.value.match).toEqual(made.value);
    const changed = new Set(shown.value.hands.map((change) => change.entry));
    const kept = (state: MatchState) => state.hands.filter((line) => !changed.has(line.entry));
    expect(kept(made.value.state)).toEqual(kept(match.state));
    for (const { before, after } of shown.value.hands) expect(before).not.toEqual(after);
  });
});

function codesOf(result: Result<unknown, readonly { readonly code: string }[]>): readonly string[] {
  return result.ok ? [] : result.error.map(({ code }) => code);
}
