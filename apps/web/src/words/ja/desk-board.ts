import type { DeskWords } from '../words.ts';

const WINDS = { E: '東', S: '南', W: '西', N: '北' };

/** 各卓の様子と、人の対応が必要なこと。 */
export const board: DeskWords['board'] = {
  heading: '卓',
  status: {
    waiting: '開始前',
    playing: '対局中',
    conflict: '記録が食い違っている',
    over: '終局、未確認',
    agreed: '結果を確認済み',
  },
  needs: {
    heading: (needs) => (needs === 0 ? '対応が必要な卓はありません' : `対応が必要（${needs}）`),
    what: {
      conflict: '記録が食い違っています',
      called: '審判を呼んでいます',
      late: '確定後に記録が届きました',
      unconfirmed: '終局、未確認',
      silent: 'しばらく入力がありません',
    },
    verb: { conflict: '裁定する', called: '向かう', late: '裁定する', unconfirmed: '確認する', silent: '見る' },
    ago: (minutes) => (minutes < 1 ? 'たった今' : `${minutes}分前`),
    silentFor: (minutes) => `${minutes}分間`,
    also: 'ほか',
  },
  corner: {
    conflict: '食い違い',
    called: '審判',
    late: '確定後',
    unconfirmed: '確認待ち',
    silent: (minutes) => `${minutes}分入力なし`,
    waiting: '開始前',
    over: '終局',
    agreed: '確認済み',
    hand: (wind, hand) => `${WINDS[wind]}${hand}局`,
    minutes: (minutes) => `${minutes}分`,
  },
  extended: (minutes) => `${minutes > 0 ? '＋' : '−'}${Math.abs(minutes)}分`,
  confirmedBy: (confirmed, players) => `${players}人中${confirmed}人が確認`,
  agreedTables: (agreed, tables) => `${tables}卓中${agreed}卓の結果を確認済み`,
  close: (round) => `${round}回戦を締め切る`,
  reopen: (round) => `${round}回戦の締め切りを取り消す`,
  closed: (round) => `${round}回戦は締め切りました。`,
  sitOut: '抜け番',
};
