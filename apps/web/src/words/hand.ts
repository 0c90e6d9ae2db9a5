import type { Circumstance, MeldType } from '@tenbo/engine';

import type { On, RiichiKind } from '../hand/draft.ts';

/** What the calculator says. */
export interface HandWords {
  readonly hand: string;
  readonly pad: string;
  readonly aim: string;
  readonly aims: { readonly [A in 'tile' | 'dora' | 'ura' | MeldType]: string };
  readonly typed: string;
  readonly typedHint: string;
  readonly takeAway: string;
  readonly winning: string;
  readonly isWinning: (tile: string) => string;
  readonly meld: (type: string, tiles: string) => string;
  readonly red: string;
  readonly full: string;
  readonly undo: string;
  readonly clear: string;
  readonly example: string;
  readonly empty: string;
  readonly doraIndicators: string;
  readonly uraIndicators: string;
  readonly noIndicators: string;
  readonly situation: string;
  readonly conditions: string;
  readonly rules: string;
  readonly by: string;
  readonly round: string;
  readonly seat: string;
  readonly from: string;
  readonly unknown: string;
  readonly riichi: { readonly [R in RiichiKind]: string };
  readonly ippatsu: string;
  readonly on: { readonly [O in On]: string };
  readonly circumstances: { readonly [C in Circumstance]: string };
  readonly honba: string;
  readonly riichiSticks: string;
  readonly kita: string;
  readonly fewer: (what: string) => string;
  readonly more: (what: string) => string;
  readonly result: string;
  readonly away: (shanten: number) => string;
  readonly nearer: (tiles: number) => string;
  readonly waits: string;
  readonly wait: string;
  readonly ron: string;
  readonly tsumo: string;
  readonly yaku: string;
  readonly fu: string;
  readonly payments: string;
  readonly readings: string;
  readonly whatIf: string;
  readonly extra: (han: number) => string;
  readonly lens: string;
  readonly underRules: string;
  readonly value: string;
  readonly difference: string;
  readonly cause: string;
  readonly history: string;
  readonly copyLink: string;
  readonly copyText: string;
  readonly copied: string;
  readonly boxes: string;
  readonly whoWon: string;
  readonly whoPays: string;
  readonly hide: string;
  readonly show: string;
  readonly ok: string;
  readonly previous: string;
  readonly next: string;
  readonly place: (nth: number, of: number) => string;
  readonly noScore: string;
  readonly back: string;
  readonly fromStart: string;

  readonly theTable: string;
  readonly unsaid: string;
  readonly saveImage: string;
}

export const handEn: HandWords = {
  hand: 'Hand',
  pad: 'Tiles to add',
  aim: 'The next tile is',
  aims: {
    tile: 'Tile',
    chi: 'Chi',
    pon: 'Pon',
    daiminkan: 'Open quad',
    kakan: 'Added quad',
    ankan: 'Closed quad',
    dora: 'Dora indicator',
    ura: 'Ura indicator',
  },
  typed: 'Type or paste a hand',
  typedHint: '234m 406p 567s [555z] (1111z) +8m',
  takeAway: 'Take away',
  winning: 'Winning tile',
  isWinning: (tile) => `${tile}, the winning tile`,
  meld: (type, tiles) => `${type}: ${tiles}`,
  red: 'Red five',
  full: 'the hand is full: take a tile away first',
  undo: 'Undo',
  clear: 'Clear',
  example: 'Show an example',
  empty: 'Tap tiles, type them, or paste a hand. The answer follows every tile.',
  doraIndicators: 'Dora indicators',
  uraIndicators: 'Ura indicators',
  noIndicators: 'none',
  situation: 'Situation',
  conditions: 'Conditions',
  rules: 'Rules',
  by: 'Won by',
  round: 'Round',
  seat: 'Seat',
  from: 'Discarded by',
  unknown: 'not said',
  riichi: {
    riichi: 'Riichi',
    doubleRiichi: 'Double riichi',
    openRiichi: 'Open riichi',
    openDoubleRiichi: 'Open double riichi',
  },
  ippatsu: 'Ippatsu',
  on: {
    firstTurn: 'First turn',
    rinshan: 'After a quad',
    haitei: 'Last draw',
    chankan: 'Robbing a quad',
    houtei: 'Last discard',
  },
  circumstances: {
    riichiTile: 'Riichi discard',
    quadDiscard: 'Discard after a quad',
    secondQuad: 'After two quads',
    firstTurnQuad: 'Quad on the first turn',
    eighthWin: 'Eighth win in a row',
    againstEighthWin: 'Against an eighth win',
  },
  honba: 'Honba',
  riichiSticks: 'Riichi sticks',
  kita: 'Norths set aside',
  fewer: (what) => `Fewer: ${what}`,
  more: (what) => `More: ${what}`,
  result: 'Result',
  away: (shanten) => (shanten <= 0 ? 'Tenpai' : `${shanten} ${shanten === 1 ? 'tile' : 'tiles'} from tenpai`),
  nearer: (tiles) => `${tiles} ${tiles === 1 ? 'tile brings' : 'tiles bring'} it nearer`,
  waits: 'Waits',
  wait: 'Tile',
  ron: 'By ron',
  tsumo: 'By tsumo',
  yaku: 'Yaku',
  fu: 'Fu',
  payments: 'Who pays',
  readings: 'Why not more?',
  whatIf: 'With more dora',
  extra: (han) => `+${han} han`,
  lens: 'Under other rules',
  underRules: 'Rules',
  value: 'Value',
  difference: 'Difference',
  cause: 'Because of',
  history: 'Earlier hands',
  copyLink: 'Copy link',
  copyText: 'Copy text',
  copied: 'Copied',
  boxes: 'Score boxes',
  whoWon: 'Who won, with what',
  whoPays: 'Who pays whom',
  hide: 'Hide',
  show: 'Show',
  ok: 'OK',
  previous: 'Previous',
  next: 'Next',
  place: (nth, of) => `Hand ${nth} of ${of}`,
  noScore: 'There is no score to show: the hand is not complete.',
  back: 'Back to the hand',
  fromStart: 'Counted from the starting points of these rules.',
  theTable: 'Table',
  saveImage: 'Save image',
  unsaid: 'Who discarded was not said: any other player would pay the same.',
};

