import type { PageWords } from '../../page-words.ts';

export const choices: PageWords['choices'] = {
  notKept: 'このブラウザは設定、ルール、これまでの手牌を保存できません（ブロックされているか、空きがありません）。',
  language: '言語',
  theme: '外観',
  themes: { auto: '端末に合わせる', light: 'ライト', dark: 'ダーク' },
  tiles: '牌',
  tileLooks: { ivory: 'アイボリー', dark: 'ダーク', page: '画面に合わせる', clear: '高コントラスト' },
  indices: '牌に数字を表示',
  yaku: '役名の表記',
  yakuStyles: {
    rules: 'ルールに合わせる',
    own: 'ふだんの役名',
    japanese: '日本語',
    romaji: 'ローマ字',
    english: '英語',
    arcade: 'アーケードゲーム',
    doramahjong: 'Dora Mahjong',
    shanghai: 'Shanghai',
  },
  licenses: 'ライセンス',
};
