import { type Circumstance, type MeldType, type Need, type Place, type Wind, WINDS, formatTiles } from '@tenbo/engine';

import { mahjongOf, yakumanTimes } from './chinese.ts';
import { describeError } from '../errors/describe-error.ts';
import type { Places } from '../languages.ts';
import type { LibraryWords } from '../library-words.ts';
import type { HandLocale, RoundedPart, ShareStep } from '../locale.ts';
import { isSample, roundedPart, ruleNamed, signed, tileText, wholeNumber } from '../shown.ts';
import { yaku } from './yaku.ts';

const seats: HandLocale['seats'] = { E: '东家', S: '南家', W: '西家', N: '北家' };

const number = wholeNumber;
const points = (n: number) => `${number(n)}点`;

/** 简体中文。 */
export const hands: HandLocale = {
  language: 'zh',
  ...yaku,
  tiles: {
    ranks: ['一', '二', '三', '四', '五', '六', '七', '八', '九'],
    suits: ['万', '筒', '索'],
    honors: ['东', '南', '西', '北', '白', '发', '中'],
    numbered: (rank, suit) => `${rank}${suit}`,
    red: (name) => `赤${name}`,
    winning: (tile) => `${tile}，和牌张`,
    doraIndicators: '宝牌指示牌',
    uraIndicators: '里宝牌指示牌',
  },
  checkWords: async () => (await import('@scure/bip39/wordlists/simplified-chinese.js')).wordlist,
  terms: async () => (await import('./terms.ts')).terms,
  seats,
  rounds: { E: '东场', S: '南场', W: '西场', N: '北场' },
  methods: { ron: '荣和', tsumo: '自摸' },
  melds: { chi: '吃', pon: '碰', daiminkan: '大明杠', kakan: '加杠', ankan: '暗杠' },
  waits: {
    ryanmen: '两面听',
    kanchan: '嵌张听',
    penchan: '边张听',
    shanpon: '双碰听',
    tanki: '单骑听',
    thirteenSided: '十三面听',
  },
  forms: { standard: '四面子一雀头', sevenPairs: '七对子', thirteenOrphans: '国士无双', irregular: '特殊牌型' },
  limits: { mangan: '满贯', haneman: '跳满', baiman: '倍满', sanbaiman: '三倍满', yakuman: '役满' },
  countedYakuman: '累计役满',

  rule: (name, value) => `${name}：${value}`,
  list: (items) => items.join('；'),
  commas: (names) => names.join('、'),
  sameAs: (name) => `与${name}相同`,
  cannotOccur: (cause) => `不可能出现的牌型（${cause}）`,

  number,
  signed: (n) => signed(n, number),
  points,
  han: (n) => `${n}番`,
  fu: (n) => `${n}符`,
  hanFu: (han, fu) => `${han}番${fu}符`,
  yakuman: yakumanTimes,
  tsumoAll: (each) => `每家${each}`,
  tsumoSplit: (dealer, other) => `${other}/${dealer}`,

  headline: (value, paid) => `${value} ${paid}`,
  call: ({ by, points: paid, withHonba, honba }) =>
    `${by === 'ron' ? '荣和' : '自摸'}，${paid}${withHonba === undefined ? '' : `（含${honba}本场为${withHonba}）`}`,

  fuLine: {
    base: () => '底符',
    sevenPairs: () => '七对子',
    closedRon: () => '门前清荣和',
    tsumo: () => '自摸',
    openPinfu: () => '副露平和型',
    triplet: ({ concealed }, { tiles, of, byRon }) =>
      `${MADE_OF[of]}${concealed ? '暗刻' : '明刻'} ${tiles}${byRon ? '（荣和完成）' : ''}`,
    quad: ({ concealed }, { tiles, of }) => `${MADE_OF[of]}${concealed ? '暗杠' : '明杠'} ${tiles}`,
    pair: ({ as }, { tiles }) => `${PAIRS[as]}雀头 ${tiles}`,
    wait: ({ wait, by }, { tiles }) => `${by === 'oneTile' ? '单听一种·' : ''}${hands.waits[wait]} ${tiles}`,
  },
  rounding: (before, after) => (before === after ? `${after}符` : `${before} → ${after}符`),

  formula: (fu, han, product) => `${fu} × 2^(2+${han}) = ${product}`,
  toMangan: (formula, how, base) => `${formula} → ${how === 'kiriage' ? '切上满贯' : '满贯'} ${base}`,
  limitFor: (what, limit, base) => `${what}：${limit} ${base}`,
  yakumanTimes: (each, multiple, base) => (multiple === 1 ? `役满 ${base}` : `役满 ${each} × ${multiple} = ${base}`),
  share: ({ payer, payers: many, own, half, share }) => {
    const both = half ? `${part(own)} + 缺席一家的一半 ${part(half)} = ${share}` : part(own);
    return both + (payer === 'all' && many === 1 ? '' : PAYERS[payer]);
  },
  steps: (steps) => steps.join('，'),
  sentences: (sentences) => sentences.join(''),

  pays: ({ from, hand, bonus, honba, wareme }) => {
    const ofHonba = bonus === 0 ? '' : ` + ${bonus}（${honba}本场）`;
    const ofWareme = wareme === 0 ? '' : ` + ${wareme}（割目）`;
    const more = ofHonba + ofWareme;
    const sum = more === '' ? points(hand) : `${hand}${more}= ${points(hand + bonus + wareme)}`;
    return `${payers(from)}${from !== undefined && from.length > 1 ? '各付' : '支付'}${sum}`;
  },
  paid: (payments, honba) => {
    const parts = payments.map(({ from = [], points: worth }) => {
      const who = from.map((wind) => seats[wind]).join('、') || payers(undefined);
      return `${who}${from.length > 1 ? '各付' : '付'}${points(worth)}`;
    });
    return `${parts.join('，')}${honba > 0 ? `（含${honba}本场）` : ''}`;
  },
  ifWareme: (paid) => `若为割目：${paid}`,
  takesSticks: (sticks, worth) => `收取供托的立直棒${sticks}根（${points(worth)}）`,
  collects: (winner, sum) => `${seats[winner]}共得${points(sum)}`,

  otherReadings: '其他拆法',
  readAs: (tiles, form, wait) => `${tiles}（${form === 'standard' ? hands.waits[wait] : hands.forms[form]}）`,
  worth: (value, paid) => `${value} ${paid}`,
  lostBy: {
    noYaku: '无役',
    tooFewHan: '役的番数不足',
    fewerPoints: '点数较低',
    fewerHan: '点数相同，番数较少',
    fewerFu: '点数、番数相同，符数较少',
    counted: '点数相同，役满优先于累计役满',
    same: '点数、番数、符数都相同',
  },
  lost: (reading, worth, reason) => `${reading}：${worth === undefined ? '' : `${worth}，`}${reason}`,

  acceptance: ({ shanten, tiles, kinds, left }) => {
    if (shanten > 0 && kinds === 0) return `${shanten}向听：进张已无剩余`;
    if (shanten > 0) return `${shanten}向听：进张 ${tiles}（${kinds}种${left}张）`;
    return kinds === 0 ? '听牌：所听的牌全在自己手里' : `听牌：听${tiles}（剩${left}张）`;
  },
  left: (tiles) => `剩${tiles}张`,
  goodWaits: (percent) => `好型率（听5张以上）${percent}%`,

  stillWaits: '还没有和牌张。请在“+”后面写上和牌张；各听张的点数可用 tenbo waits 查看。',
  error: {
    tileCount: ({ tiles, melds, expected }) => {
      if (melds > 4) return `副露与暗杠共${melds}组，最多4组。`;
      const found = `${melds === 0 ? '没有副露与暗杠' : `有${melds}组副露或暗杠`}时手牌应为${expected}张，现有${tiles}张。`;
      return `${found}请${tiles > expected ? `去掉${tiles - expected}张` : `再加${expected - tiles}张`}。`;
    },
    fifthTile: ({ kind, count, at }) => `${tileText(kind)}有${count}张（${place(at)}），最多4张。`,
    tooManyRedFives: ({ tile: five, count, most, at }) =>
      most === 0
        ? `有赤五${tileText(five)}（${place(at)}），但此规则没有赤五。请写成5${tileText(five).slice(1)}。`
        : `赤五${tileText(five)}有${count}张（${place(at)}），但此规则只有${most}张。普通的五请写成5${tileText(five).slice(1)}。`,
    tooManyPlainFives: ({ kind, count, most, at }) =>
      `普通的${tileText(kind)}有${count}张（${place(at)}），但此规则${most === 0 ? '全是赤五' : `只有${most}张，其余是赤五`}。赤五请写成0${tileText(kind).slice(1)}。`,
    removedTile: ({ tile: shown, at }) => `有${tileText(shown)}（${place(at)}），但此规则不用2m～8m。请去掉。`,
    notAMeld: ({ type, tiles, at }) =>
      `第${at.index + 1}组的${formatTiles(tiles)}不能构成${hands.melds[type]}。请写${MELD_RULES[type]}。`,
    chiNotPlayed: ({ players, at }) => `${mahjongOf(players)}不能吃。请去掉第${at.index + 1}组。`,
    noSuchSeat: ({ seatWind, players }) => `${mahjongOf(players)}没有${seats[seatWind]}。请从${choiceOf(players)}中选择。`,
    riichiOnOpenHand: () => '立直必须门前清。请去掉立直或副露。',
    ippatsuAfterQuad: () => '开杠后一发消失。请去掉一发或杠。',
    ippatsuOnLastTile: () => '两立直是第一巡的立直，海底、河底的牌不会有一发。请去掉一发，或改为立直。',
    openRiichiNotPlayed: ({ kind }) =>
      `此规则没有${hands.yaku[kind]}。请改为${kind === 'openRiichi' ? '立直' : '两立直'}，或选择有此役的规则。`,
    circumstanceNeeds: ({ circumstance, needs }) => `${CIRCUMSTANCES[circumstance]}和牌，${NEEDS[needs]}。请修改其中一项。`,
    uraWithoutRiichi: () => '只有立直者才能翻里宝牌。请加上立直，或去掉里宝牌指示牌。',
    rinshanWithoutQuad: () => '岭上开花需要杠。请加上杠子，或去掉岭上。',
    chankanTileHeld: ({ kind }) => `抢杠时${tileText(kind)}的另外3张在对方的加杠里，手牌中不会有。请修改手牌，或去掉抢杠。`,
    firstTurnWithMelds: ({ melds }) => `第一巡和牌不能有副露或暗杠（现有${melds}组）。请去掉副露与暗杠，或去掉第一巡。`,
    firstTurnWithKita: ({ kita }) => `第一巡和牌不能有拔北（现有${kita}张）。请去掉拔北或第一巡。`,
    firstTurnWithRiichi: () => '第一巡和牌之前不能立直。请去掉立直或第一巡。',
    firstTurnRonByDealer: () => '亲家最先摸牌，第一巡不会荣和。请改为自摸，或换一个座位。',
    kitaNotPlayed: ({ kita }) => `有${kita}张拔北，但此规则没有拔北。请选择三人麻将的规则，或去掉拔北。`,
    tooManyIndicators: ({ which, count, most }) => `${INDICATORS[which]}有${count}张，这里最多${most}张。`,
    notComplete: ({ shanten }) =>
      shanten <= 0 ? '还不是和牌型，只是听牌。请检查和牌张。' : `还不是和牌型，目前${shanten}向听。请检查手牌。`,
    noYaku: ({ doraHan }) => `已成和牌型，但无役。${doraHan > 0 ? `宝牌（${doraHan}番）不算役，` : '和牌'}至少要有一个役。`,
    tooFewHan: ({ han, minimum, honba, bound }) =>
      `只有${han}番役。${honba > 0 ? `${honba}本场时，` : ''}${bound === 'dealer' ? '亲家' : ''}除宝牌外需要${minimum}番。`,

    unknownCharacter: ({ position, character }) => `${nth(position)}：“${character}”不是牌。请用数字加m、p、s、z书写。`,
    unknownWord: ({ position, word, nearest }) => `${nth(position)}：无法识别“${word}”。${meant(nearest, '请更正或删除。')}`,
    contradictingWord: ({ position, word, earlier }) => `${nth(position)}：“${word}”与“${earlier}”矛盾。请删除其中一个。`,
    notATile: ({ index, found }) => `第${index + 1}项：${found}不是牌。请检查内容与格式。`,
    notACount: ({ index, found }) => `第${index + 1}项：${found}不是0～4的张数。请更正。`,
    noCopyLeft: ({ index, tile }) => `第${index + 1}项：${formatTiles([tile])}已没有剩余。请去掉一张。`,
    missingSuit: ({ position, digits }) => `${nth(position)}：“${digits}”没有花色。请在后面写m、p、s或z。`,
    noSuchTile: ({ position, tile: text }) => `${nth(position)}：没有${text}这种牌。字牌是1z～7z。`,
    unclosedMeld: ({ position, character }) =>
      `${nth(position)}：“${character}”没有闭合。请补上“${character === '(' ? ')' : ']'}”。`,
    meldSize: ({ position, tiles }) => `${nth(position)}：这一组有${tiles}张。请写3张，杠子写4张。`,
    misplacedMelds: ({ position }) => `${nth(position)}：这里只能写牌。请去掉括号与“+”。`,
    textTooLong: ({ position, most }) => `${nth(position)}：手牌超过${most}个字符。请只写一副手牌。`,
    winningTileCount: ({ position, tiles }) => `${nth(position)}：“+”后面有${tiles}张。请只写1张和牌张。`,

    notAnObject: () =>
      '和牌要写成一个 JSON 对象。例：{"hand":"234m406p567s88s67m","tile":"8m","by":"ron","seat":"S","round":"E"}',
    missingField: ({ field }) => `缺少“${field}”。请补上。`,
    unknownField: ({ field }) => `没有“${field}”这一项。请检查拼写，或去掉它。`,
    badField: ({ field, value, expected }) => `“${field}”是${value}。${choose(expected)}`,
    badTiles: ({ field, error }, all) => `“${field}”的${describeError(error, all)}`,
    ippatsuWithoutRiichi: () => '一发需要立直。请加上立直，或去掉一发。',
    waremeNotPlayed: () => '此规则没有割目。请去掉。',

    unknownRules: ({ id, nearest }) => `没有名为“${id}”的规则。${meant(nearest)}`,
    rulesNotAnObject: ({ path }, all) =>
      path === '' ? '规则要写成名称或对象。例："tenhou"、{"base":"tenhou"}' : `“${ruleNamed(path, all)}”是一组规则。请写成对象。`,
    unknownRule: ({ path }) => `没有“${path}”这条规则。请检查拼写，或去掉它。`,
    neverEnds: () => '对局长度不限场数时，请设定击飞或提前终局。',
    badRuleText: ({ path, value, most }) => `“${path}”是${value}。请写1～${most}个字符。`,
    badRule: ({ path, value, choices }, all) => `规则“${ruleNamed(path, all)}”是${value}。${choose(choices)}`,

    moreErrors: ({ count }) => `另有${count}处错误。`,
  },
};

