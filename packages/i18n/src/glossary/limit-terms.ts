import type { Entries } from './entry.ts';

/** The limits, each with what a ron of it is paid. */
export const LIMIT_TERMS = {
  mangan: {
    names: ({ limits }) => limits.mangan,
    romaji: 'mangan',
    also: ['limit', 'full'],
    says: {
      en: '5 han; also 4 han from 40 fu and 3 han from 70 fu. 2,000 base points: 8,000 by ron, 12,000 for the dealer.',
      ja: '5翻、または40符以上の4翻、70符以上の3翻です。子のロンで8000点、親は12000点です。',
      zh: '5番，或40符以上的4番、70符以上的3番。子家荣和8000点，亲家12000点。',
    },
    see: ['limit', 'kiriage-mangan', 'base-points'],
  },
  haneman: {
    names: ({ limits }) => limits.haneman,
    romaji: 'haneman',
    also: ['hane-mangan', '跳ね満', 'ハネ満'],
    says: {
      en: '6 or 7 han, one and a half mangan: 12,000 by ron, 18,000 for the dealer.',
      ja: '6・7翻で、満貫の1.5倍です。子のロンで12000点、親は18000点です。',
      zh: '6、7番，满贯的1.5倍。子家荣和12000点，亲家18000点。',
    },
    see: ['limit', 'mangan'],
  },
  baiman: {
    names: ({ limits }) => limits.baiman,
    romaji: 'baiman',
    also: ['bai-mangan', '倍満貫'],
    says: {
      en: '8 to 10 han, two mangan: 16,000 by ron, 24,000 for the dealer.',
      ja: '8〜10翻で、満貫の2倍です。子のロンで16000点、親は24000点です。',
      zh: '8至10番，满贯的2倍。子家荣和16000点，亲家24000点。',
    },
    see: ['limit', 'mangan'],
  },
  sanbaiman: {
    names: ({ limits }) => limits.sanbaiman,
    romaji: 'sanbaiman',
    also: ['sanbai-mangan', '三倍満貫'],
    says: {
      en: '11 or 12 han, three mangan: 24,000 by ron, 36,000 for the dealer.',
      ja: '11・12翻で、満貫の3倍です。子のロンで24000点、親は36000点です。',
      zh: '11、12番，满贯的3倍。子家荣和24000点，亲家36000点。',
    },
    see: ['limit', 'mangan'],
  },
  yakuman: {
    names: ({ limits }) => limits.yakuman,
    romaji: 'yakuman',
    also: ['yaku-mangan', '役満貫'],
    says: {
      en: 'The rarest hands, four mangan: 32,000 by ron, 48,000 for the dealer. Other yaku and dora do not count beside it.',
      ja: '最も珍しい手で、満貫の4倍です。子のロンで32000点、親は48000点です。ほかの役やドラは数えません。',
      zh: '最难得的手牌，满贯的4倍。子家荣和32000点，亲家48000点。其他役与宝牌不计。',
    },
    see: ['limit', 'counted-yakuman', 'multiple-yakuman'],
  },
  'counted-yakuman': {
    names: ({ countedYakuman }) => countedYakuman,
    romaji: 'kazoe yakuman',
    also: ['kazoe', 'kazoe-yakuman'],
    says: {
      en: 'A hand that reaches 13 han without a yakuman. It is paid like one; some rules keep it at sanbaiman.',
      ja: '役満の役がなく13翻以上になった手です。役満として数えますが、三倍満までとするルールもあります。',
      zh: '没有役满役种而达到13番的手牌。按役满计算，有的规则只算三倍满。',
    },
    see: ['yakuman', 'sanbaiman', 'han'],
  },
  'multiple-yakuman': {
    names: { en: 'multiple yakuman', ja: '役満の複合', zh: '役满复合' },
    romaji: 'yakuman no fukugou',
    also: ['double yakuman', 'triple yakuman', 'daburu yakuman', 'ダブル役満', '两倍役满'],
    says: {
      en: 'Several yakuman in one hand, or one that the rules count double. They are added up, or only the highest counts.',
      ja: '1つの手に役満が複数あるか、ダブル役満と決められた役がある場合です。合計するルールと、最も高い1つだけのルールがあります。',
      zh: '一手牌含多个役满，或规则定为两倍的役满。有的规则相加，有的规则只计最高的一个。',
    },
    see: ['yakuman'],
  },
  'kiriage-mangan': {
    names: { en: 'kiriage mangan', ja: '切り上げ満貫', zh: '切上满贯' },
    romaji: 'kiriage mangan',
    also: ['rounded up to mangan', 'rounded-up mangan'],
    says: {
      en: '4 han 30 fu and 3 han 60 fu, just short of a mangan, are paid as one: 8,000 for 7,700, 12,000 for 11,600.',
      ja: '30符4翻と60符3翻を満貫とするルールです。7700点が8000点、11600点が12000点になります。',
      zh: '4番30符与3番60符按满贯计算：7700点作8000点，11600点作12000点。',
    },
    see: ['mangan'],
  },
} as const satisfies Entries;
