import type { FirstWords, LoadsLater } from '../words.ts';
import { hand } from './hand.ts';
import { tiles } from './tiles.ts';

export const words: FirstWords = {
  places: { hand: '手牌', match: '対局', charts: '点数表', rules: 'ルール', glossary: '用語集' },
  language: '言語',
  theme: '外観',
  themes: { auto: '端末に合わせる', light: 'ライト', dark: 'ダーク' },
  yakuStyle: '役名',
  yakuStyles: {
    rules: 'ルールに合わせる',
    own: '言語に合わせる',
    japanese: '日本語',
    romaji: 'ローマ字',
    english: '英語',
    arcade: 'アーケード',
    doramahjong: 'Dora Mahjong',
    shanghai: 'Shanghai',
  },
  indices: '牌の数字',
  settings: '設定',
  licenses: 'ライセンス',
  close: '閉じる',
  saveAsFile: 'ファイルに保存',
  notKept: 'このブラウザは設定、ルール、これまでの手牌を保存できません（ブロックされているか、空きがありません）。',
  notLoaded: '読み込めませんでした。新しい版が出たか、通信できない状態です。入力した内容は失われません。',
  fault: (said) => `tenboの不具合です（${said}）。ご報告ください。保存された内容は失われません。`,
  again: 'もう一度試す',
  skip: '本文へ',
  nowhere: 'そのようなページはありません。',
  newer: '新しい版があります。',
  reload: '再読み込み',
  tiles,
  hand,
  rulesPicker: { own: '自分のルール', players: { 2: '二人', 3: '三人', 4: '四人' }, choose: '選択…' },
};

/** Fetched when they are first needed. */
export const later: LoadsLater = {
  details: async () => (await import('./details.ts')).details,
  match: async () => (await import('./match.ts')).match,
  charts: async () => (await import('./charts.ts')).charts,
  rules: async () => (await import('./rules.ts')).rules,
  glossary: async () => (await import('./glossary.ts')).glossary,
  ruleNotes: async () => (await import('./rule-notes.ts')).ruleNotes,
};
