import type { RuleSet } from '@tenbo/engine';

import type { Locale, RuleLocale, RuleSetNames } from '../locale.ts';
import { umaLines } from '../shown.ts';
import { type YakuWorthWords, localYakuTexts, yakuName } from '../win/yaku-text.ts';
import { charts, documents, ruleNotices } from './documents.ts';

/** ルールの名前：団体・場、人数、長さ、除くものの順。 */
const ruleSets: RuleSetNames = {
  standard: '標準',
  tenhou: '天鳳',
  tenhouClosedTanyao: '天鳳 喰いタンなし・赤なし',
  tenhouNoRed: '天鳳 赤なし',
  tenhouSanma: '天鳳 三麻',
  tenhouSanmaClosedTanyao: '天鳳 三麻 喰いタンなし・赤なし',
  tenhouSanmaNoRed: '天鳳 三麻 赤なし',
  tenhouSanmaTonpuu: '天鳳 三麻 東風戦',
  tenhouSanmaTonpuuClosedTanyao: '天鳳 三麻 東風戦 喰いタンなし・赤なし',
  tenhouSanmaTonpuuNoRed: '天鳳 三麻 東風戦 赤なし',
  tenhouTonpuu: '天鳳 東風戦',
  tenhouTonpuuClosedTanyao: '天鳳 東風戦 喰いタンなし・赤なし',
  tenhouTonpuuNoRed: '天鳳 東風戦 赤なし',
  majsoul: '雀魂',
  majsoulSanma: '雀魂 三麻',
  majsoulSanmaTonpuu: '雀魂 三麻 東風戦',
  majsoulTonpuu: '雀魂 東風戦',
  riichiCity: '麻雀一番街',
  riichiCitySanma: '麻雀一番街 三麻',
  mleague: 'Mリーグ',
  ema2012: 'EMA（欧州）2012',
  ema2016: 'EMA（欧州）2016',
  ema2025: 'EMA（欧州）2025',
  wrc2014: 'WRC（世界選手権）2014',
  wrc2017: 'WRC（世界選手権）2017',
  wrc2022: 'WRC（世界選手権）2022',
  wrc2025: 'WRC（世界選手権）2025',
  jpmlA: '日本プロ麻雀連盟 Aルール',
  jpmlA2012: '日本プロ麻雀連盟 Aルール 2012',
  jpmlA2026: '日本プロ麻雀連盟 Aルール 2026',
  jpmlB: '日本プロ麻雀連盟 Bルール',
  jpmlWrc: '日本プロ麻雀連盟 WRCルール',
  jpmlWrcR: '日本プロ麻雀連盟 WRC-Rルール',
  saikouisen: '最高位戦',
  saikouisenClassic: '最高位戦Classic',
  rmuA: 'RMU Aルール',
  rmuB: 'RMU Bルール',
  rmuM: 'RMU Mルール',
  mu: '麻将連合（μ）',
  npm: '日本プロ麻雀協会',
  pantheonSanma: 'Pantheon 三麻',
  rrc: 'RRC（ロシア選手権）',
  uspml: 'USPML（米国）',
  parlour: 'フリー雀荘',
  parlourSanma: 'フリー雀荘 三麻',
  wikipedia: 'Wikipedia（英語版）',
  guide: '点数計算の手引き',
  doramahjong: 'Dora Mahjong',
  shanghai: 'Shanghai: Second Dynasty',
  arcadeA: 'アーケード A型（4人打ち）',
  arcadeB: 'アーケード B型（2人打ち・ツモ2倍）',
  arcadeC: 'アーケード C型（2人打ち・4倍/6倍・最も一般的）',
  local: '標準＋ローカル役',
};

const PLAYED = { played: 'あり', none: 'なし' };
const STOPS = { none: 'なし', choice: 'あり（親の任意）', automatic: 'あり（自動）', anyPlace: 'あり（トップでなくてもよい）' };

const WORTH: YakuWorthWords = {
  both: (han) => `${han}翻`,
  closedOnly: (han) => `${han}翻（門前）`,
  open: (closed, open) => `${closed}翻（喰い下がり${open}翻）`,
};

