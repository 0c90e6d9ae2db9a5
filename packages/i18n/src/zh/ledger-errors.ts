import type { SeatList, TextFault } from '@tenbo/ledger';

import { mahjongOf, yakumanTimes } from './chinese.ts';
import type { MatchWords } from '../match-words.ts';
import { wholeNumber } from '../shown.ts';

const LISTS: { readonly [L in SeatList]: string } = {
  riichi: '立直',
  wins: '和牌者',
  tenpai: '听牌',
  nagashi: '流局满贯',
  chombo: '错和',
  causes: '原因',
  dead: '和了放弃',
};

const either = (shares: readonly string[]) => (shares.length === 0 ? '' : `最接近的是${shares.join('、')}。`);

/** 名字或备注的错误与改法。 */
const text = (fault: TextFault) =>
  fault.fault === 'empty'
    ? '是空的。请填写。'
    : fault.fault === 'tooLong'
      ? `太长。请写在${fault.most}个字以内。`
      : `含有看不见的字符（${fault.character}）。请去掉它。`;

/** 对局的错误。 */
export const ledgerErrors: Pick<MatchWords, 'ledgerError' | 'noSuchValue' | 'about' | 'logError' | 'mergeError'> = {
  ledgerError: {
    badWin: ({ winner, errors }, { who, sentences }) => `${who(winner)}：${sentences(errors)}`,
    noSuchPoints: ({ winner, points, nearest }, { who, shares }) =>
      `${who(winner)}：没有${shares(points)}这样的点数（不含本场、供托）。${either(nearest.map(shares))}`,
    riichiNotDeclared: ({ winner }, { who }) =>
      `${who(winner)}的手牌写了立直，但立直者中没有${who(winner)}。请加入立直者，或去掉手牌的立直。`,
    riichiNotScored: ({ winner }, { who }) => `${who(winner)}宣告了立直，但手牌没有立直。请给手牌加上立直，或从立直者中去掉。`,
    paoNotPlayed: ({ winner, yakuman }, { who, yaku }) => `${who(winner)}：此规则中${yaku(yakuman)}没有包牌。请去掉包牌。`,
    paoNotWon: ({ winner, yakuman }, { who, yaku }) => `${who(winner)}：这手牌没有${yaku(yakuman)}。请检查手牌，或去掉包牌。`,
    paoByWinner: ({ winner }, { who }) => `${who(winner)}不能为自己的和牌包牌。请改为其他人，或去掉包牌。`,

    notStarted: () => '对局还没有开始。第一条记录须写明玩家与规则。',
    alreadyStarted: () => '对局已经开始。另一场对局请另开记录。',
    matchOver: ({ reason }, { end }) => `对局已经结束（${end(reason)}）。要继续，请撤销使其结束的记录。`,
    playerCount: ({ players, expected }) => `玩家有${players}人，但此规则是${mahjongOf(expected)}。请改为${expected}人。`,
    scoreCount: ({ scores, expected }) => `写了${scores}人的点数，而对局有${expected}人。请写${expected}人的点数。`,
    badScore: ({ seat, points, most }, { who }) => `${who(seat)}的起始点数是${points}。请以百点为单位书写，不超过${most}点。`,
    newerVersion: ({ version, known }) => `对局的版本是${version}，本程序只支持到${known}。请使用更新的程序。`,
    badName: ({ seat, fault }) => `第${seat + 1}位玩家的名字${text(fault)}`,
    namesAlike: ({ seats: [one, other] }) => `第${one + 1}位、第${other + 1}位玩家的名字相同。请加以区分。`,
    badNote: ({ fault }) => `备注${text(fault)}`,
    noSeat: ({ seat, players }) => `${mahjongOf(players)}没有${seat + 1}号座位。请从1～${players}中选择。`,
    seatTwice: ({ seat, in: list }, { who }) => `${LISTS[list]}中${who(seat)}出现了两次。请只写一次。`,
    riichiWithoutStick: ({ seat, points, stick }, { who }) =>
      `${who(seat)}只有${wholeNumber(points)}点，按此规则出不起${stick}点的立直棒。请从立直者中去掉。`,
    riichiNoten: ({ seat }, { who }) => `${who(seat)}宣告了立直却不在听牌者中。请加入听牌，或作为错和输入。`,
    winnerDiscards: ({ seat }, { who }) => `${who(seat)}不能荣和自己打出的牌。请改正放铳者，或作为自摸输入。`,
    noWinner: () => '荣和却没有和牌者。请写明谁和牌。',
    headBump: ({ winner }, { who }) => `此规则为头跳，只有放铳者下家方向最近的一家和牌。请去掉${who(winner)}。`,
    tripleRonAborts: () => '按此规则三家和了是流局。请作为途中流局输入。',
    ronTilesDiffer: ({ tiles }) => `荣和的是同一张舍牌，但和牌张写成了${tiles.join('、')}。请改正。`,
    nagashiNotPlayed: () => '此规则没有流局满贯。请作为普通流局输入。',
    nagashiOpenHand: ({ seat }, { who }) => `此规则的流局满贯必须门前清，而${who(seat)}有副露。请去掉${who(seat)}。`,
    abortiveNotPlayed: ({ cause }, { abortiveDraw }) => `此规则没有${abortiveDraw(cause)}的流局。请继续本局。`,
    fourRiichiNeeded: ({ riichi }) => `四家立直流局，但立直者只有${riichi}人。请把四家都加入立直者。`,
    fourRiichiAborts: () => '按此规则四家立直是流局。请输入途中流局，或第四家宣言牌的荣和。',
    chomboByWinner: ({ seat }, { who }) => `${who(seat)}既和牌又错和。请去掉其中之一。`,
    noChombo: () => '没有写明谁错和。请写明。',
    chomboWithoutWin: () => '本局没有和牌，只有错和。请作为本局的结果输入。',
    causeWithoutChombo: ({ seat }, { who }) => `${who(seat)}没有错和，却写了错和的原因。请去掉原因。`,
    deadHandWins: ({ seat }, { who }) => `${who(seat)}被判和了放弃，不能和牌。请去掉其中之一。`,
    deadHandTenpai: ({ seat }, { who }) => `${who(seat)}被判和了放弃，不算听牌。请去掉其中之一。`,
    waremeNotPlayed: () => '此规则没有割目。请去掉。',
    waremeNotSaid: () => '此规则有割目。请写明是谁的割目。',
    chipsNotPlayed: ({ winner }, { who }) => `${who(winner)}：此规则没有筹码。请去掉。`,
    badChips: ({ winner, chips, most }, { who }) => `${who(winner)}：每家筹码是${chips}枚。请写不超过${most}的整数。`,
    badPenalty: ({ ranking, most }) => `罚分是${ranking}。请写0.1～${most}的扣分数。`,
    timeAlreadyCalled: () => '已经宣告时间到。要改到以后，请先撤销。',
    mayNotEnd: ({ reason }) => `现在不能${reason === 'agariYame' ? '和了终局' : '听牌终局'}。请继续，或协商结束。`,
    entryTwice: ({ id }) => `有两条记录的 ID 都是“${id}”。请用不同的 ID。`,
    undecided: () => '前面有一局的记录不一致。请先选择以哪个为准。',
    followsPassedOver: () => '这条记录接在未被采用的记录之后。',
    waitsFor: ({ entries }) => `前面有${entries.length}条记录还没有收到。请合并含有它们的副本。`,
    notSeen: ({ entries }) => `此后又增加了${entries.length}条记录。请重新读取对局后再试。`,
    alreadyTakenBack: ({ entry }) => `记录“${entry}”已经无效，没有可撤销的内容。`,
    noSuchEntry: ({ entry }) => `没有记录“${entry}”。请重新读取对局后再试。`,
    notReplaceable: ({ entry }) => `记录“${entry}”不能这样修改。局换局，罚分换罚分，备注换备注。`,
  },

  noSuchValue: {
    noSuchValue: ({ han, fu, why }, { unreached }) =>
      fu === undefined
        ? `没有${han}番的和牌。请检查番数。`
        : `没有${han}番${fu}符的和牌${why ? `（${unreached(why)}）` : ''}。请检查番符。`,
    fuMissing: ({ han, from }) =>
      from === undefined
        ? '此规则没有满贯等上限，几番都要算符。请写上符数。'
        : `${han}番的点数取决于符数。请写上符数（${from}番起不需要）。`,
    noSuchLimit: ({ limit }, shown) => `此规则没有${shown.limit(limit)}等上限。请输入番符。`,
    noSuchYakuman: ({ yakuman, most }) => `${yakumanTimes(yakuman)}，但此规则最多${most}倍。请检查倍数。`,
    tooFewHanEntered: ({ han, minimum }) => `${han}番，但此规则${minimum}番起和。请检查番数。`,
  },
  about: (player, sentence) => `${player}：${sentence}`,

  logError: {
    notALog: () => '这不是对局记录。对局记录的第一条写明玩家与规则。',
    logVersion: ({ version, known }) =>
      version === undefined
        ? '第一条记录不是对局的开始。文件开头缺失。'
        : `对局的版本是${version}，本程序只支持到${known}。请使用更新的程序。`,
    badEntry: ({ expected, received }, { place }) => `${place}：应为${expected}，却是${received}。`,
    entryTwice: ({ id }, { place }) => `${place}：ID“${id}”与前面一条记录重复。请去掉其中之一。`,
    entryAfterNothing: ({ after }, { place }) =>
      after === null
        ? `${place}：没有前一条记录，只有第一条才可以这样。前面的记录缺失或被改动。`
        : `${place}：前一条记录“${after}”不存在。前面的记录缺失或被改动。`,
    correctsNothing: ({ entry }, { place }) => `${place}：要更正的记录“${entry}”不存在。前面的记录缺失或被改动。`,
    correctsAnother: ({ entry }, { place }) => `${place}：“${entry}”不能这样修改。局换局，罚分换罚分，备注换备注。`,
    badMatchRules: (_, { place, why }) => `${place}：${why}`,
    badStart: (_, { place, why }) => `${place}：${why}`,
  },

  mergeError: {
    otherMatch: () => '这是两场不同的对局。只能合并同一场对局的副本。',
    entryDiffers: ({ id }) => `记录“${id}”在两个文件中不同。其中一个被手工改动过，请改回原样。`,
  },
};
