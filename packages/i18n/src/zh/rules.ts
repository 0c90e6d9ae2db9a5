import type { RuleSet } from '@tenbo/engine';

import { mahjongOf } from './chinese.ts';
import type { Locale, RuleLocale, RuleSetNames } from '../locale.ts';
import { umaLines } from '../shown.ts';
import { type YakuWorthWords, localYakuTexts, yakuName } from '../win/yaku-text.ts';
import { charts, documents, ruleNotices } from './documents.ts';

/** 规则的名称，里面没有逗号：四人南即四人半庄战，四人东即四人东风战。 */
const ruleSets: RuleSetNames = {
  standard: '标准规则',
  tenhou: '天凤 四人南',
  tenhouClosedTanyao: '天凤 四人南 无食断无赤',
  tenhouNoRed: '天凤 四人南 无赤',
  tenhouSanma: '天凤 三人南',
  tenhouSanmaClosedTanyao: '天凤 三人南 无食断无赤',
  tenhouSanmaNoRed: '天凤 三人南 无赤',
  tenhouSanmaTonpuu: '天凤 三人东',
  tenhouSanmaTonpuuClosedTanyao: '天凤 三人东 无食断无赤',
  tenhouSanmaTonpuuNoRed: '天凤 三人东 无赤',
  tenhouTonpuu: '天凤 四人东',
  tenhouTonpuuClosedTanyao: '天凤 四人东 无食断无赤',
  tenhouTonpuuNoRed: '天凤 四人东 无赤',
  majsoul: '雀魂 四人南',
  majsoulSanma: '雀魂 三人南',
  majsoulSanmaTonpuu: '雀魂 三人东',
  majsoulTonpuu: '雀魂 四人东',
  riichiCity: '麻雀一番街 四人南',
  riichiCitySanma: '麻雀一番街 三人南',
  mleague: 'M.League',
  ema2012: 'EMA 2012',
  ema2016: 'EMA 2016',
  ema2025: 'EMA 2025',
  wrc2014: 'WRC 2014',
  wrc2017: 'WRC 2017',
  wrc2022: 'WRC 2022',
  wrc2025: 'WRC 2025',
  jpmlA: '日本职业麻将联盟 A规',
  jpmlA2012: '日本职业麻将联盟 A规 2012',
  jpmlA2026: '日本职业麻将联盟 A规 2026',
  jpmlB: '日本职业麻将联盟 B规',
  jpmlWrc: '日本职业麻将联盟 WRC规',
  jpmlWrcR: '日本职业麻将联盟 WRC-R规',
  saikouisen: '最高位战',
  saikouisenClassic: '最高位战 经典规',
  rmuA: 'RMU A规',
  rmuB: 'RMU B规',
  rmuM: 'RMU M规',
  mu: '麻将联合μ',
  npm: '日本职业麻将协会',
  pantheonSanma: 'Pantheon 三人南',
  rrc: 'RRC',
  uspml: 'USPML',
  parlour: '日本雀庄 四人南',
  parlourSanma: '日本雀庄 三人南',
  wikipedia: '维基百科（英文）',
  guide: '点数计算指南',
  doramahjong: 'Dora Mahjong',
  shanghai: 'Shanghai: Second Dynasty',
  arcadeA: '街机 A型（四人）',
  arcadeB: '街机 B型（二人·自摸2倍）',
  arcadeC: '街机 C型（二人·4/6倍·最常见）',
  local: '标准规则＋古役',
};

const PLAYED = { played: '有', none: '无' };
const STOPS = { none: '无', choice: '有（亲家任选）', automatic: '有（自动）', anyPlace: '有（任何顺位均可）' };

const WORTH: YakuWorthWords = {
  both: (han) => `${han}番`,
  closedOnly: (han) => `${han}番（门前清）`,
  open: (closed, open) => `${closed}番（副露${open}番）`,
};

