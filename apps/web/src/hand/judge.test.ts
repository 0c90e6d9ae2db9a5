import { createScorer, formatTiles, parseTiles, presets, unwrap, withRule } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { withText } from './text.ts';
import { type Draft, EMPTY } from './draft.ts';
import { answerOf, faultsOf } from './judge.ts';
import { waitValuesOf } from './waits.ts';

const draftOf = (text: string, changes: Partial<Draft> = {}) => unwrap(withText({ ...EMPTY, seat: 'S', ...changes }, text));
const answerTo = (draft: Draft) => answerOf(draft, createScorer(draft.rules));
const tiles = (text: string) => unwrap(parseTiles(text));

function nearer(draft: Draft) {
  const answer = answerTo(draft);
  if (answer.is !== 'building') throw new Error(answer.is);
  const { shanten, left, tiles: found } = answer.acceptance;
  return { shanten, left, tiles: formatTiles(found.map(({ kind }) => kind)) };
}

test('acceptance has only tiles of the chosen rules', () => {
  const text = '19m123p456p78s55z7z';
  expect(nearer(draftOf(text))).toEqual({ shanten: 2, left: 35, tiles: '123789m69s57z' });
  expect(nearer(draftOf(text, { rules: presets.tenhouSanma }))).toEqual({ shanten: 2, left: 19, tiles: '19m69s57z' });
});

test('indicators and declared norths are not counted as left', () => {
  const rules = presets.tenhouSanma;
  const shown = { rules, dora: tiles('6s'), riichi: 'riichi', ura: tiles('9s'), kita: 1 } as const;
  expect(nearer(draftOf('19m123p456p78s55z4z', { rules })).left).toBe(19);
  expect(nearer(draftOf('19m123p456p78s55z4z', shown)).left).toBe(16);
  const waiting = answerTo(draftOf('123p456p78s55z789s', shown));
  expect(waiting).toMatchObject({ is: 'waiting', waits: [{ left: 3 }, { left: 2 }] });
  expect(waitValuesOf(draftOf('123p456p78s55z789s', shown), createScorer(rules)).map(({ left }) => left)).toEqual([3, 2]);
});

test('honba count for the value of a wait if the rules have a two-han minimum', () => {
  const rules = withRule(presets.standard, 'yaku.twoHanFromHonba', 5);
  const codes = [4, 5].map((honba) =>
    waitValuesOf(draftOf('[234m] 406p 567s 88s 67m', { rules, table: { honba, riichiSticks: 0 } }), createScorer(rules)).map(
      ({ ron }) => ron.ok,
    ),
  );
  expect(codes).toEqual([
    [true, true],
    [false, false],
  ]);
});

test('with three players a first meld is not a fault, although there is no 2m', () => {
  const draft = draftOf('[111m]', { rules: presets.tenhouSanma });
  expect(faultsOf(draft, createScorer(draft.rules))).toEqual([]);
});
