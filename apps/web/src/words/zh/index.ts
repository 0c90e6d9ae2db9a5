import type { FirstWords, LoadsLater } from '../words.ts';
import { hand } from './hand.ts';
import { tiles } from './tiles.ts';

export const words: FirstWords = {
  places: { hand: '手牌', match: '对局', charts: '点数表', rules: '规则', glossary: '术语' },
  language: '语言',
  theme: '外观',
  themes: { auto: '跟随设备', light: '浅色', dark: '深色' },
  yakuStyle: '役名',
  yakuStyles: {
    rules: '跟随规则',
    own: '跟随语言',
    japanese: '日语',
    romaji: '罗马字',
    english: '英语',
    arcade: '街机',
    doramahjong: 'Dora Mahjong',
    shanghai: 'Shanghai',
  },
  indices: '牌角数字',
  settings: '设置',
  licenses: '许可证',
  close: '关闭',
  saveAsFile: '保存为文件',
  notKept: '此浏览器无法保存设置、规则和以前的手牌：存储被禁用或已满。',
  notLoaded: '无法载入。可能有了新版本，或者网络不通。已输入的内容不会丢失。',
  fault: (said) => `这是tenbo自身的错误（${said}），请报告。已保存的内容不会丢失。`,
  again: '重试',
  skip: '跳到正文',
  nowhere: '没有这个页面。',
  newer: '有新版本',
  reload: '重新载入',
  tiles,
  hand,
  rulesPicker: { own: '自己的规则', players: { 2: '两人', 3: '三人', 4: '四人' }, choose: '选择…' },
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