const chips = (n: number) => (n === 0 ? '无' : `${n}枚`);
const points = (n: number) => `${n}点`;
const fuOrNone = (n: number | 'twoOrFour') => (n === 0 ? '无' : n === 'twoOrFour' ? '2符（可4符）' : `${n}符`);
const names = (words: readonly string[]) => (words.length === 0 ? '无' : words.join('、'));

/** 规则的中文。 */
export const rules: RuleLocale = {
  charts,
  documents,
  ruleNotices,
  ruleSets,
  abortiveDraws: {
    nineTerminals: '九种九牌',
    fourWinds: '四风连打',
    fourRiichi: '四家立直',
    fourQuads: '四杠散了',
    tripleRon: '三家和了',
  },

  ruleGroups: {
    tiles: '人数与用牌',
    dora: '宝牌',
    yaku: '役种',
    fu: '符',
    points: '点数',
    payments: '收支',
    pao: '包牌',
    draws: '流局',
    chombo: '错和',
    chips: '筹码（祝仪）',
    match: '对局进程',
    standings: '顺位与成绩',
  },

  rules: {
    'tiles.players': { name: '人数', says: mahjongOf },
    'tiles.redFives': { name: '赤宝牌', says: redFives },
    'tiles.removed': { name: '不用的牌', says: { none: '无', man2to8: '二万至八万' } },
    'tiles.kita': { name: '拔北宝牌', says: { none: '无', dora: '有' } },

    'dora.ura': { name: '里宝牌', says: PLAYED },
    'dora.kan': { name: '杠宝牌', says: PLAYED },
    'dora.kanUra': { name: '杠里宝牌', says: PLAYED },
    'dora.inOpenHand': { name: '副露手牌的宝牌', says: { counted: '计算', none: '不计' } },

    'yaku.openTanyao': { name: '食断', says: { played: '有', closedOnly: '无' } },
    'yaku.ippatsu': { name: '一发', says: PLAYED },
    'yaku.renhou': {
      name: '人和',
      says: { none: '无', mangan: '满贯', haneman: '跳满', baiman: '倍满', yakuman: '役满' },
    },
    'yaku.renhouCounts': { name: '人和与其他役', says: { instead: '不复合', added: '复合' } },
    'yaku.shousangen': { name: '小三元', says: { twoAndDragons: '2番，另加役牌', four: '连役牌共4番' } },
    'yaku.ryuuiisou': { name: '不含发的绿一色', says: { hatsuOptional: '有', hatsuNeeded: '无' } },
    'yaku.local': {
      name: '古役',
      says: (values, locale) => names(localYakuTexts(values, locale, WORTH).map(({ name, value }) => `${name} ${value}`)),
    },
    'yaku.disabled': { name: '不采用的役', says: (ids, locale) => names(ids.map((id) => yakuName(id, locale))) },
    'yaku.doubleYakuman': { name: '两倍役满', says: (ids, locale) => names(ids.map((id) => yakuName(id, locale))) },
    'yaku.yakumanStacking': { name: '役满复合', says: { sum: '有', highest: '无（只算最高的一个）' } },
    'yaku.yakumanLimit': { name: '役满上限', says: (n) => (n === null ? '无' : `${n}倍`) },
    'yaku.minimumHan': { name: '起和番数', says: (n) => `${n}番缚` },
    'yaku.twoHanFromHonba': { name: '二番缚', says: (n) => (n === null ? '无' : `${n}本场起`) },
    'yaku.twoHanFor': { name: '二番缚的对象', says: { all: '所有人', dealer: '仅亲家' } },

    'fu.closedRon': { name: '门前清荣和的符', says: fuOrNone },
    'fu.rinshanTsumo': { name: '岭上开花的自摸符', says: fuOrNone },
    'fu.wait': { name: '听牌的符', says: { shape: '看听牌的形状', oneTile: '只在单听一种牌时计算' } },
    'fu.most': { name: '符的上限', says: (n) => (n === null ? '无' : `${n}符`) },
    'fu.doubleWindPair': { name: '连风牌雀头', says: fuOrNone },
    'fu.openPinfu': { name: '副露平和型的荣和', says: { plus2: '加2符，进位为30符', flat30: '30符', none: '20符' } },
    'fu.pinfuTsumo': { name: '平和自摸', says: { waivesFu: '有', keepsFu: '有（另计自摸符）', notPinfu: '无' } },
    'fu.sevenPairs.han': { name: '七对子的番数', says: (n) => `${n}番` },
    'fu.sevenPairs.fu': { name: '七对子的符数', says: fuOrNone },

    'points.limits': { name: '满贯封顶', says: { played: '有', none: '无（青天井）' } },
    'points.kiriageMangan': { name: '切上满贯', says: PLAYED },
    'points.countedYakuman': {
      name: '累计役满',
      says: { yakuman: '有（13番起）', sanbaiman: '无（最高三倍满）', perThirteen: '每13番算一倍役满' },
    },

    'payments.honba.ron': { name: '本场（荣和）', says: points },
    'payments.honba.tsumoEach': { name: '本场（自摸）', says: (n) => `每家${n}点` },
    'payments.riichiStick': { name: '立直棒', says: points },
    'payments.missingPlayer': { name: '三人麻将的自摸', says: { lost: '自摸损', split: '北家份由两家平摊' } },
    'payments.tsumo': { name: '二人麻将的自摸', says: { shares: '基本点的2倍', likeRon: '与荣和相同' } },
    'payments.multipleRon': { name: '一炮多响', says: { all: '有', headBump: '无（头跳）' } },
    'payments.honbaTo': { name: '一炮多响的本场', says: { nearest: '归放铳者下家方向最近的一家', each: '各和牌者都得' } },
    'payments.sticksTo': {
      name: '一炮多响的供托',
      says: {
        nearest: '归放铳者下家方向最近的一家',
        ownThenNearest: '各自取回立直棒，其余归放铳者下家方向最近的一家',
      },
    },
    'payments.wareme': {
      name: '割目',
      says: { none: '无', withHonba: '有（本场也加倍）', withoutHonba: '有（本场不加倍）', threefold: '有（三倍，本场也算）' },
    },

    'pao.yaku': { name: '包牌的役', says: (ids, locale) => names(ids.map((id) => yakuName(id, locale))) },
    'pao.covers': { name: '包牌的范围', says: { hand: '整手牌', yakuman: '只包该役满' } },
    'pao.ron': { name: '包牌役满的荣和', says: { halves: '与放铳者各付一半', discarder: '放铳者独付' } },
    'pao.honba': { name: '包牌役满的本场', says: { liable: '包牌者付', discarder: '放铳者付' } },

    'draws.noten': {
      name: '不听罚符',
      says: (paid) => (typeof paid === 'number' ? `共${paid}点` : paid.map((n, i) => `${i + 1}人听牌共${n}点`).join('，')),
    },
    'draws.nagashi': { name: '流局满贯', says: { none: '无', draw: '有（按流局）', win: '有（按和牌）' } },
    'draws.nagashiHand': { name: '副露后的流局满贯', says: { any: '有', closed: '无' } },
    'draws.abortive': {
      name: '途中流局',
      says: (draws, { abortiveDraws }) => names(draws.map((draw) => abortiveDraws[draw])),
    },
    'draws.afterAbortive': { name: '途中流局后的亲家', says: { dealerStays: '连庄', dealerChanges: '下庄' } },

    'chombo.payment': {
      name: '错和的支付',
      says: (paid) => (paid === 'mangan' ? '满贯罚符' : paid === 0 ? '无' : `每家${paid}点`),
    },
    'chombo.ranking': { name: '错和的扣分', says: (n) => (n === 0 ? '无' : `${n}分`) },
    'chombo.besideWin': { name: '同局有人和牌时的错和', says: { stands: '成立', void: '无效' } },
    'chombo.redeal': {
      name: '错和之后',
      says: {
        always: '本局重打',
        inTime: '本局重打（时间到后的最后一局不重打）',
        notDealers: '本局重打（亲家错和则下庄）',
      },
    },

    'chips.value': { name: '筹码', says: (n) => (n === 0 ? '无' : `每枚${n}点`) },
    'chips.ippatsu': { name: '一发的筹码', says: chips },
    'chips.ura': { name: '每张里宝牌的筹码', says: chips },
    'chips.aka': { name: '每张赤宝牌的筹码', says: chips },
    'chips.yakuman.ron': { name: '役满荣和的筹码', says: chips },
    'chips.yakuman.tsumoEach': { name: '役满自摸的筹码', says: (n) => (n === 0 ? '无' : `每家${n}枚`) },

    'match.start': { name: '起始点数', says: points },
    'match.rounds': {
      name: '对局长度',
      says: (n) => ({ 1: '东风战', 2: '半庄战', 4: '一庄战', unlimited: '不限场数（至击飞或提前终局）' })[n],
    },
    'match.goal': { name: '1位必要点数', says: (n) => (n === 0 ? '无' : `${n}点（无人达到则南入或西入）`) },
    'match.extraRound': { name: '南入、西入的结束条件', says: { suddenDeath: '有人达到即止', whole: '打完该场' } },
    'match.bust': {
      name: '击飞',
      says: bust,
    },
    'match.ceiling': { name: '提前终局', says: (n) => (n === null ? '无' : `${n}点`) },
    'match.agariYame': { name: '和了终局', says: STOPS },
    'match.tenpaiYame': { name: '听牌终局', says: STOPS },
    'match.dealerStays': {
      name: '连庄',
      says: {
        winOrTenpai: '听牌连庄',
        winTenpaiOrLastDraw: '听牌连庄（末局未听牌也连庄）',
        win: '和了连庄',
        never: '无（必下庄）',
      },
    },
    'match.honbaAfterDraw': { name: '流局后的本场', says: { oneMore: '加1本场', oneIfDealerChanges: '下庄则回到1本场' } },
    'match.riichiBelowStick': { name: '点数不足时立直', says: { allowed: '可以', refused: '不可' } },
    'match.timeUp': { name: '时间到', says: { thisHand: '打完本局', oneMoreHand: '再打一局' } },

    'standings.target': { name: '返点', says: (n) => (n === 'start' ? '起始点数（无头名赏）' : points(n)) },
    'standings.uma': {
      name: '马点',
      says: (rows, locale) => umaLines(rows, locale, (n, row) => `${n}人达到返点 ${row}`).join('；'),
    },
    'standings.ties': { name: '同分', says: { seat: '按起家座次先后', shared: '平分马点' } },
    'standings.rounding': {
      name: '不足1000点的零头',
      says: { none: '保留', fiveUp: '四舍五入', sixUp: '五舍六入', fiveUpEach: '各自四舍五入' },
    },
    'standings.leftoverSticks': { name: '剩余供托', says: { first: '归1位', lost: '作废', returned: '退还本人' } },
    'standings.yakitori.ranking': { name: '烧鸟', says: (n) => (n === 0 ? '无' : `${n}分`) },
    'standings.yakitori.to': { name: '烧鸟付给', says: { each: '其他各家', first: '1位', nobody: '无人' } },
  },
};

function bust(at: RuleSet['match']['bust'], { number }: Locale): string {
  if (at === 'none') return '无（负分继续）';
  if (at === 'belowZero') return '低于0点终局';
  const least = at === 'zeroOrBelow' ? '0' : number(at);
  return `${least}点以下（含${least}点）终局`;
}

function redFives([man, pin, sou]: RuleSet['tiles']['redFives']): string {
  if (man === pin && pin === sou) return man === 0 ? '无' : `每色${man}张`;
  return `万子${man}张、筒子${pin}张、索子${sou}张`;
}