export const places: Places<LibraryWords> = {
  hands: async () => hands,
  rules: async () => (await import('./rules.ts')).rules,
  match: async () => (await import('./match.ts')).match,
  season: async () => (await import('./season.ts')).season,
  seating: async () => (await import('./seating.ts')).seating,
};

const part = (rounded: RoundedPart) => roundedPart(rounded, number);
const choiceOf = (players: number) =>
  WINDS.slice(0, players)
    .map((wind) => seats[wind])
    .join('、');
const PAIRS = { dragon: '三元牌', seatWind: '自风', roundWind: '场风', doubleWind: '连风牌' };
const MADE_OF = { simples: '中张牌', terminals: '幺九牌', honors: '幺九牌' };
const INDICATORS = { doraIndicators: '宝牌指示牌', uraIndicators: '里宝牌指示牌' };
const PAYERS: { readonly [P in ShareStep['payer']]: string } = {
  discarder: '',
  all: '（每家）',
  dealer: '（亲家）',
  other: '（子家）',
};
const CIRCUMSTANCES: { readonly [C in Circumstance]: string } = {
  riichiTile: '以立直宣言牌',
  quadDiscard: '以开杠后打出的牌',
  secondQuad: '以连续第二次开杠的岭上牌',
  firstTurnQuad: '第一巡开杠后',
  eighthWin: '连续第八次',
  againstEighthWin: '阻止亲家八连庄的',
  riichiDiscarder: '从立直家处',
  lastOfKind: '以绝张',
};
const NEEDS: { readonly [N in Need]: string } = {
  ron: '必须是荣和',
  discard: '必须是荣和他家打出的牌',
  rinshan: '必须是岭上牌自摸',
  twoQuads: '必须有2组杠子',
  onlyQuads: '必须有第一巡的杠子，且不能有吃、碰、加杠',
  noRiichi: '不能有立直',
  noIppatsu: '不能有一发（开杠后消失）',
  noneOfKind: '手中不能有同种的牌',
  notDealer: '必须是子家',
  notEighthWin: '不能同时是自己的连续第八次和牌',
};
const MELD_RULES: { readonly [M in MeldType]: string } = {
  chi: '同花色连续的3张',
  pon: '相同的牌3张',
  daiminkan: '相同的牌4张',
  kakan: '相同的牌4张',
  ankan: '相同的牌4张',
};

function payers(from: readonly Wind[] | undefined): string {
  if (from === undefined) return '放铳者';
  return from.map((wind) => (wind === 'E' ? `亲家（${seats.E}）` : seats[wind])).join('、');
}

function place({ in: where, index }: Place): string {
  const named = {
    concealed: '手牌',
    melds: `第${index + 1}组`,
    tile: '和牌张',
    doraIndicators: '宝牌指示牌',
    uraIndicators: '里宝牌指示牌',
    kita: '拔北',
    seen: '已见的牌',
  };
  return named[where];
}

function meant(names: readonly string[], otherwise = '请检查名称。'): string {
  return names.length > 0 ? `是不是${names.join('、')}？` : otherwise;
}

function nth(position: number): string {
  return `第${position + 1}个字符`;
}

function choose(words: readonly string[]): string {
  const [word = ''] = words;
  if (words.length > 1) return `请从${words.join('、')}中选择。`;
  return isSample(words) ? `请写成${word}的形式。` : `请写${word}范围内的数。`;
}
