import type { LedgerError, ValueError } from '@tenbo/ledger';
import { expect, test } from 'vitest';

import { TESTED_LANGUAGES } from '../../../../fixtures/tested-languages.ts';
import { type WithCode, describeLedgerError, localeOf } from '../index.ts';

const PLAYERS = ['Aki', 'Ben', 'Chie', 'Dai'];

/** Error codes of a win are in describe-value-error.test.ts, those of a start and of texts in describe-start-error.test.ts. */
type MatchError = Exclude<LedgerError, ValueError | StartError>;
type StartError = WithCode<
  LedgerError,
  'playerCount' | 'scoreCount' | 'badScore' | 'newerVersion' | 'badName' | 'namesAlike' | 'badNote'
>;
type Row<E> = readonly [error: E, en: string, ja: string, zh: string];

/** Each code at least once, as the compiler requires. */
const ROWS: { readonly [C in MatchError['code']]: readonly Row<WithCode<MatchError, C>>[] } = {
  notStarted: [
    [
      { code: 'notStarted' },
      'the match has not started: its first entry must give the players and rules',
      '対局がまだ始まっていません。最初の記録に対局者とルールが必要です。',
      '对局还没有开始。第一条记录须写明玩家与规则。',
    ],
  ],
  alreadyStarted: [
    [
      { code: 'alreadyStarted' },
      'the match has already started: use a new log for another match',
      '対局はすでに始まっています。別の対局は別の記録にしてください。',
      '对局已经开始。另一场对局请另开记录。',
    ],
  ],
  matchOver: [
    [
      { code: 'matchOver', reason: 'bust' },
      'the match is over (a player went bust): undo the ending to play on',
      '対局は終わっています（トビ終了）。続けるには、終わらせた記録を取り消してください。',
      '对局已经结束（击飞终局）。要继续，请撤销使其结束的记录。',
    ],
  ],
  noSeat: [
    [
      { code: 'noSeat', seat: 3, players: 3 },
      'no seat 4 with 3 players: choose 1 to 3',
      '3人打ちに4番の席はありません。1〜3から選んでください。',
      '三人麻将没有4号座位。请从1～3中选择。',
    ],
  ],
  seatTwice: [
    [
      { code: 'seatTwice', seat: 2, in: 'riichi' },
      'Chie is listed twice under riichi: list each player once',
      'リーチにChieが重複しています。1つにしてください。',
      '立直中Chie出现了两次。请只写一次。',
    ],
    [
      { code: 'seatTwice', seat: 2, in: 'wins' },
      'Chie is listed twice under the winners: list each player once',
      '和了者にChieが重複しています。1つにしてください。',
      '和牌者中Chie出现了两次。请只写一次。',
    ],
    [
      { code: 'seatTwice', seat: 2, in: 'tenpai' },
      'Chie is listed twice under tenpai: list each player once',
      '聴牌にChieが重複しています。1つにしてください。',
      '听牌中Chie出现了两次。请只写一次。',
    ],
    [
      { code: 'seatTwice', seat: 2, in: 'nagashi' },
      'Chie is listed twice under nagashi mangan: list each player once',
      '流し満貫にChieが重複しています。1つにしてください。',
      '流局满贯中Chie出现了两次。请只写一次。',
    ],
    [
      { code: 'seatTwice', seat: 2, in: 'chombo' },
      'Chie is listed twice under chombo: list each player once',
      'チョンボにChieが重複しています。1つにしてください。',
      '错和中Chie出现了两次。请只写一次。',
    ],
    [
      { code: 'seatTwice', seat: 2, in: 'dead' },
      'Chie is listed twice under dead hands: list each player once',
      'アガリ放棄にChieが重複しています。1つにしてください。',
      '和了放弃中Chie出现了两次。请只写一次。',
    ],
  ],
  riichiWithoutStick: [
    [
      { code: 'riichiWithoutStick', seat: 3, points: 900, stick: 1000 },
      'Dai has only 900 points, not enough for a 1,000-point riichi stick: remove Dai from riichi',
      'Daiは900点で、このルールでは1000点のリーチ棒を出せません。リーチ者から外してください。',
      'Dai只有900点，按此规则出不起1000点的立直棒。请从立直者中去掉。',
    ],
    [
      { code: 'riichiWithoutStick', seat: 3, points: -1500, stick: 1000 },
      'Dai has only −1,500 points, not enough for a 1,000-point riichi stick: remove Dai from riichi',
      'Daiは−1500点で、このルールでは1000点のリーチ棒を出せません。リーチ者から外してください。',
      'Dai只有−1500点，按此规则出不起1000点的立直棒。请从立直者中去掉。',
    ],
  ],
  riichiNoten: [
    [
      { code: 'riichiNoten', seat: 1 },
      'Ben declared riichi but is noten: add Ben to tenpai, or enter a chombo',
      'Benはリーチしましたが聴牌に入っていません。聴牌に加えるか、チョンボとして入力してください。',
      'Ben宣告了立直却不在听牌者中。请加入听牌，或作为错和输入。',
    ],
  ],
  winnerDiscards: [
    [
      { code: 'winnerDiscards', seat: 1 },
      'Ben cannot win on their own discard: choose another discarder or enter a tsumo',
      'Benは自分の捨て牌でロンできません。放銃者を直すか、ツモとして入力してください。',
      'Ben不能荣和自己打出的牌。请改正放铳者，或作为自摸输入。',
    ],
  ],
  noWinner: [
    [
      { code: 'noWinner' },
      'no winner for this ron: choose one',
      '和了者がいません。和了者を入力してください。',
      '荣和却没有和牌者。请写明谁和牌。',
    ],
  ],
  headBump: [
    [
      { code: 'headBump', winner: 3 },
      'only the first winner in turn is paid (head bump): remove Dai',
      'このルールは頭ハネで、放銃者から最も近い人だけが和了です。Daiを外してください。',
      '此规则为头跳，只有放铳者下家方向最近的一家和牌。请去掉Dai。',
    ],
  ],
  tripleRonAborts: [
    [
      { code: 'tripleRonAborts' },
      'triple ron is an abortive draw in these rules: enter it as a draw',
      'このルールでは三家和は流局です。途中流局として入力してください。',
      '按此规则三家和了是流局。请作为途中流局输入。',
    ],
  ],
  ronTilesDiffer: [
    [
      { code: 'ronTilesDiffer', tiles: ['2s', '5s'] },
      'all win on one discard, but the winning tiles are 2s and 5s: correct them',
      'ロンの和了牌は同じ捨て牌ですが、2sと5sになっています。直してください。',
      '荣和的是同一张舍牌，但和牌张写成了2s、5s。请改正。',
    ],
  ],
  nagashiNotPlayed: [
    [
      { code: 'nagashiNotPlayed' },
      'these rules do not use nagashi mangan: enter a normal exhaustive draw',
      'このルールに流し満貫はありません。通常の流局として入力してください。',
      '此规则没有流局满贯。请作为普通流局输入。',
    ],
  ],
  nagashiOpenHand: [
    [
      { code: 'nagashiOpenHand', seat: 0 },
      'nagashi mangan needs a closed hand in these rules, but Aki had called: remove Aki',
      'このルールの流し満貫は門前に限ります。鳴いたAkiを外してください。',
      '此规则的流局满贯必须门前清，而Aki有副露。请去掉Aki。',
    ],
  ],
  abortiveNotPlayed: [
    [
      { code: 'abortiveNotPlayed', cause: 'nineTerminals' },
      'these rules do not use this abortive draw (nine terminals and honours): play the hand on',
      'このルールに九種九牌の流局はありません。局を続けてください。',
      '此规则没有九种九牌的流局。请继续本局。',
    ],
  ],
  fourRiichiNeeded: [
    [
      { code: 'fourRiichiNeeded', riichi: 3 },
      'a four riichi draw, but only 3 declared: add all four to riichi',
      '四家立直の流局ですが、リーチ者が3人です。4人ともリーチ者に入れてください。',
      '四家立直流局，但立直者只有3人。请把四家都写入立直者。',
    ],
  ],
  fourRiichiAborts: [
    [
      { code: 'fourRiichiAborts' },
      'four riichi are an abortive draw in these rules: enter that draw, or a ron on the fourth riichi discard',
      'このルールでは四家立直は流局です。途中流局か、4人目の宣言牌でのロンを入力してください。',
      '按此规则四家立直是流局。请输入途中流局，或第四家宣言牌的荣和。',
    ],
  ],
  chomboByWinner: [
    [
      { code: 'chomboByWinner', seat: 1 },
      'Ben cannot win and commit a chombo in the same hand: remove one of the two',
      'Benが和了とチョンボの両方にあります。どちらかを外してください。',
      'Ben既和牌又错和。请去掉其中之一。',
    ],
  ],
  noChombo: [
    [
      { code: 'noChombo' },
      'no player for this chombo: choose who committed it',
      'チョンボした人を入力してください。',
      '没有写明谁错和。请写明。',
    ],
  ],
  chomboWithoutWin: [
    [
      { code: 'chomboWithoutWin' },
      'no one won this hand: enter the chombo as how it ended',
      '和了のない局のチョンボは、局の結果として入力してください。',
      '本局没有和牌，只有错和。请作为本局的结果输入。',
    ],
  ],
  causeWithoutChombo: [
    [
      { code: 'causeWithoutChombo', seat: 1 },
      'Ben has a chombo reason but no chombo: add the chombo or remove the reason',
      'Benはチョンボしていませんが、その理由が入力されています。チョンボした人に加えるか、理由を外してください。',
      'Ben没有错和。请去掉原因。',
    ],
  ],
  deadHandWins: [
    [
      { code: 'deadHandWins', seat: 1 },
      'Ben cannot win with a dead hand: remove one of the two',
      'アガリ放棄のBenは和了できません。どちらかを外してください。',
      'Ben被判和了放弃，不能和牌。请去掉其中之一。',
    ],
  ],
  deadHandTenpai: [
    [
      { code: 'deadHandTenpai', seat: 1 },
      'a dead hand is not in tenpai: remove Ben from tenpai or from the dead hands',
      'アガリ放棄のBenは聴牌になりません。どちらかを外してください。',
      'Ben被判和了放弃，不算听牌。请去掉其中之一。',
    ],
  ],
  waremeNotPlayed: [
    [
      { code: 'waremeNotPlayed' },
      'these rules do not use wareme: remove it',
      'このルールに割れ目はありません。外してください。',
      '此规则没有割目。请去掉。',
    ],
  ],
  waremeNotSaid: [
    [
      { code: 'waremeNotSaid' },
      'wall break missing: these rules use wareme, so choose whose wall was broken',
      'このルールには割れ目があります。誰の割れ目かを入力してください。',
      '此规则有割目。请写明是谁的割目。',
    ],
  ],
  chipsNotPlayed: [
    [
      { code: 'chipsNotPlayed', winner: 1 },
      'Ben: these rules have no chips: remove them',
      'Ben：このルールにチップはありません。外してください。',
      'Ben：此规则没有筹码。请去掉。',
    ],
  ],
  badChips: [
    [
      { code: 'badChips', winner: 1, chips: 1.5, most: 1000 },
      'Ben: 1.5 chips from each: write a whole number, at most 1,000',
      'Ben：チップが各1.5枚になっています。1000枚までの整数で入力してください。',
      'Ben：每家筹码是1.5枚。请写不超过1000的整数。',
    ],
  ],
  badPenalty: [
    [
      { code: 'badPenalty', ranking: -5, most: 1000 },
      'a penalty of -5: enter the ranking points to deduct, 0.1 to 1,000',
      'ペナルティが-5です。減点を0.1〜1000で入力してください。',
      '罚分是-5。请写0.1～1000的扣分数。',
    ],
  ],
  timeAlreadyCalled: [
    [
      { code: 'timeAlreadyCalled' },
      'time was already called: undo that to call it later',
      '時間打ち切りはすでに記録されています。変えるには、その記録を取り消してください。',
      '已经宣告过时间到。要推迟，请先撤销它。',
    ],
  ],
  mayNotEnd: [
    [
      { code: 'mayNotEnd', reason: 'agariYame' },
      'the dealer may not stop now (agari yame): play on, or end the match by agreement',
      '今はアガリやめができません。続けるか、合意で終了してください。',
      '现在不能和了终局。请继续，或协商结束。',
    ],
    [
      { code: 'mayNotEnd', reason: 'tenpaiYame' },
      'the dealer may not stop now (tenpai yame): play on, or end the match by agreement',
      '今はテンパイやめができません。続けるか、合意で終了してください。',
      '现在不能听牌终局。请继续，或协商结束。',
    ],
  ],
  entryTwice: [
    [
      { code: 'entryTwice', id: 'b' },
      'two entries have the id “b”: give each its own',
      '記録のID「b」が重複しています。別のIDにしてください。',
      '有两条名为“b”的记录。请用不同的名称。',
    ],
  ],
  undecided: [
    [
      { code: 'undecided' },
      'an earlier hand has different versions: choose one first',
      '別々に付けた前の局の記録が食い違っています。先にどちらかに決めてください。',
      '前面有一局的记录不一致。请先选择以哪个为准。',
    ],
  ],
  followsPassedOver: [
    [
      { code: 'followsPassedOver', entry: 'x' },
      'it follows a version of a hand that was not chosen',
      '採用されなかった記録の続きです。',
      '它接在未被采用的记录之后。',
    ],
  ],
  waitsFor: [
    [
      { code: 'waitsFor', entries: ['x'] },
      'it waits for an entry that has not arrived: merge the copy that has it',
      '前の記録1件がまだ届いていません。それを含むコピーを読み込んでください。',
      '前面有1条记录还没有收到。请合并含有它们的副本。',
    ],
    [
      { code: 'waitsFor', entries: ['x', 'y'] },
      'it waits for 2 entries that have not arrived: merge the copy that has them',
      '前の記録2件がまだ届いていません。それを含むコピーを読み込んでください。',
      '前面有2条记录还没有收到。请合并含有它们的副本。',
    ],
  ],
  notSeen: [
    [
      { code: 'notSeen', entries: ['x'] },
      'an entry has been added since: reload the match and try again',
      'その後に記録が1件増えています。対局を読み直して、もう一度試してください。',
      '此后又增加了1条记录。请重新读取对局后再试。',
    ],
  ],
  alreadyTakenBack: [
    [
      { code: 'alreadyTakenBack', entry: 'x' },
      'the entry “x” no longer counts: there is nothing to undo',
      '記録「x」はすでに有効ではありません。取り消すものはありません。',
      '记录“x”已经无效，没有可撤销的内容。',
    ],
  ],
  noSuchEntry: [
    [
      { code: 'noSuchEntry', entry: 'x' },
      'no entry “x” in this match: reload the match and try again',
      '記録「x」がありません。対局を読み直して、もう一度試してください。',
      '没有记录“x”。请重新读取对局后再试。',
    ],
  ],
  notReplaceable: [
    [
      { code: 'notReplaceable', entry: 'a' },
      'the entry “a” is of another kind: replace a hand with a hand, a penalty with a penalty, a note with a note',
      '記録「a」はそのようには直せません。局は局に、ペナルティはペナルティに、メモはメモに置き換えます。',
      '记录“a”不能这样修改。局换局，罚分换罚分，备注换备注。',
    ],
  ],
};

test.each(Object.values(ROWS).flatMap((rows): readonly Row<MatchError>[] => rows))('%j', (error, ...expected) => {
  expect(TESTED_LANGUAGES.map((language) => describeLedgerError(error, localeOf(language), PLAYERS))).toEqual(expected);
});