export const handJa: HandWords = {
  hand: '手牌',
  pad: '牌を入れる',
  aim: '次の牌は',
  aims: {
    tile: '手牌',
    chi: 'チー',
    pon: 'ポン',
    daiminkan: '大明槓',
    kakan: '加槓',
    ankan: '暗槓',
    dora: 'ドラ表示牌',
    ura: '裏ドラ表示牌',
  },
  typed: '手牌を入力・貼り付け',
  typedHint: '234m 406p 567s [555z] (1111z) +8m',
  takeAway: '取り除く',
  winning: '和了牌にする',
  isWinning: (tile) => `${tile}、和了牌`,
  meld: (type, tiles) => `${type}：${tiles}`,
  red: '赤五',
  full: '手牌がいっぱいです。先に一枚取り除いてください。',
  undo: '元に戻す',
  clear: '消す',
  example: '例を見る',
  empty: '牌をタップ、入力、または貼り付けてください。一枚ごとに結果が出ます。',
  doraIndicators: 'ドラ表示牌',
  uraIndicators: '裏ドラ表示牌',
  noIndicators: 'なし',
  situation: '状況',
  conditions: '条件',
  rules: 'ルール',
  by: '和了',
  round: '場風',
  seat: '自風',
  from: '放銃者',
  unknown: '指定なし',
  riichi: {
    riichi: '立直',
    doubleRiichi: 'ダブル立直',
    openRiichi: 'オープン立直',
    openDoubleRiichi: 'ダブルオープン立直',
  },
  ippatsu: '一発',
  on: {
    firstTurn: '第一巡',
    rinshan: '嶺上開花',
    haitei: '海底摸月',
    chankan: '槍槓',
    houtei: '河底撈魚',
  },
  circumstances: {
    riichiTile: '立直宣言牌',
    quadDiscard: '槓の直後の打牌',
    secondQuad: '連続槓の嶺上牌',
    firstTurnQuad: '第一巡の槓',
    eighthWin: '八連荘',
    againstEighthWin: '八連荘を阻止',
  },
  honba: '本場',
  riichiSticks: '供託',
  kita: '抜き北',
  fewer: (what) => `${what}を減らす`,
  more: (what) => `${what}を増やす`,
  result: '結果',
  away: (shanten) => (shanten <= 0 ? '聴牌' : `${shanten}向聴`),
  nearer: (tiles) => `受け入れ${tiles}枚`,
  waits: '待ち',
  wait: '牌',
  ron: 'ロン',
  tsumo: 'ツモ',
  yaku: '役',
  fu: '符',
  payments: '支払い',
  readings: 'ほかの読み方',
  whatIf: 'ドラが増えると',
  extra: (han) => `+${han}翻`,
  lens: 'ほかのルールでは',
  underRules: 'ルール',
  value: '点数',
  difference: '差',
  cause: '理由',
  history: 'これまでの手牌',
  copyLink: 'リンクをコピー',
  copyText: '文章をコピー',
  copied: 'コピーしました',
  boxes: '得点画面',
  whoWon: '和了',
  whoPays: '点数の移動',
  hide: '隠す',
  show: '表示',
  ok: 'OK',
  previous: '前へ',
  next: '次へ',
  place: (nth, of) => `${of}局中${nth}局目`,
  noScore: '手牌が完成していないため、得点はありません。',
  back: '手牌に戻る',
  fromStart: 'このルールの配給原点から数えています。',
  theTable: '卓',
  saveImage: '画像を保存',
  unsaid: '放銃者の指定がないため、仮の相手で表示しています。',
};
