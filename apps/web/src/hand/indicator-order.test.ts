import { createScorer, formatHand, formatTilesInOrder, parseTiles, presets, recordOfText, unwrap, withRule } from '@tenbo/engine';
import { winTilesOf as enteredOf } from '@tenbo/ledger';
import { localeOf } from '@tenbo/i18n';
import { loadPageWords } from '@tenbo/i18n/page';
import { expect, test } from 'vitest';

import { type Choose, seeded } from '../../../../fixtures/wins.ts';
import { draftOf, isWhollyRead, paramsOf } from './address.ts';
import { type Draft, EMPTY } from './draft.ts';
import { draftOfWin, withText } from './drafted.ts';
import { handText } from './hand-text.ts';
import { answerOf } from './judge.ts';
import { draftIn, winTilesOf } from './win-tiles.ts';

/** Only the first indicator counts, and red fives and ura dora are played. */
const RULES = withRule(withRule(presets.tenhou, 'dora.kan', 'none'), 'dora.kanUra', 'none');
const HAND = '234m 406p 567s 88s 67m +8m';
/** Red fives and repeats among them; no more copies than a wall has beside the hand. */
const LEFT = unwrap(parseTiles('0m0s5z1m9m3p4z1m5z3p4z'));

/** Up to five of each. */
function indicators(choose: Choose) {
  const left = [...LEFT];
  const turned = () => left.splice(choose(left.length), 1)[0] as (typeof left)[number];
  const count = 1 + choose(5);
  return { dora: Array.from({ length: count }, turned), ura: Array.from({ length: count }, turned) };
}

function totalOf(draft: Draft): number {
  const answer = answerOf(draft, createScorer(draft.rules));
  if (answer.is !== 'scored') throw new Error(answer.is);
  return answer.explanation.total;
}

test('any list of indicators is the same after a link, the entry of a match, a log and a text, and scores the same', async () => {
  const choose = seeded(37);
  const said = (await loadPageWords('first', 'en')).hand;
  const rules = RULES;
  const here = {
    rules,
    seat: 'S',
    round: 'E',
    honba: 0,
    riichiSticks: 0,
    by: 'ron',
    riichi: true,
    riichiDiscarder: false,
  } as const;
  for (let i = 0; i < 60; i++) {
    const { dora, ura } = indicators(choose);
    const text = `${HAND} riichi dora ${formatTilesInOrder(dora)} ura ${formatTilesInOrder(ura)}`;
    const { record } = unwrap(recordOfText(text, rules));
    expect([record.win.doraIndicators, record.win.uraIndicators]).toEqual([dora, ura]);
    const { total } = unwrap(createScorer(rules).score(record.win));

    const draft = draftOfWin(record);
    const link = paramsOf(draft);
    expect(isWhollyRead(link)).toBe(true);
    const opened = draftOf(link);
    expect([opened.dora, opened.ura, totalOf({ ...opened, rules })]).toEqual([dora, ura, total]);

    for (const tiles of [winTilesOf(draft), enteredOf(record.win)]) {
      const entered = draftIn(here, JSON.parse(JSON.stringify(tiles)) as typeof tiles);
      expect([entered.dora, entered.ura, totalOf(entered)]).toEqual([dora, ura, total]);
    }

    const again = unwrap(withText(EMPTY, `${formatHand(draft.hand, draft.tile)} riichi dora ${formatTilesInOrder(dora)}`));
    expect(again.dora).toEqual(dora);
    const answer = answerOf(draft, createScorer(rules));
    if (answer.is !== 'scored') throw new Error(answer.is);
    expect(handText({ draft, ...answer }, localeOf('en'), said)).toContain(`Dora indicators: ${formatTilesInOrder(dora)}\n`);
  }
});

test.each(['12m3p', '05p1z', '1m9s', '3p', '111z'])(
  'a link of an earlier version, which sorted %s, is read as it was',
  (dora) => {
    const link = new URLSearchParams({ ...Object.fromEntries(paramsOf({ ...EMPTY, dora: [] })), dora });
    expect(isWhollyRead(link)).toBe(true);
    expect(paramsOf(draftOf(link)).get('dora')).toBe(dora);
  },
);
