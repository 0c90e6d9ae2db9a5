import type { FirstWords, LoadsLater } from '../words.ts';
import { hand } from './hand.ts';

export const words: FirstWords = {
  places: { hand: '点数計算', match: '対局', charts: '点数表', rules: 'ルール', glossary: '用語集' },
  settings: '設定',
  close: '閉じる',
  saveAsFile: 'ファイルに保存',
  notLoaded: '読み込めませんでした。新しいバージョンが出たか、通信できない状態です。入力した内容は失われません。',
  fault: (said) => `tenboの不具合です（${said}）。ご報告ください。保存された内容は失われません。`,
  again: 'もう一度試す',
  skip: '本文へ',
  nowhere: 'そのようなページはありません。',
  newer: '新しいバージョンがあります。',
  reload: '再読み込み',
  hand,
  rulesPicker: {
    own: '自分のルール',
    documents: '文書に基づくルール',
    players: { 2: '2人打ち', 3: '3人打ち', 4: '4人打ち' },
    choose: '選択…',
  },
};

/** Fetched when they are first needed. */
export const later: LoadsLater = {
  details: async () => (await import('./details.ts')).details,
  choices: async () => (await import('./choices.ts')).choices,
  match: async () => (await import('./match.ts')).match,
  charts: async () => (await import('./charts.ts')).charts,
  rules: async () => (await import('./rules.ts')).rules,
  glossary: async () => (await import('./glossary.ts')).glossary,
  ruleNotes: async () => (await import('./rule-notes.ts')).ruleNotes,
};
