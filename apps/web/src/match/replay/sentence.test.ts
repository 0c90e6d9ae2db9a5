import { type Language, LANGUAGES, localeOf } from '@tenbo/i18n';
import { loadPageWords } from '@tenbo/i18n/page';
import { playHand, tablesOf, toLog } from '@tenbo/records';
import { expect, test } from 'vitest';

import { type Situation, SITUATIONS, gameOf } from '../../../../../fixtures/situations.ts';
import type { Replayed } from './steps.ts';
import { sentenceAt } from './sentence.ts';

const NAMES = ['甲', '乙', '丙', '丁'];

/** A situation, ready to step through, as if it were the first hand of its match. */
function replayedOf({ hand, rules }: Situation): Replayed {
  const first = { ...hand, kyoku: 0, honba: 0, sticks: 0 };
  const log = toLog(gameOf({ hand: first, rules } as Situation));
  const event = log.ok ? log.value[1]?.event : undefined;
  return {
    hand,
    tables: tablesOf(hand, playHand(hand, rules)),
    rules,
    players: NAMES.slice(0, rules.tiles.players),
    findings: [],
    ended: event?.type === 'handEnded' ? event.hand : undefined,
    entered: undefined,
  };
}

async function sentencesIn(language: Language, replayed: Replayed, viewer?: 0): Promise<readonly string[]> {
  const words = { texts: await loadPageWords('match', language), locale: localeOf(language) };
  return replayed.tables.map((table, step) => sentenceAt(replayed, step, table, viewer, words));
}

test.each(SITUATIONS)('situation $number: $name: every step has a sentence in the reader’s language', async (one) => {
  const replayed = replayedOf(one);
  for (const language of LANGUAGES) {
    const all = await sentencesIn(language, replayed);
    expect(all).not.toContain('');
    if (language !== 'en') expect(all.filter((said) => /[a-z]/i.test(said))).toEqual([]);
  }
});

test.each(SITUATIONS)(
  'situation $number: $name: with the others’ hands hidden, no sentence reveals a tile they draw',
  async (one) => {
    const replayed = replayedOf(one);
    const [open, hidden] = [await sentencesIn('en', replayed), await sentencesIn('en', replayed, 0)];
    for (const [at, event] of replayed.hand.events.entries()) {
      const isOthers = event.type === 'draw' && event.seat !== 0;
      expect(hidden[at + 1]).toBe(isOthers ? `${NAMES[event.seat]} draws.` : open[at + 1]);
    }
  },
);

test.each([
  ['kita', '甲が北を抜く。'],
  ['quad', '乙が九萬を加槓。'],
  ['abortiveDraw', '途中流局（九種九牌）'],
  ['exhaustiveDraw', '流局（全員ノーテン）'],
] as const)('%s, as players say it', async (type, said) => {
  const all = await Promise.all(SITUATIONS.map(async (one) => [one, await sentencesIn('ja', replayedOf(one))] as const));
  const ofType = all.flatMap(([{ hand }, sentences]) => sentences.filter((_, step) => hand.events[step - 1]?.type === type));
  expect(ofType).toContain(said);
});