const chips = (n: number) => (n === 0 ? 'なし' : `${n}枚`);
const points = (n: number) => `${n}点`;
const fuOrNone = (n: number | 'twoOrFour') => (n === 0 ? 'なし' : n === 'twoOrFour' ? '2符（4符も可）' : `${n}符`);
const names = (words: readonly string[]) => (words.length === 0 ? 'なし' : words.join('、'));

/** ルールの日本語。 */
export const rules: RuleLocale = {
  charts,
  documents,
  ruleNotices,
  ruleSets,
  abortiveDraws: {
    nineTerminals: '九種九牌',
    fourWinds: '四風連打',
    fourRiichi: '四家立直',
    fourQuads: '四槓散了',
    tripleRon: '三家和',
  },

  ruleGroups: {
    tiles: '人数と牌',
    dora: 'ドラ',
    yaku: '役',
    fu: '符',
    points: '点数',
    payments: '点棒のやり取り',
    pao: 'パオ（責任払い）',
    draws: '流局',
    chombo: 'チョンボ',
    chips: '祝儀（チップ）',
    match: '対局の進行',
    standings: '順位と成績',
  },

  rules: {
    'tiles.players': { name: '人数', says: (n) => `${n}人打ち` },
    'tiles.redFives': { name: '赤ドラ', says: redFives },
    'tiles.removed': { name: '使わない牌', says: { none: 'なし', man2to8: '萬子の2〜8' } },
    'tiles.kita': { name: '抜きドラ（北）', says: { none: 'なし', dora: 'あり' } },

    'dora.ura': { name: '裏ドラ', says: PLAYED },
    'dora.kan': { name: '槓ドラ', says: PLAYED },
    'dora.kanUra': { name: '槓裏ドラ', says: PLAYED },
    'dora.inOpenHand': { name: '鳴いた手のドラ', says: { counted: '数える', none: '数えない' } },

    'yaku.openTanyao': { name: '喰いタン', says: { played: 'あり', closedOnly: 'なし' } },
    'yaku.ippatsu': { name: '一発', says: PLAYED },
    'yaku.renhou': {
      name: '人和',
      says: { none: 'なし', mangan: '満貫', haneman: '跳満', baiman: '倍満', yakuman: '役満' },
    },
    'yaku.renhouCounts': { name: '人和の複合', says: { instead: '複合しない', added: '複合する' } },
    'yaku.shousangen': { name: '小三元', says: { twoAndDragons: '2翻＋役牌', four: '役牌を含めて4翻' } },
    'yaku.ryuuiisou': { name: '發なし緑一色', says: { hatsuOptional: 'あり', hatsuNeeded: 'なし' } },
    'yaku.local': {
      name: 'ローカル役',
      says: (values, locale) => names(localYakuTexts(values, locale, WORTH).map(({ name, value }) => `${name} ${value}`)),
    },
    'yaku.disabled': { name: '採用しない役', says: (ids, locale) => names(ids.map((id) => yakuName(id, locale))) },
    'yaku.doubleYakuman': { name: 'ダブル役満', says: (ids, locale) => names(ids.map((id) => yakuName(id, locale))) },
    'yaku.yakumanStacking': { name: '役満の複合', says: { sum: 'あり', highest: 'なし（最も高いもの1つ）' } },
    'yaku.yakumanLimit': { name: '役満の上限', says: (n) => (n === null ? 'なし' : `${n}倍まで`) },
    'yaku.minimumHan': { name: '縛り', says: (n) => `${'一二三四'[n - 1] ?? n}翻縛り` },
    'yaku.twoHanFromHonba': { name: '二翻縛り', says: (n) => (n === null ? 'なし' : `${n}本場から`) },
    'yaku.twoHanFor': { name: '二翻縛りの対象', says: { all: '全員', dealer: '親だけ' } },

    'fu.closedRon': { name: '門前加符', says: fuOrNone },
    'fu.rinshanTsumo': { name: '嶺上開花のツモ符', says: fuOrNone },
    'fu.wait': { name: '待ちの符', says: { shape: '待ちの形で付く', oneTile: '待ちが1種類のときだけ付く' } },
    'fu.most': { name: '符の上限', says: (n) => (n === null ? 'なし' : `${n}符`) },
    'fu.doubleWindPair': { name: '連風牌の雀頭', says: fuOrNone },
    'fu.openPinfu': {
      name: '喰い平和形のロン',
      says: { plus2: '2符を加えて30符', flat30: '30符', none: '20符' },
    },
    'fu.pinfuTsumo': { name: '平和ツモ', says: { waivesFu: 'あり', keepsFu: 'あり（ツモ符も付く）', notPinfu: 'なし' } },
    'fu.sevenPairs.han': { name: '七対子の翻数', says: (n) => `${n}翻` },
    'fu.sevenPairs.fu': { name: '七対子の符', says: fuOrNone },

    'points.limits': { name: '満貫打ち切り', says: { played: 'あり', none: 'なし（青天井）' } },
    'points.kiriageMangan': { name: '切り上げ満貫', says: PLAYED },
    'points.countedYakuman': {
      name: '数え役満',
      says: { yakuman: 'あり（13翻から）', sanbaiman: 'なし（三倍満まで）', perThirteen: '13翻ごとに1つ' },
    },

    'payments.honba.ron': { name: '本場（ロン）', says: points },
    'payments.honba.tsumoEach': { name: '本場（ツモ）', says: (n) => `${n}オール` },
    'payments.riichiStick': { name: 'リーチ棒', says: points },
    'payments.missingPlayer': { name: 'ツモ損', says: { lost: 'あり', split: 'なし（北家分を折半）' } },
    'payments.tsumo': { name: '2人打ちのツモ', says: { shares: '基本点の2倍', likeRon: 'ロンと同じ' } },
    'payments.multipleRon': { name: 'ダブロン', says: { all: 'あり', headBump: 'なし（頭ハネ）' } },
    'payments.honbaTo': { name: 'ダブロンの本場', says: { nearest: '上家取り', each: '各和了者が受け取る' } },
    'payments.sticksTo': {
      name: 'ダブロンの供託',
      says: { nearest: '上家取り', ownThenNearest: '自分のリーチ棒は戻り、残りは上家取り' },
    },
    'payments.wareme': {
      name: '割れ目',
      says: { none: 'なし', withHonba: 'あり（本場も2倍）', withoutHonba: 'あり（本場は別）', threefold: 'あり（本場も3倍）' },
    },

    'pao.yaku': { name: 'パオの対象', says: (ids, locale) => names(ids.map((id) => yakuName(id, locale))) },
    'pao.covers': { name: 'パオの範囲', says: { hand: '和了全体', yakuman: 'その役満だけ' } },
    'pao.ron': { name: 'パオの役満を他家が放銃', says: { halves: '責任者と放銃者で折半', discarder: '放銃者が全額' } },
    'pao.honba': { name: 'パオの役満の本場', says: { liable: '責任者が支払う', discarder: '放銃者が支払う' } },

    'draws.noten': {
      name: 'ノーテン罰符',
      says: (paid) =>
        typeof paid === 'number' ? `場に${paid}点` : paid.map((n, i) => `聴牌${i + 1}人なら場に${n}点`).join('、'),
    },
    'draws.nagashi': { name: '流し満貫', says: { none: 'なし', draw: 'あり（流局扱い）', win: 'あり（和了扱い）' } },
    'draws.nagashiHand': { name: '鳴いた人の流し満貫', says: { any: 'あり', closed: 'なし' } },
    'draws.abortive': {
      name: '途中流局',
      says: (draws, { abortiveDraws }) => names(draws.map((draw) => abortiveDraws[draw])),
    },
    'draws.afterAbortive': { name: '途中流局後の親', says: { dealerStays: '連荘', dealerChanges: '親流れ' } },

    'chombo.payment': {
      name: 'チョンボの支払い',
      says: (paid) => (paid === 'mangan' ? '満貫払い' : paid === 0 ? 'なし' : `各${paid}点`),
    },
    'chombo.ranking': { name: 'チョンボの減点', says: (n) => (n === 0 ? 'なし' : `${n}ポイント`) },
    'chombo.besideWin': { name: '和了と同時のチョンボ', says: { stands: '有効', void: '無効（和了優先）' } },
    'chombo.redeal': {
      name: 'チョンボの後',
      says: {
        always: 'その局をやり直す',
        inTime: 'その局をやり直す（時間打ち切り後の最終局を除く）',
        notDealers: 'その局をやり直す（親のチョンボなら親流れ）',
      },
    },

    'chips.value': { name: 'チップ', says: (n) => (n === 0 ? 'なし' : `1枚${n}点`) },
    'chips.ippatsu': { name: '一発のチップ', says: chips },
    'chips.ura': { name: '裏ドラ1枚のチップ', says: chips },
    'chips.aka': { name: '赤ドラ1枚のチップ', says: chips },
    'chips.yakuman.ron': { name: '役満ロンのチップ', says: chips },
    'chips.yakuman.tsumoEach': { name: '役満ツモのチップ', says: (n) => (n === 0 ? 'なし' : `${n}枚オール`) },

    'match.start': { name: '配給原点', says: points },
    'match.rounds': {
      name: '対局の長さ',
      says: (n) => ({ 1: '東風戦', 2: '半荘戦', 4: '一荘戦', unlimited: '制限なし（トビかコールドで終了）' })[n],
    },
    'match.goal': { name: '終局に必要な点数', says: (n) => (n === 0 ? 'なし' : `${n}点（届かなければ延長戦）`) },
    'match.extraRound': { name: '延長戦（西入など）', says: { suddenDeath: 'サドンデス', whole: '場の終わりまで' } },
    'match.bust': {
      name: 'トビ',
      says: bust,
    },
    'match.ceiling': { name: 'コールド', says: (n) => (n === null ? 'なし' : `${n}点で終了`) },
    'match.agariYame': { name: 'アガリやめ', says: STOPS },
    'match.tenpaiYame': { name: 'テンパイやめ', says: STOPS },
    'match.dealerStays': {
      name: '連荘',
      says: {
        winOrTenpai: 'テンパイ連荘',
        winTenpaiOrLastDraw: 'テンパイ連荘（オーラスはノーテンでも連荘）',
        win: 'アガリ連荘',
        never: 'なし',
      },
    },
    'match.honbaAfterDraw': {
      name: '流局後の本場',
      says: { oneMore: '1本増える', oneIfDealerChanges: '親が流れれば1本場' },
    },
    'match.riichiBelowStick': { name: '持ち点不足のリーチ', says: { allowed: 'あり', refused: 'なし' } },
    'match.timeUp': { name: '時間打ち切り', says: { thisHand: 'その局まで', oneMoreHand: '次の局まで' } },

    'standings.target': { name: '返し点', says: (n) => (n === 'start' ? '配給原点と同じ（オカなし）' : points(n)) },
    'standings.uma': { name: 'ウマ', says: (rows, locale) => umaLines(rows, locale, (n, row) => `浮き${n}人 ${row}`).join('、') },
    'standings.ties': { name: '同点', says: { seat: '上家優先（起家に近い順）', shared: '順位点を分ける' } },
    'standings.rounding': {
      name: '端数処理（1000点未満）',
      says: { none: 'そのまま', fiveUp: '四捨五入', sixUp: '五捨六入', fiveUpEach: '各自で四捨五入' },
    },
    'standings.leftoverSticks': { name: '残り供託', says: { first: 'トップ取り', lost: '没収', returned: '出した人に戻す' } },
    'standings.yakitori.ranking': { name: '焼き鳥', says: (n) => (n === 0 ? 'なし' : `${n}ポイント`) },
    'standings.yakitori.to': { name: '焼き鳥の支払い先', says: { each: '他家全員', first: 'トップ', nobody: 'なし' } },
  },
};

function bust(at: RuleSet['match']['bust'], { number }: Locale): string {
  if (at === 'none') return 'なし（箱下あり）';
  if (at === 'belowZero') return '0点未満で終了';
  return `${at === 'zeroOrBelow' ? 0 : number(at)}点以下で終了`;
}

function redFives([man, pin, sou]: RuleSet['tiles']['redFives']): string {
  if (man === pin && pin === sou) return man === 0 ? 'なし' : `各${man}枚`;
  return `萬子${man}枚、筒子${pin}枚、索子${sou}枚`;
}
