import { ledgerErrors } from './ledger-errors.ts';
import { records } from './records.ts';
import type { AmountRange, DrawCase, MatchWords } from '../match-words.ts';
import { signed, thousands } from '../shown.ts';

const ROUNDS = { E: '東', S: '南', W: '西', N: '北' };

const and = (words: readonly string[]) => words.join('・');
const list = (words: readonly string[]) => words.join('、');
const amountRange = ({ least, most }: AmountRange) =>
  most === undefined ? `${least}以上` : least === undefined ? `${most}以下` : least === most ? most : `${least}〜${most}`;

/** 対局の言葉。 */
export const match: MatchWords = {
  records,
  seatsAtStart: { E: '対局者1', S: '対局者2', W: '対局者3', N: '対局者4' },
  table: '供託',
  kyoku: (round, number, time) => `${ROUNDS[round]}${number}局${time === 1 ? '' : `（${time}周目）`}`,
  honba: (honba) => `${honba}本場`,
  sticks: (sticks) => `供託${sticks}本`,
  position: (parts) => parts.join(' '),
  names: and,
  place: (place) => `${place}位`,

  outcome: {
    ron: (winner, discarder, worth) => `${winner}が${discarder}からロン、${worth}`,
    rons: (discarder, wins) =>
      `${discarder}から${wins.length === 2 ? 'ダブロン' : 'トリロン'}：${list(wins.map(({ winner, worth }) => `${winner} ${worth}`))}`,
    tsumo: (winner, worth) => `${winner}がツモ、${worth}`,
    exhaustiveDraw: (tenpai, players) => `流局（${inTenpai(tenpai, players)}）`,
    nagashi: (winners, tenpai) => `流し満貫：${winners}${tenpai.length > 0 ? `、聴牌：${and(tenpai)}` : ''}`,
    abortiveDraw: (cause) => `途中流局（${cause}）`,
    chombo: (players) => `チョンボ：${players}`,
    foul: (who, cause) => `${who}（${cause}）`,
    dead: (players) => `アガリ放棄：${players}`,
    wareme: (player) => `割れ目：${player}`,
    riichi: (players) => `リーチ：${players}`,
    pao: (liable, winner) => `責任払い：${liable}（${winner}の和了）`,
    points: (shares) => shares,
    also: list,
  },
  reasons: {
    hand: '和了',
    pao: '責任払い',
    honba: '本場',
    riichi: 'リーチ棒',
    wareme: '割れ目',
    noten: 'ノーテン罰符',
    nagashi: '流し満貫',
    chombo: 'チョンボ',
  },
  pays: (from, to, points, reason) => `${from}から${to}へ${points}（${reason}）`,
  lays: (player, points, reason) => `${player}が${points}を供託（${reason}）`,
  takes: (player, points, reason) => `${player}が供託${points}を受け取る（${reason}）`,
  ends: {
    lastHand: 'オーラス終了',
    goal: '延長戦で規定点に到達',
    bust: 'トビ終了',
    ceiling: '規定点に到達（コールド）',
    agariYame: '親のアガリやめ',
    tenpaiYame: '親のテンパイやめ',
    timeUp: '時間打ち切り',
    agreed: '合意による終了',
  },
  mayEnd: {
    agariYame: '親はアガリやめができます',
    tenpaiYame: '親はテンパイやめができます',
  },

  settlement: {
    place: '順位',
    player: '対局者',
    points: '持ち点',
    difference: '素点',
    oka: 'オカ',
    rounded: '端数処理',
    uma: 'ウマ',
    penalty: 'ペナルティ',
    chips: 'チップ',
    yakitori: '焼き鳥',
    total: '合計',
    money: '金額',
  },
  ranking: (points) => signed(points, thousands, { zero: '0.0', minus: '△' }),
  sums: (plus, minus, both) => `検算：プラス計 ${plus}、マイナス計 ${minus}、合計 ${both}`,

  change: {
    added: (position, outcome) => `${position}：${outcome}`,
    gone: (position, outcome) => `${position}：計算から外れます（${outcome}）`,
    became: (position, was, is) => `${position}：${is}（訂正前：${was}）`,
    moved: (was, is) => `${is}（訂正前：${was}）`,
    scores: (scores) => scores.map(({ player, points, change }) => `${player} ${points}（${change}）`).join(' · '),
    aside: (what) => `保留：${what}`,
    next: (position) => `次は${position}`,
    over: (reason) => `対局終了：${reason}`,
    goesOn: (next) => `対局は続きます。${next}`,
  },
  conditions: {
    now: (player, place) => `${player}は${place}`,
    toBe: (place, how, ways) =>
      `${place}${how === 'reach' ? 'になる条件' : 'を守る条件'}：${ways.length > 0 ? list(ways) : 'この局では届きません'}`,
    amount: (ranges) => ranges.map(amountRange).join('または'),
    from: (player, amount = '') => `${player}から${amount}`,
    rons: (parts) => (parts.length === 0 ? 'ロン' : `ロン（${list(parts)}）`),
    tsumo: (amount = '') => (amount === '' ? 'ツモ' : `${amount}のツモ`),
    anyDraw: '流局',
    draws: (cases) => `流局（${cases.map(drawCase).join('、または')}）`,
    drawsExcept: (cases) => `流局（${cases.map(drawCase).join('、または')}の場合を除く）`,
    threat: (winner, ways) => `${winner}の${ways.join('か')}`,
    threats: (place, threats) => `${place}から落ちる条件：${list(threats)}`,
    safe: (place) => `他家の和了で${place}から落ちることはありません`,
    goesOn: (ways) => `次のときは対局が続きます：${list(ways)}`,
  },
  chomboCauses: {
    invalidWin: '誤ロン・誤ツモ',
    furiten: 'フリテンロン',
    falseRiichi: 'ノーテンリーチ',
    riichiQuad: 'リーチ後の不正な暗槓',
    tileCount: '多牌・少牌',
    wall: '山崩し',
    other: 'その他',
  },
  statistics: {
    player: '対局者',
    rons: 'ロン',
    tsumos: 'ツモ',
    dealIns: '放銃',
    riichi: 'リーチ',
    tenpai: '流局時聴牌',
    averageWin: '平均打点',
    averageDealIn: '平均放銃点',
    biggest: '最高打点',
    chombo: 'チョンボ',
  },
  sheet: {
    start: '開始',
    columns: { hand: '局数', position: '局', outcome: '結果' },
    change: (points) => signed(points, String, { zero: '', minus: '△' }),
    notBegun: 'まだ1局も終わっていません',
    settlement: '精算',
    asIfNow: '現時点で終了した場合',
    pointSticks: '各自の点棒',
    aside: '保留（前の局と合わない記録）',
    conflict: {
      differs: (position) => `${position}の記録が食い違っています。どちらを採るか選んでください。`,
      remarkDiffers: '訂正が食い違っています。どちらを採るか選んでください。',
      moved: (was, is) => `${was}として付けた局が、別の端末での変更で${is}になります。どうするか選んでください。`,
      unseated: (position) => `${position}の前の局が別の端末で変更されています。どうするか選んでください。`,
      keepAs: (position, what) => `${position}として残す：${what}`,
      takeBack: (what) => `取り消す：${what}`,
      restore: (what) => `変更のほうを元に戻す：${what}`,
    },
    way: (letter, what) => `${letter}：${what}`,
    choose: (letters) => `選び方：tenbo match keep <file> ${letters.join('／')}`,
    notes: 'メモ',
    penalty: (player, ranking) => `ペナルティ：${player} ${ranking}`,
    time: (handsLeft) => `時間打ち切り：残り${handsLeft}局`,
    check: (words, entries) => `${words.join(' ')}  （${entries}件）`,
    created: (file) => `対局を作成しました：${file}`,
    undone: (what) => `取り消しました：${what}`,
    redone: (what) => `復元しました：${what}`,
    kept: (what) => `採用しました：${what}`,
    merged: (entries) => (entries === 0 ? '新しい記録はありません' : `新しい記録は${entries}件です`),
    changed: '変わった局：',
    notWritten: '書き込んでいません（確認のみ）',
    entries: {
      timeCalled: '時間打ち切り',
      matchEnded: '対局の終了',
      noteAdded: 'メモ',
      penaltyGiven: 'ペナルティ',
      entryReplaced: '訂正',
    },
  },

  ...ledgerErrors,
  logPlace: (entry, path) => (path === '' ? `${entry}番目の記録` : `${entry}番目の記録の${path}`),
};

function drawCase({ tenpai, noten }: DrawCase): string {
  const parts = [
    ...(tenpai.length > 0 ? [`${and(tenpai)}が聴牌`] : []),
    ...(noten.length > 0 ? [`${and(noten)}がノーテン`] : []),
  ];
  return list(parts);
}

function inTenpai(tenpai: readonly string[], players: number): string {
  if (tenpai.length === 0) return '全員ノーテン';
  return tenpai.length === players ? '全員聴牌' : `${and(tenpai)}が聴牌`;
}
