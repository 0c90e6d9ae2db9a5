import { unwrap } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { MjlogText } from '../../../fixtures/mjlog.ts';
import { type Audit, auditGame } from './audit.ts';
import { readMjlog } from './tenhou/mjlog.ts';

const WAITING = '234m456p567s88s67m';
const OTHERS = ['19m19p19s1234567z', '1199m1199p11223z', '11199s33445566z'];

const audited = (text: MjlogText): Audit => auditGame(unwrap(readMjlog(text.toString())));
const codes = ({ findings }: Audit) => findings.map(({ code }) => code);

/** Pinfu, tanyao: 30 fu 2 han from a discard of seat 1 after the dealer's first discard. */
function plainRon({ yaku = '7,1,8,1', ten = '30,2900,0', sc = '250,29,250,-29,250,0,250,0', dora = '9m' } = {}): MjlogText {
  const text = new MjlogText()
    .deal([WAITING, ...OTHERS], { dora })
    .turn(0, '1z')
    .turn(1, '8m');
  const attributes = `ba="0,0" hai="" machi="${text.id('8m')}" ten="${ten}" yaku="${yaku}" doraHai="${text.id(dora)}"`;
  return text.add(`<AGARI ${attributes} who="0" fromWho="1" sc="${sc}"/>`);
}

test('a correct record has no findings, and its match gets the same scores', () => {
  const { findings, match, hands, wins } = audited(plainRon());
  expect(findings).toEqual([]);
  expect([hands, wins]).toEqual([1, 1]);
  expect(match.state.scores).toEqual([27_900, 22_100, 25_000, 25_000]);
});

describe('a wrong claim is found', () => {
  test.each([
    ['an extra yaku', { yaku: '7,1,8,1,9,1' }, ['yaku']],
    ['dora that the hand does not have', { yaku: '7,1,8,1,52,1' }, ['dora']],
    ['wrong fu', { ten: '40,2900,0' }, ['fu']],
    ['wrong points', { ten: '30,2000,0' }, ['points']],
    ['wrong payments', { sc: '250,20,250,-20,250,0,250,0' }, ['changes']],
  ])('%s', (_name, changed, found) => {
    expect(codes(audited(plainRon(changed)))).toEqual(found);
  });
});

test('a player who draws in another player’s turn is out of turn', () => {
  const text = new MjlogText()
    .deal([WAITING, ...OTHERS], { dora: '9m' })
    .turn(0, '1z')
    .turn(2, '8p')
    .add('<RYUUKYOKU type="kaze4" ba="0,0" sc="250,0,250,0,250,0,250,0"/>');
  expect(audited(text).findings).toEqual([
    { hand: 0, event: 2, code: 'notOnTurn', seat: 2 },
    { hand: 0, event: 4, code: 'noAbort', cause: 'fourWinds' },
  ]);
});

test('a repeated fault in a hand is reported once', () => {
  const text = new MjlogText()
    .deal([WAITING, ...OTHERS], { dora: '9m' })
    .turn(0, '1z')
    .add('<V64/><F64/>'.repeat(300))
    .add('<RYUUKYOKU type="kaze4" ba="0,0" sc="250,0,250,0,250,0,250,0"/>');
  const { findings } = audited(text);
  expect(findings.map(({ code }) => code).toSorted()).toEqual(['fifthTile', 'noAbort', 'notOnTurn', 'wallEmpty']);
});

test('a hand of fourteen tiles and a draw with tiles left are faults', () => {
  const text = new MjlogText()
    .deal([`${WAITING}1z`, ...OTHERS], { dora: '9m' })
    .add('<RYUUKYOKU ba="0,0" sc="250,0,250,0,250,0,250,0"/>');
  expect(audited(text).findings.slice(0, 2)).toEqual([
    { hand: 0, event: -1, code: 'tilesDealt', seat: 0, count: 14 },
    { hand: 0, event: 0, code: 'wallNotEmpty', count: 70 },
  ]);
});

test('after a hand without an end, the next one is not compared with it', () => {
  const text = new MjlogText()
    .deal([WAITING, ...OTHERS], { dora: '9m' })
    .turn(0, '1z')
    .deal([WAITING, ...OTHERS], { dora: '9m', round: 1, honba: 1 });
  const drawn = text.turn(1, '1z').turn(2, '8p').add('<RYUUKYOKU type="yao9" ba="1,0" sc="250,0,250,0,250,0,250,0"/>');
  expect(audited(drawn).findings).toEqual([
    { hand: 0, code: 'breaksOff' },
    { hand: 1, event: 4, code: 'noAbort', cause: 'nineTerminals' },
  ]);
});
