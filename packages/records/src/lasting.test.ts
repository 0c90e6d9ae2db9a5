import { presets } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { HandMaker } from '../../../fixtures/game-hand.ts';
import { LASTING, type Lasting, type Moment, Now } from './lasting.ts';
import { playHand } from './play.ts';

const MOMENTS: readonly Moment[] = ['deal', 'draw', 'riichi', 'discard', 'call', 'openQuad', 'quad', 'kita', 'passed', 'stands'];
const NAMES = Object.keys(LASTING) as readonly (keyof Lasting)[];

describe.each(NAMES)('%s', (name) => {
  const { from, own, anybody } = LASTING[name];

  test.each(MOMENTS)('at %s of the player and of another', (moment) => {
    const holdsAfter = (isOwn: boolean) => {
      const now = new Now();
      now.pass(from[0] as Moment, true);
      now.begin(name, true);
      now.pass(moment, isOwn);
      return now.get(name) !== undefined;
    };
    expect(holdsAfter(true)).toBe(!own.includes(moment) && !anybody.includes(moment));
    expect(holdsAfter(false)).toBe(!anybody.includes(moment));
  });
});

test.each(NAMES)('%s begins only when the table says so', (name) => {
  for (const moment of MOMENTS) {
    const now = new Now();
    now.pass(moment, true);
    const begins = () => now.begin(name, true);
    if (LASTING[name].from.includes(moment)) expect(begins).not.toThrow();
    else expect(begins).toThrow('does not begin');
  }
});

/** Seat 1 waits for 6s and 9s. */
const WAITING = '234567m456p78s11z';
/** After an open kan of 9p it waits for 3s and 6s; a closed kan of 2z changes nothing. */
const TWO_QUADS = '999p222z567p45s11s';
const NOBODY = [0, 0, 0, 0];

const table = (...dealt: readonly string[]) => new HandMaker([...dealt, '', '', '', ''].slice(0, 4));
const riichi = () => table('', WAITING, '', '66z3m').turn(0, '5z').riichi(1, '7z');
const called = (maker: HandMaker, from: number) => maker.call('pon', 3, from, '666z').discard(3, '3m');
const openQuad = () => table('', TWO_QUADS).turn(0, '9p').call('daiminkan', 1, 0, '9999p');
const around = (maker: HandMaker) => maker.turn(2, '3z').turn(3, '3z').turn(0, '3z');

/** What a hand's first win depends on. */
function wonIn(maker: HandMaker) {
  const hand = maker.hand();
  const { wins, findings } = playHand(hand, hand.dealt.length === 3 ? presets.tenhouSanma : presets.tenhou);
  const [won] = wins;
  if (!won) throw new Error('nobody wins');
  const { method, riichi: kind } = won.win;
  return { on: method.on, riichi: kind?.kind, ippatsu: kind?.ippatsu, liable: [...won.liable], findings };
}

const WON: readonly (readonly [name: string, maker: HandMaker, expected: object])[] = [
  [
    'ippatsu lasts one turn',
    riichi().turn(2, '5z').turn(3, '5z').turn(0, '9s').win(1, 0, '9s', NOBODY),
    { riichi: 'doubleRiichi', ippatsu: true },
  ],
  [
    'ippatsu ends with the next discard of one’s own',
    riichi().turn(2, '5z').turn(3, '5z').turn(0, '2z').turn(1, '2z').turn(2, '9s').win(1, 2, '9s', NOBODY),
    { ippatsu: false },
  ],
  ['ippatsu ends with a call', called(riichi().turn(2, '6z'), 2).turn(0, '9s').win(1, 0, '9s', NOBODY), { ippatsu: false }],
  [
    'after a call a riichi is not double',
    called(table('', WAITING, '', '66z3m').turn(0, '6z'), 0)
      .turn(0, '5z')
      .riichi(1, '7z')
      .turn(2, '9s')
      .win(1, 2, '9s', NOBODY),
    { riichi: 'riichi', ippatsu: true },
  ],
  ['the first turn', table('', WAITING).turn(0, '5z').draw(1, '9s').win(1, 1, '9s', NOBODY), { on: 'firstTurn' }],
  [
    'the first turn ends with a call',
    called(table('', WAITING, '', '66z3m').turn(0, '6z'), 0)
      .turn(0, '5z')
      .draw(1, '9s')
      .win(1, 1, '9s', NOBODY),
    { on: undefined },
  ],
  [
    'the first turn ends with a closed kan, once nobody has won on it',
    table('222z', WAITING).draw(0, '2z').ankan(0, '2222z').turn(0, '5z').draw(1, '9s').win(1, 1, '9s', NOBODY),
    { on: undefined },
  ],
  [
    'the replacement tile of an open kan: who gave the fourth tile is liable',
    openQuad().draw(1, '6s').win(1, 1, '6s', NOBODY),
    { on: 'rinshan', liable: [['rinshan', 0]] },
  ],
  [
    'a tile from the wall a turn later',
    around(openQuad().turn(1, '5z')).draw(1, '6s').win(1, 1, '6s', NOBODY),
    { on: undefined, liable: [] },
  ],
  [
    'a closed kan turns later: nobody is liable',
    around(openQuad().turn(1, '5z')).draw(1, '2z').ankan(1, '2222z').draw(1, '6s').win(1, 1, '6s', NOBODY),
    { on: 'rinshan', liable: [] },
  ],
  [
    'a closed kan of the replacement tile: nobody is liable',
    openQuad().draw(1, '2z').ankan(1, '2222z').draw(1, '6s').win(1, 1, '6s', NOBODY),
    { on: 'rinshan', liable: [] },
  ],
  [
    'a north that was the replacement tile: nobody is liable',
    new HandMaker(['', TWO_QUADS, ''])
      .turn(0, '9p')
      .call('daiminkan', 1, 0, '9999p')
      .draw(1, '4z')
      .kita(1)
      .draw(1, '6s')
      .win(1, 1, '6s', NOBODY),
    { on: 'rinshan', liable: [] },
  ],
  [
    'a tile passed on ends with one’s own draw',
    table('', WAITING).turn(0, '9s').turn(1, '5z').turn(2, '9s').win(1, 2, '9s', NOBODY),
    { findings: [] },
  ],
  [
    'a tile passed on, within the same turn',
    table('', WAITING).turn(0, '5z').turn(1, '5z').turn(2, '9s').turn(3, '9s').win(1, 3, '9s', NOBODY),
    { findings: [expect.objectContaining({ code: 'furiten', reason: 'temporary' })] },
  ],
];

for (const [name, maker, expected] of WON)
  test(`in a hand: ${name}`, () => {
    expect(wonIn(maker)).toMatchObject(expected);
  });
