import type { FirstWords, LoadsLater } from '../words.ts';
import { hand } from './hand.ts';

export const words: FirstWords = {
  places: { hand: '手牌', match: '对局', charts: '点数表', rules: '规则', glossary: '术语' },
  settings: '设置',
  close: '关闭',
  saveAsFile: '保存为文件',
  notLoaded: '无法加载。可能有新版本，或网络不通。已输入的内容不会丢失。',
  fault: (said) => `这是 tenbo 的缺陷（${said}），请报告。已保存的内容不会丢失。`,
  again: '重试',
  skip: '跳到正文',
  nowhere: '没有这个页面。',
  newer: '有新版本',
  reload: '重新加载',
  hand,
  rulesPicker: { own: '自定义规则', documents: '出自文档', players: { 2: '二人', 3: '三人', 4: '四人' }, choose: '选择…' },
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
