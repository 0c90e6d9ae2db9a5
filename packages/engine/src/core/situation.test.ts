import { expect, test } from 'vitest';

import { winOf } from '../../../../fixtures/typed-wins.ts';
import { RIICHI_KINDS, createScorer, parseRules, unwrap } from '../index.ts';

const OPEN_RIICHI = { openRiichi: { closed: 2 }, openDoubleRiichi: { closed: 3 } };
const scorer = createScorer(unwrap(parseRules({ yaku: { local: OPEN_RIICHI } })));

test.each([
  ['234m406p567s88s67m +8m', false],
  ['406p567s88s67m (1111z) +8m', false],
  ['406p567s88s67m [234m] +8m', true],
  ['406p567s88s67m [555z] +8m', true],
  ['406p567s88s67m [5555z] +8m', true],
  ['406p567s88s67m [555+5z] +8m', true],
  ['406p88s67m (1111z) [555z] +8m', true],
])('riichi needs a closed hand: %s', (text, isOpen) => {
  for (const kind of RIICHI_KINDS) {
    const win = winOf(text, { method: { by: 'ron' }, riichi: { kind, ippatsu: false } });
    expect(scorer.check(win)).toEqual(isOpen ? [{ code: 'riichiOnOpenHand' }] : []);
  }
});
