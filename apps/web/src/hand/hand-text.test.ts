import { createScorer, presets } from '@tenbo/engine';
import { LANGUAGES, type Language, localeOf } from '@tenbo/i18n';
import { loadPageWords } from '@tenbo/i18n/page';
import { expect, test } from 'vitest';

import { draftOf, paramsOf } from './address.ts';
import { draftOfWin } from './drafted.ts';
import { handText } from './hand-text.ts';
import { answerOf } from './judge.ts';

/** The text that is copied for the hand of a link. */
async function textOf(link: string, language: Language): Promise<string> {
  const draft = draftOf(new URLSearchParams(link));
  const answer = answerOf(draft, createScorer(draft.rules));
  if (answer.is !== 'scored') throw new Error(answer.is);
  return handText({ draft, ...answer }, localeOf(language), (await loadPageWords('first', language)).hand);
}

const RIICHI = 'hand=3367m406p666s222z&tile=8m&by=ron&from=W&seat=S&round=E&riichi=riichi&dora=9s&ura=4m&honba=1&riichiSticks=2';

test.each<[Language, readonly string[]]>([
  [
    'en',
    [
      'East round · South · ron · Riichi',
      '3367m406p666s222z +8m',
      'Dora indicators: 9s',
      'Ura indicators: 4m',
      '3 han 50 fu — 6,400',
      'Riichi: 1 han',
      'Seat Wind: 1 han',
      'Red Fives: 1 han',
      'Base: 20 fu',
      'Closed ron: 10 fu',
      'Closed triplet of simples 666s: 4 fu',
      'Closed triplet of honours 222z: 8 fu',
      '42 → 50 fu',
      '50 × 2^(2+3) = 1,600; × 4 = 6,400',
      'West pays 6,400 + 300 (1 honba) = 6,700',
      'Plus 2,000 for 2 riichi sticks',
      'South collects 8,700 in total',
      'Rules: M.League',
    ],
  ],
  [
    'ja',
    [
      '東場 · 南家 · ロン · 立直',
      '3367m406p666s222z +8m',
      'ドラ表示牌：9s',
      '裏ドラ表示牌：4m',
      '50符3翻 6400点',
      '立直：1翻',
      '役牌 自風：1翻',
      '赤ドラ：1翻',
      '副底：20符',
      '門前加符：10符',
      '中張牌の暗刻 666s：4符',
      '么九牌の暗刻 222z：8符',
      '42 → 50符',
      '50 × 2^(2+3) = 1600、× 4 = 6400',
      '西家が6400 + 300（1本場）= 6700点を支払う',
      '供託のリーチ棒2本（2000点）を受け取る',
      '南家の収入：8700点',
      'ルール：Mリーグ',
    ],
  ],
  [
    'zh',
    [
      '东场 · 南家 · 荣和 · 立直',
      '3367m406p666s222z +8m',
      '宝牌指示牌：9s',
      '里宝牌指示牌：4m',
      '3番50符 6400点',
      '立直：1番',
      '役牌 自风：1番',
      '赤宝牌：1番',
      '底符：20符',
      '门前清荣和：10符',
      '中张牌暗刻 666s：4符',
      '幺九牌暗刻 222z：8符',
      '42 → 50符',
      '50 × 2^(2+3) = 1600，× 4 = 6400',
      '西家支付6400 + 300（1本场）= 6700点',
      '收取供托的立直棒2根（2000点）',
      '南家共得8700点',
      '规则：M.League',
    ],
  ],
])('a hand with everything chosen, in %s', async (language, lines) => {
  expect(await textOf(`${RIICHI}&rules=mleague`, language)).toBe(lines.join('\n'));
});

test.each<[Language, readonly string[]]>([
  ['en', ['East round · South · ron · No riichi', 'Assuming South · ron · no riichi']],
  ['ja', ['東場 · 南家 · ロン · 立直なし', '南家 · ロン · 立直なしとして計算']],
  ['zh', ['东场 · 南家 · 荣和 · 未立直', '按南家 · 荣和 · 未立直计算']],
])('a hand with nothing but tiles states what is assumed, in %s', async (language, assumed) => {
  const lines = (await textOf('hand=23467m406p56788s&tile=8m', language)).split('\n');
  expect(lines.slice(0, 2)).toEqual(assumed);
});

test('an open hand need not say that it is without riichi', async () => {
  const text = await textOf('hand=23467m88s&melds=[555z][666z]&tile=8m&by=tsumo&seat=E&round=S', 'en');
  expect(text.split('\n')[0]).toBe('South round · East · tsumo');
});

test('every language has the same number of lines', async () => {
  const texts = await Promise.all(LANGUAGES.map((language) => textOf(RIICHI, language)));
  expect(new Set(texts.map((text) => text.split('\n').length)).size).toBe(1);
});

test('a win as a draft is the draft it came from', () => {
  const link =
    'hand=46m88s234567p&melds=[5555z]&tile=5m&called=across&by=ron&on=houtei&from=N&seat=W&round=S&riichi=none&dora=1s&honba=2&riichiSticks=1';
  const draft = draftOf(new URLSearchParams(link));
  const answer = answerOf(draft, createScorer(presets.standard));
  if (answer.is !== 'scored') throw new Error(answer.is);
  const again = draftOfWin(
    answer.record,
    draft.hand.melds.map(({ from }) => from),
  );
  expect(paramsOf(again).toString()).toBe(paramsOf(draft).toString());
  expect(again).toEqual(draft);
});
