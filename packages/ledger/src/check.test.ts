import { type RuleSet, type Seat, presets, withRule } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { draw, handEnded, ron, started, tsumo } from '../../../fixtures/logs.ts';
import { type EnteredWin, type Foul, LOG_VERSION, type MatchEvent, checkAppend, newMatch } from './index.ts';

function errorsOf(event: MatchEvent, rules: RuleSet = presets.standard) {
  return checkAppend(started(rules), event);
}

const won = (winner: Seat, more: Partial<EnteredWin> = {}): EnteredWin => ({ winner, value: { han: 2, fu: 30 }, ...more });
const rons = (discarder: Seat, ...wins: readonly EnteredWin[]) =>
  handEnded({ riichi: [], outcome: { kind: 'ron', discarder, wins } });
const nagashi = (seats: readonly Seat[], open: readonly Seat[] = []) =>
  handEnded({ riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai: [], nagashi: seats, open } });
const fouls = (by: readonly Seat[], causes: readonly Seat[] = []) =>
  handEnded({
    riichi: [],
    outcome: { kind: 'chombo', by },
    causes: causes.map((seat): Foul => ({ seat, cause: 'wall' })),
  });

describe('a seat that the table does not have is named once, wherever it is', () => {
  const pao = [{ yakuman: 'daisangen', liable: 3 }] as const;
  test.each<readonly [string, MatchEvent]>([
    ['a winner by ron', ron(3, 0, { han: 2, fu: 30 })],
    ['a winner by tsumo', tsumo(3, { han: 2, fu: 30 })],
    ['a discarder', ron(0, 3, { han: 2, fu: 30 })],
    ['a liable player', rons(0, won(1, { value: { yakuman: 1 }, pao }))],
    ['a player in tenpai', draw(3)],
    ['nagashi mangan', nagashi([3])],
    ['an open hand', nagashi([1], [3])],
    ['a foul', fouls([3])],
    ['a foul beside a win', handEnded({ ...ron(0, 1, { han: 2, fu: 30 }).hand, chombo: [3] })],
    ['the cause of a foul', fouls([1], [3])],
    ['a dead hand', handEnded({ ...draw(0).hand, dead: [3] })],
    ['riichi', handEnded({ ...draw(0).hand, riichi: [3] })],
    ['the break of the wall', handEnded({ ...draw(0).hand, wareme: 3 })],
    ['everything at once', handEnded({ ...draw(3).hand, riichi: [3, 3], dead: [3] })],
    ['a penalty', { type: 'penaltyGiven', seat: 3, ranking: 10 }],
  ])('%s', (_, event) => {
    expect(errorsOf(event, presets.tenhouSanma)).toEqual([{ code: 'noSeat', seat: 3, players: 3 }]);
  });

  test('also a number that is no seat of any table', () => {
    const tenpai = JSON.parse('[-1, 0.5]') as readonly Seat[];
    expect(errorsOf(draw(...tenpai))).toEqual([
      { code: 'noSeat', seat: -1, players: 4 },
      { code: 'noSeat', seat: 0.5, players: 4 },
    ]);
  });
});

describe('a seat is named twice in a list: said once, however often', () => {
  const nagashiWins = withRule(presets.standard, 'draws.nagashi', 'win');
  test.each<readonly [string, MatchEvent, RuleSet | undefined]>([
    ['riichi', handEnded({ ...draw(0, 1).hand, riichi: [1, 0, 1, 1] }), undefined],
    ['wins', rons(0, won(1), won(2), won(1)), undefined],
    ['tenpai', draw(1, 2, 1, 1), undefined],
    ['nagashi', nagashi([1, 1, 1]), undefined],
    ['nagashi', nagashi([1, 1, 1]), nagashiWins],
    ['chombo', fouls([1, 1]), undefined],
    ['causes', fouls([1], [1, 1]), undefined],
    ['dead', handEnded({ ...draw(0).hand, dead: [1, 1] }), undefined],
  ])('%s', (name, event, rules) => {
    expect(errorsOf(event, rules)).toEqual([{ code: 'seatTwice', seat: 1, in: name }]);
  });

  test('the same seat in two lists is not twice', () => {
    expect(errorsOf(handEnded({ ...draw(1).hand, riichi: [1] }))).toEqual([]);
    expect(errorsOf(handEnded({ ...nagashi([1]).hand, dead: [2, 3] }))).toEqual([]);
  });
});

