import { createScorer, formatHand, parseTiles, presets, unwrap } from '@tenbo/engine';
import { LOG_VERSION, type WinTiles, append, newMatch } from '@tenbo/ledger';
import { expect, test } from 'vitest';

import { withText } from './drafted.ts';
import { answerOf } from './judge.ts';
import type { Draft } from './draft.ts';
import { type HandSituation, draftIn, heldTo, winTilesOf } from './win-tiles.ts';

const RULES = presets.standard;
const situation: HandSituation = {
  rules: RULES,
  seat: 'S',
  round: 'E',
  honba: 0,
  riichiSticks: 0,
  by: 'ron',
  riichi: true,
  riichiDiscarder: false,
};
const tilesIn = (text: string) => unwrap(parseTiles(text));

/** What South gains from a win off West in the first hand, entered with these tiles. */
function gainIn(tiles: WinTiles, { by, riichi, riichiDiscarder, rules }: HandSituation): number {
  const start = { type: 'matchStarted', version: LOG_VERSION, rules, players: ['A', 'B', 'C', 'D'] } as const;
  const match = unwrap(newMatch({ id: 'start', after: [], event: start }));
  const win = { winner: 1, value: { tiles } } as const;
  const outcome = by === 'ron' ? ({ kind: 'ron', discarder: 2, wins: [win] } as const) : ({ kind: 'tsumo', win } as const);
  const event = {
    type: 'handEnded',
    hand: { riichi: [...(riichi ? [1 as const] : []), ...(riichiDiscarder ? [2 as const] : [])], outcome },
  } as const;
  const { state } = unwrap(append(match, { id: 'hand', after: ['start'], event }));
  return (state.scores[1] ?? 0) - rules.match.start;
}

test.each<[string, string, Partial<HandSituation>, Partial<Draft>]>([
  ['riichi, ippatsu, ura', '234m406p567s88s67m+8m', {}, { ippatsu: true, dora: tilesIn('3p'), ura: tilesIn('7s') }],
  ['double riichi at the end of the wall', '234m406p567s88s67m+8m', { by: 'tsumo' }, { riichi: 'doubleRiichi', on: 'haitei' }],
  ['melds of every kind', '4m [067p] (0555s) [555+5z] [666z] +4m', { riichi: false }, { dora: tilesIn('4z') }],
  ['after a quad', '23467m88s [234p] [5555z] +8m', { by: 'tsumo', riichi: false }, { on: 'rinshan' }],
])('%s survives the round trip from the draft to the match', (_, text, changes, conditions) => {
  const here = { ...situation, ...changes };
  const draft: Draft = { ...unwrap(withText(draftIn(here), text)), ...conditions };
  const tiles = winTilesOf(draft);
  expect(draftIn(here, tiles)).toEqual(draft);
  const answer = answerOf(draft, createScorer(RULES));
  if (answer.is !== 'scored') throw new Error(answer.is);
  expect(gainIn(tiles, here)).toBeGreaterThan(0);
});

test('the match pays what the form shows', () => {
  const draft = { ...unwrap(withText(draftIn(situation), '234m406p567s88s67m+8m')), ippatsu: true };
  const answer = answerOf(draft, createScorer(RULES));
  if (answer.is !== 'scored') throw new Error(answer.is);
  expect(answer.explanation.basePoints * 4).toBe(8000);
  expect(gainIn(winTilesOf(draft), situation)).toBe(8000);
});

test('a second winner starts with only the indicators, and with ura indicators only in riichi', () => {
  const indicators = { dora: '3p', ura: '1z' };
  expect(draftIn(situation, indicators)).toMatchObject({ tile: undefined, dora: tilesIn('3p'), ura: tilesIn('1z') });
  expect(draftIn({ ...situation, riichi: false }, indicators)).toMatchObject({ riichi: undefined, dora: tilesIn('3p'), ura: [] });
});

test('if tiles cannot be read, the hand starts empty', () => {
  const { hand, tile, riichi } = draftIn(situation, { hand: '12x', tile: '3m' });
  expect([formatHand(hand), tile, riichi]).toEqual(['', undefined, 'riichi']);
});

test('the giver of a called tile and circumstances of local yaku are kept', () => {
  const rules = { ...RULES, yaku: { ...RULES.yaku, local: { tsubameGaeshi: { closed: 1, open: 1 } } } };
  const here = { ...situation, rules, riichi: false };
  const plain = unwrap(withText(draftIn(here), '23467m88s [234p] [666z] +8m'));
  const melds = plain.hand.melds.map((meld) => (meld.type === 'pon' ? { ...meld, from: 'right' as const } : meld));
  const draft: Draft = { ...plain, hand: { ...plain.hand, melds }, circumstances: ['riichiTile'] };
  const tiles = winTilesOf(draft);
  expect(draftIn(here, tiles)).toEqual(draft);
  expect(gainIn(tiles, here) - gainIn(winTilesOf(plain), here)).toBe(1000);
});

test.each([
  ['in riichi pays the hand', true, 2600],
  ['not in riichi pays a yakuman', false, 32000],
])('a player who deals into an open riichi and is %s, in the form as in the match', (_, riichiDiscarder, paid) => {
  const local = { openRiichi: { closed: 2 }, openRiichiHoujuu: { yakuman: 1 } };
  const rules = { ...RULES, yaku: { ...RULES.yaku, local } };
  const here = { ...situation, rules, riichiDiscarder };
  const read = unwrap(withText(draftIn(here), '234m567p13789s44z+2s'));
  for (const draft of [
    read,
    heldTo(here, { ...read, circumstances: ['riichiDiscarder'] }),
    heldTo(here, { ...read, circumstances: [] }),
  ]) {
    const open: Draft = { ...draft, riichi: 'openRiichi' };
    const answer = answerOf(open, createScorer(rules));
    if (answer.is !== 'scored') throw new Error(answer.is);
    expect(answer.explanation.payments).toEqual({ discarder: paid });
    expect(gainIn(winTilesOf(open), here)).toBe(paid + (riichiDiscarder ? 1000 : 0));
    expect(draftIn(here, winTilesOf(open))).toEqual(open);
  }
});

test('from a pasted line a match takes only what it does not know itself', () => {
  const here: HandSituation = { ...situation, seat: 'W', by: 'tsumo', honba: 2, riichi: false };
  const line = '234m406p567s88s67m+8m ron riichi ippatsu houtei dora 3p ura 1m north 5 honba';
  const read = heldTo(here, unwrap(withText(draftIn(here), line)));
  expect(read).toMatchObject({ ...draftIn(here), hand: read.hand, tile: read.tile, on: 'haitei', dora: tilesIn('3p') });
  expect(formatHand(read.hand, read.tile)).toBe('23467m406p56788s +8m');
});
