import type { PageWords } from '../../page-words.ts';

export const choices: PageWords['choices'] = {
  notKept: '此浏览器无法保存设置、规则与历史手牌：存储被禁用或已满。',
  language: '语言',
  theme: '外观',
  themes: { auto: '跟随系统', light: '浅色', dark: '深色' },
  tiles: '牌面',
  tileLooks: { ivory: '象牙白', dark: '深色', page: '跟随页面', clear: '高对比度' },
  indices: '牌角数字',
  yaku: '役种名称',
  yakuStyles: {
    rules: '跟随规则',
    own: '常用名称',
    japanese: '日语',
    romaji: '罗马字',
    english: '英语',
    arcade: '街机游戏',
    doramahjong: 'Dora Mahjong',
    shanghai: 'Shanghai',
  },
  licenses: '许可证',
};