describe('several winners', () => {
  const [headBump, tripleRon] = [
    withRule(presets.standard, 'payments.multipleRon', 'headBump'),
    withRule(presets.standard, 'draws.abortive', ['tripleRon']),
  ];

  test('if only one may win, all but the nearest to the discarder are refused', () => {
    expect(errorsOf(rons(2, won(1), won(0), won(3)), headBump)).toEqual([
      { code: 'headBump', winner: 1 },
      { code: 'headBump', winner: 0 },
    ]);
    expect(errorsOf(rons(2, won(1)), headBump)).toEqual([]);
  });

  test('three are an abortive draw only where that is played, and two are not', () => {
    expect(errorsOf(rons(0, won(1), won(2), won(3)), tripleRon)).toEqual([{ code: 'tripleRonAborts' }]);
    expect(errorsOf(rons(0, won(1), won(2)), tripleRon)).toEqual([]);
    expect(errorsOf(rons(0, won(1), won(2), won(3)), withRule(presets.standard, 'draws.abortive', []))).toEqual([]);
  });

  test('must have the same tile, however it is written', () => {
    const tiles = (tile: string) => ({ value: { tiles: { hand: '234567m23488p78s', tile } } });
    expect(errorsOf(rons(0, won(1, tiles('9s')), won(2, tiles('９s'))))).toEqual([]);
    expect(errorsOf(rons(0, won(1, tiles('9s')), won(2, tiles('6s'))))).toEqual([
      { code: 'ronTilesDiffer', tiles: ['9s', '6s'] },
    ]);
  });

  test('of whom one has tiles that cannot be read: that alone is said', () => {
    const [read, unread] = ['6s', 'x'].map((tile) => ({ value: { tiles: { hand: '234567m23488p78s', tile } } }));
    expect(errorsOf(rons(0, won(1, read), won(2, unread))).map(({ code }) => code)).toEqual(['badWin']);
  });
});

describe('a draw', () => {
  const rules = (nagashiHand: 'any' | 'closed', played: 'none' | 'draw') =>
    withRule(withRule(presets.standard, 'draws.nagashiHand', nagashiHand), 'draws.nagashi', played);

  test('nagashi mangan with an open hand is refused only to that player, and only where the hand must be closed', () => {
    expect(errorsOf(nagashi([1, 2], [2, 3]), rules('closed', 'draw'))).toEqual([{ code: 'nagashiOpenHand', seat: 2 }]);
    expect(errorsOf(nagashi([1, 2], [2, 3]), rules('any', 'draw'))).toEqual([]);
  });

  test('is one without nagashi mangan where that is not played', () => {
    expect(errorsOf(draw(1), rules('closed', 'none'))).toEqual([]);
    expect(errorsOf(nagashi([]), rules('closed', 'none'))).toEqual([]);
  });

  test('nine terminals need no riichi', () => {
    const cause = 'nineTerminals';
    expect(errorsOf(handEnded({ riichi: [], outcome: { kind: 'abortiveDraw', cause } }))).toEqual([]);
  });
});

describe('dead hands, fouls and their causes', () => {
  test('each player who both wins and fouls, or has a dead hand, is named', () => {
    const hand = { ...rons(0, won(1), won(2)).hand, chombo: [1, 2, 3], dead: [2] } as const;
    expect(errorsOf(handEnded(hand))).toEqual([
      { code: 'chomboByWinner', seat: 1 },
      { code: 'chomboByWinner', seat: 2 },
      { code: 'deadHandWins', seat: 2 },
    ]);
  });

  test('each player in tenpai with a dead hand, and each cause of a foul that nobody committed, is named', () => {
    expect(errorsOf(handEnded({ ...draw(1, 2).hand, dead: [0, 1, 2] }))).toEqual([
      { code: 'deadHandTenpai', seat: 1 },
      { code: 'deadHandTenpai', seat: 2 },
    ]);
    expect(errorsOf(fouls([1], [0, 1]))).toEqual([{ code: 'causeWithoutChombo', seat: 0 }]);
  });
});

test('the break of the wall must be known where anything is paid by it, and only there', () => {
  const rules = withRule(presets.standard, 'payments.wareme', 'withHonba');
  expect(errorsOf(draw(1), rules)).toEqual([]);
  expect(errorsOf(fouls([1]), rules)).toEqual([]);
  for (const event of [ron(0, 1, { han: 2, fu: 30 }), tsumo(0, { han: 2, fu: 30 }), nagashi([1])]) {
    expect(errorsOf(event, rules)).toEqual([{ code: 'waremeNotSaid' }]);
    expect(errorsOf(handEnded({ ...event.hand, wareme: 2 }), rules)).toEqual([]);
  }
});

describe('numbers at the edge of what is accepted', () => {
  test.each([
    [0, true],
    [1000, true],
    [1001, false],
    [-1, false],
    [0.5, false],
  ])('%d chips', (chips, accepted) => {
    const errors = errorsOf(rons(0, won(1, { chips })), presets.parlour);
    expect(errors).toEqual(accepted ? [] : [{ code: 'badChips', winner: 1, chips, most: 1000 }]);
  });

  test('no chips are said where none are played', () => {
    expect(errorsOf(rons(0, won(1, { chips: 0 })))).toEqual([]);
  });

  test.each([
    [0.1, true],
    [1000, true],
    [1000.1, false],
    [-1, false],
  ])('a penalty of %d', (ranking, accepted) => {
    const errors = errorsOf({ type: 'penaltyGiven', seat: 0, ranking });
    expect(errors).toEqual(accepted ? [] : [{ code: 'badPenalty', ranking, most: 1000 }]);
  });

  test.each([
    [10_000_000, true],
    [-10_000_000, true],
    [10_000_100, false],
    [-10_000_100, false],
  ])('a start with %d points', (points, accepted) => {
    const players = ['A', 'B', 'C', 'D'];
    const scores = [points, 0, 0, 0];
    const event = { type: 'matchStarted', version: LOG_VERSION, rules: presets.standard, players, scores } as const;
    const begun = newMatch({ id: 'a', after: [], event });
    expect(begun.ok ? [] : begun.error).toEqual(accepted ? [] : [{ code: 'badScore', seat: 0, points, most: 10_000_000 }]);
  });
});
