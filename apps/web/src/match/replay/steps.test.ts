import { expect, test } from 'vitest';

import { HandMaker } from '../../../../../fixtures/game-hand.ts';
import { nextTurn, offeredAt, previousTurn, stepOf, turnAt } from './steps.ts';

/** East draws and discards, West calls it and discards, North draws and discards, East draws. */
const { events } = new HandMaker(['', '', '99m', ''])
  .turn(0, '9m')
  .call('pon', 2, 0, '999m')
  .discard(2, '1p')
  .turn(3, '2p')
  .draw(0, '3p')
  .hand();

test('turns begin with a draw or a call, and end at the deal and at the last event', () => {
  expect(events.map(({ type }) => type)).toEqual(['draw', 'discard', 'call', 'discard', 'draw', 'discard', 'draw']);
  expect([0, 1, 6, 7].map((from) => nextTurn(events, 0, from))).toEqual([1, 7, 7, 7]);
  expect([7, 6, 2, 1, 0].map((from) => previousTurn(events, 0, from))).toEqual([1, 1, 1, 0, 0]);
  expect([nextTurn(events, 2, 0), nextTurn(events, 1, 0), previousTurn(events, 2, 7)]).toEqual([3, 7, 3]);
});

test('stepping turn by turn forward and back passes the same places', () => {
  const onward = [0];
  while ((onward.at(-1) as number) < events.length) onward.push(nextTurn(events, 0, onward.at(-1) as number));
  const back = [events.length];
  while ((back.at(-1) as number) > 0) back.push(previousTurn(events, 0, back.at(-1) as number));
  expect(back.toReversed()).toEqual(onward);
});

test('a turn is numbered by the discards of the player who acts', () => {
  expect(events.map((_, i) => turnAt(events, i + 1))).toEqual([
    { seat: 0, turn: 1 },
    { seat: 0, turn: 1 },
    { seat: 2, turn: 1 },
    { seat: 2, turn: 1 },
    { seat: 3, turn: 1 },
    { seat: 3, turn: 1 },
    { seat: 0, turn: 2 },
  ]);
  expect(turnAt(events, 0)).toBeUndefined();
});

test('a step is about the discard that is laid down, called or won', () => {
  expect(events.map((_, i) => offeredAt(events, i + 1))).toEqual([undefined, 0, 0, 2, undefined, 3, undefined]);
  const won = (from: number) => new HandMaker(['', '', '', '']).turn(0, '9m').win(1, from, '9m', [0, 0, 0, 0]).hand().events;
  expect([offeredAt(won(0), 3), offeredAt(won(1), 3), offeredAt(events, 0)]).toEqual([0, undefined, undefined]);
});

test.each([
  [undefined, 0],
  ['3', 3],
  ['999', 7],
  ['-1', 0],
  ['two', 0],
])('the step %s of an address is %i', (text, step) => {
  expect(stepOf(text, events)).toBe(step);
});
