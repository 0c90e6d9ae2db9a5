import { presets, unwrap } from '@tenbo/engine';
import { type SeatMoment, type SeenGame, followMjai } from '@tenbo/records';
import { expect, test } from 'vitest';

import { HandMaker } from '../../../../fixtures/game-hand.ts';
import { linesFrom } from '../../../../fixtures/seen-from.ts';
import { WAITING } from '../../../../fixtures/situations-calls.ts';
import { gameOf } from '../../../../fixtures/situations.ts';
import { LANGUAGES, describeMoment, localeOf } from '../index.ts';

// South in riichi passes up 8m, then does not win on 5m by tsumo.
const maker = new HandMaker(['', WAITING, '', ''], { honba: 1 })
  .turn(0, '3z')
  .turn(1, '3z')
  .turn(2, '3z')
  .turn(3, '3z')
  .turn(0, '4z');
maker.riichi(1, '1z').turn(2, '8m').turn(3, '1z').turn(0, '1z').turn(1, '5m').turn(2, '9p');
const game = gameOf({ number: 0, name: '', rules: presets.tenhou, hand: maker.hand(), after: [] });

const follower = followMjai();
const moments = linesFrom(game, 1).flatMap((line) => unwrap(follower.take(line)));
const said = (moment: SeatMoment | undefined, seen: SeenGame | undefined = follower.game) =>
  LANGUAGES.map((language) => describeMoment(moment as SeatMoment, seen as SeenGame, localeOf(language)));

test('the hand and the player', () => {
  expect(said(moments[0]).map(({ hand }) => hand)).toEqual([
    'East 1, 1 honba: Ben, South, dora indicator 4z',
    '東1局 1本場　Ben（南家）　ドラ表示牌4z',
    '东1局 1本场　Ben（南家）　宝牌指示牌4z',
  ]);
  const nameless = { ...(follower.game as SeenGame), players: ['', '', '', ''] };
  expect(said(moments[0], nameless).map(({ hand }) => hand)).toEqual([
    'East 1, 1 honba: South, dora indicator 4z',
    '東1局 1本場　南家　ドラ表示牌4z',
    '东1局 1本场　南家　宝牌指示牌4z',
  ]);
});

test('the tiles, what they wait for, and the reasons of furiten', () => {
  expect(said(moments.at(-1))).toMatchObject([
    {
      tiles: '23467m456p56788s',
      acceptance: 'tenpai, waiting on 58m: 6 tiles left',
      furiten: 'furiten: a wait is among their own discards; a wait passed after their riichi',
      waits: [{ tile: '5m', left: '3 left' }, { tile: '8m' }],
    },
    { furiten: 'フリテン：待ち牌が自分の捨て牌にある、リーチ後に待ち牌を見逃した' },
    { furiten: '振听：听的牌在自己的舍牌里；立直后放过了听的牌' },
  ]);
  expect(said(moments[0])[0]).toMatchObject({ furiten: undefined, win: undefined, findings: [] });
});

test('on the player’s turn, the tile drawn and a chance to win', () => {
  const drawn = moments.findLast(({ event }) => event?.type === 'draw' && event.seat === 1);
  // Riichi, ippatsu, menzen tsumo, pinfu, tanyao: mangan; honba is not part of the value.
  expect(said(drawn).map(({ tiles, acceptance, win }) => [tiles, acceptance, win])).toEqual([
    ['23467m456p56788s +5m', undefined, 'can win by tsumo on 5m: Mangan — 2,000/4,000'],
    ['23467m456p56788s +5m', undefined, '5mでツモできる：満貫 2000・4000'],
    ['23467m456p56788s +5m', undefined, '可以自摸5m：满贯 2000/4000'],
  ]);
});

test('what is wrong with an event, also without names', () => {
  const nameless = { ...(follower.game as SeenGame), players: ['', '', '', ''] };
  const wrong: SeatMoment = { ...(moments[0] as SeatMoment), findings: [{ hand: 0, event: 3, code: 'riichiTwice', seat: 1 }] };
  expect(said(wrong)[0]?.findings).toEqual(['Ben declares riichi a second time']);
  expect(said(wrong, nameless)[0]?.findings).toEqual(['Player 2 declares riichi a second time']);
});
