import { and, or } from './chinese.ts';
import { ledgerErrors } from './ledger-errors.ts';
import { records } from './records.ts';
import type { AmountRange, DrawCase, MatchWords } from '../match-words.ts';
import { signed, thousands } from '../shown.ts';

const ROUNDS = { E: '东', S: '南', W: '西', N: '北' };

const list = (words: readonly string[]) => words.join('；');
const amountRange = ({ least, most }: AmountRange) =>
  most === undefined ? `${least}以上` : least === undefined ? `${most}以下` : least === most ? most : `${least}～${most}`;

/** 对局的用语。 */
export const match: MatchWords = {
  records,
  seatsAtStart: { E: '玩家1', S: '玩家2', W: '玩家3', N: '玩家4' },
  table: '供托',
  kyoku: (round, number, time) => `${ROUNDS[round]}${number}局${time === 1 ? '' : `（第${time}轮）`}`,
  honba: (honba) => `${honba}本场`,
  sticks: (sticks) => `供托${sticks}根`,
  position: (parts) => parts.join(' '),
  names: and,
  place: (place) => `${place}位`,

  outcome: {
    ron: (winner, discarder, worth) => `${winner}荣和（${discarder}放铳），${worth}`,
    rons: (discarder, wins) =>
      `${discarder}一炮${wins.length === 2 ? '双响' : '三响'}：${list(wins.map(({ winner, worth }) => `${winner} ${worth}`))}`,
    tsumo: (winner, worth) => `${winner}自摸，${worth}`,
    exhaustiveDraw: (tenpai, players) => `流局：${inTenpai(tenpai, players)}`,
    nagashi: (winners, tenpai) => `流局满贯：${winners}${tenpai.length > 0 ? `；听牌：${and(tenpai)}` : ''}`,
    abortiveDraw: (cause) => `途中流局：${cause}`,
    chombo: (players) => `错和：${players}`,
    foul: (who, cause) => `${who}（${cause}）`,
    dead: (players) => `和了放弃：${players}`,
    wareme: (player) => `割目：${player}`,
    riichi: (players) => `立直：${players}`,
    pao: (liable, winner) => `${liable}为${winner}包牌`,
    points: (shares) => shares,
    also: list,
  },
  reasons: {
    hand: '和牌',
    pao: '包牌',
    honba: '本场',
    riichi: '立直棒',
    wareme: '割目',
    noten: '不听罚符',
    nagashi: '流局满贯',
    chombo: '错和',
  },
  pays: (from, to, points, reason) => `${from}付给${to} ${points}（${reason}）`,
  lays: (player, points, reason) => `${player}放下${points}（${reason}）`,
  takes: (player, points, reason) => `${player}收取供托${points}（${reason}）`,
  ends: {
    lastHand: '末局结束',
    goal: '延长战中有人达到必要点数',
    bust: '击飞终局',
    ceiling: '有人达到提前终局的点数',
    agariYame: '亲家和了终局',
    tenpaiYame: '亲家听牌终局',
    timeUp: '时间到',
    agreed: '协商结束',
  },
  mayEnd: {
    agariYame: '亲家可以和了终局',
    tenpaiYame: '亲家可以听牌终局',
  },

  settlement: {
    place: '顺位',
    player: '玩家',
    points: '点数',
    difference: '与返点差',
    oka: '头名赏',
    rounded: '取整',
    uma: '马点',
    penalty: '罚分',
    chips: '筹码',
    yakitori: '烧鸟',
    total: '合计',
    money: '金额',
  },
  ranking: (points) => signed(points, thousands, { zero: '±0.0' }),
  sums: (plus, minus, both) => `验算：正分${plus}，负分${minus}，合计${both}`,

  change: {
    added: (position, outcome) => `${position}：${outcome}`,
    gone: (position, outcome) => `${position}不再计入（${outcome}）`,
    became: (position, was, is) => `${position}：${is}（原为：${was}）`,
    moved: (was, is) => `${is}（原为${was}）`,
    scores: (scores) => scores.map(({ player, points, change }) => `${player} ${points}（${change}）`).join(' · '),
    aside: (what) => `搁置：${what}`,
    next: (position) => `接下来是${position}`,
    over: (reason) => `对局结束：${reason}`,
    goesOn: (next) => `对局继续。${next}`,
  },
  conditions: {
    now: (player, place) => `${player}现为${place}`,
    toBe: (place, how, ways) =>
      `${how === 'reach' ? '要升到' : '要保住'}${place}：${ways.length > 0 ? ways.join('，') : '本局做不到'}`,
    amount: (ranges) => or(ranges.map(amountRange)),
    from: (player, amount = '') => `${player}放铳${amount}`,
    rons: (parts) => (parts.length === 0 ? '荣和' : `荣和（${list(parts)}）`),
    tsumo: (amount = '') => `自摸${amount}`,
    anyDraw: '流局',
    draws: (cases) => `流局（${drawCases(cases)}）`,
    drawsExcept: (cases) => `流局（${drawCases(cases)}除外）`,
    threat: (winner, ways) => `${winner}${ways.join('，')}`,
    threats: (place, threats) => `他家这样和牌就保不住${place}：${list(threats)}`,
    safe: (place) => `他家怎样和牌都保得住${place}`,
    goesOn: (ways) => `以下情况对局继续：${ways.join('，')}`,
  },
  chomboCauses: {
    invalidWin: '诈和',
    furiten: '振听荣和',
    falseRiichi: '未听牌立直',
    riichiQuad: '立直后违规开杠',
    tileCount: '多牌、少牌',
    wall: '碰倒牌山',
    other: '其他',
  },
  statistics: {
    player: '玩家',
    rons: '荣和',
    tsumos: '自摸',
    dealIns: '放铳',
    riichi: '立直',
    tenpai: '流局听牌',
    averageWin: '平均打点',
    averageDealIn: '平均铳点',
    biggest: '最高打点',
    chombo: '错和',
  },
  sheet: {
    start: '开始',
    columns: { hand: '序号', position: '局', outcome: '结果' },
    change: (points) => signed(points, String, { zero: '' }),
    notBegun: '还没有打完一局',
    settlement: '结算',
    asIfNow: '如果现在结束',
    pointSticks: '各人应有的点棒',
    aside: '搁置（与前面的局不符的记录）',
    conflict: {
      differs: (position) => `${position}的记录不一致，请选择以哪个为准`,
      remarkDiffers: '更正不一致，请选择以哪个为准',
      moved: (was, is) => `记作${was}的一局，因另一份记录中的改动成了${is}，请选择如何处理`,
      unseated: (position) => `${position}之前的一局在别处被改动，请选择如何处理`,
      keepAs: (position, what) => `保留为${position}：${what}`,
      takeBack: (what) => `撤销：${what}`,
      restore: (what) => `撤回那个改动：${what}`,
    },
    way: (letter, what) => `${letter}：${what}`,
    choose: (letters) => `选择方法：tenbo match keep <file> ${letters.join('／')}`,
    notes: '备注',
    penalty: (player, ranking) => `罚分：${player} ${ranking}`,
    time: (handsLeft) => `时间到：还剩${handsLeft}局`,
    check: (words, entries) => `${words.join(' ')}  （${entries}条）`,
    created: (file) => `已新建对局：${file}`,
    undone: (what) => `已撤销：${what}`,
    redone: (what) => `已恢复：${what}`,
    kept: (what) => `已采用：${what}`,
    merged: (entries) => (entries === 0 ? '没有新记录' : `新增记录${entries}条`),
    changed: '因此改变的局：',
    notWritten: '没有写入（仅预览）',
    entries: {
      timeCalled: '时间到',
      matchEnded: '对局结束',
      noteAdded: '备注',
      penaltyGiven: '罚分',
      entryReplaced: '更正',
    },
  },

  ...ledgerErrors,
  logPlace: (entry, path) => (path === '' ? `第${entry}条记录` : `第${entry}条记录的${path}`),
};

const drawCases = (cases: readonly DrawCase[]) => cases.map(drawCase).join('，或');

function drawCase({ tenpai, noten }: DrawCase): string {
  const parts = [...(tenpai.length > 0 ? [`${and(tenpai)}听牌`] : []), ...(noten.length > 0 ? [`${and(noten)}未听牌`] : [])];
  return parts.join('且');
}

function inTenpai(tenpai: readonly string[], players: number): string {
  if (tenpai.length === 0) return '全员未听牌';
  return tenpai.length === players ? '全员听牌' : `${and(tenpai)}听牌`;
}
