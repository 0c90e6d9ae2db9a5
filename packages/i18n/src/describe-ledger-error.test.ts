import type { LedgerError } from '@tenbo/ledger';
import { expect, test } from 'vitest';

import { type WithCode, describeLedgerError, localeOf } from './index.ts';

const PLAYERS = ['Aki', 'Ben', 'Chie', 'Dai'];

type Row<E> = readonly [error: E, en: string, ja: string, zh: string];

/** Each code at least once; the compiler demands it. */
type Rows<E extends { readonly code: string }> = { readonly [C in E['code']]: readonly Row<WithCode<E, C>>[] };

const LEDGER: Rows<LedgerError> = {
  badWin: [
    [
      { code: 'badWin', winner: 1, errors: [{ code: 'riichiOnOpenHand' }, { code: 'unknownField', field: 'wind' }] },
      'Ben: riichi needs a closed hand: take away riichi or the open melds; there is no field “wind”: check its spelling, or take it away',
      'Ben：リーチは門前でしかかけられません。リーチか副露を外してください。「wind」という項目はありません。綴りを確かめるか、外してください。',
      'Ben：立直必须门前清。请去掉立直或副露。没有“wind”这一项。请检查拼写，或去掉它。',
    ],
  ],
  noSuchValue: [
    [
      { code: 'noSuchValue', winner: 1, han: 1, fu: 25 },
      'Ben: no hand is won so with 1 han 25 fu: check han and fu, or enter a limit or the points',
      'Ben：25符1翻の和了はありません。翻と符を確かめるか、満貫などの名前か点数で入力してください。',
      'Ben：没有1番25符的和牌。请检查番和符，或输入满贯等名称或点数。',
    ],
  ],
  noSuchPoints: [
    [
      { code: 'noSuchPoints', winner: 1, points: { discarder: 3800 }, nearest: [{ discarder: 3900 }, { discarder: 3600 }] },
      'Ben: no hand pays 3,800 here, honba and sticks left out; the nearest: 3,900 and 3,600',
      'Ben：3800点という点数はありません（本場と供託を除く）。近いのは3900点と3600点です。',
      'Ben：没有3800点这样的点数（不含本场和供托）。最接近的是3900点和3600点。',
    ],
    [
      { code: 'noSuchPoints', winner: 1, points: { all: 900 }, nearest: [] },
      'Ben: no hand pays 900 all here, honba and sticks left out',
      'Ben：900オールという点数はありません（本場と供託を除く）。',
      'Ben：没有每家900这样的点数（不含本场和供托）。',
    ],
    [
      { code: 'noSuchPoints', winner: 1, points: { dealer: 800, other: 300 }, nearest: [{ dealer: 800, other: 400 }] },
      'Ben: no hand pays 300/800 here, honba and sticks left out; the nearest: 400/800',
      'Ben：300・800という点数はありません（本場と供託を除く）。近いのは400・800です。',
      'Ben：没有300/800这样的点数（不含本场和供托）。最接近的是400/800。',
    ],
  ],
  noSuchYakuman: [
    [
      { code: 'noSuchYakuman', winner: 1, yakuman: 2, most: 1 },
      'Ben: 2 yakuman, and these rules count 1 at the most: check how many',
      'Ben：役満が2倍ですが、このルールでは1倍までです。倍数を確かめてください。',
      'Ben：役满2倍，但此规则最多1倍。请检查倍数。',
    ],
    [
      { code: 'noSuchYakuman', winner: 1, yakuman: 9, most: 6 },
      'Ben: 9 yakuman, and these rules count 6 at the most: check how many',
      'Ben：役満が9倍ですが、このルールでは6倍までです。倍数を確かめてください。',
      'Ben：役满9倍，但此规则最多6倍。请检查倍数。',
    ],
  ],
  tooFewHanEntered: [
    [
      { code: 'tooFewHanEntered', winner: 1, han: 1, minimum: 2 },
      'Ben: 1 han, and a win needs 2 here: check the han',
      'Ben：1翻ですが、和了には2翻必要です。翻を確かめてください。',
      'Ben：1番，但和牌需要2番。请检查番数。',
    ],
  ],
  riichiNotDeclared: [
    [
      { code: 'riichiNotDeclared', winner: 1 },
      'Ben: the hand is in riichi, but nobody noted it: add Ben to riichi, or take riichi out of the hand',
      'Benの手はリーチですが、リーチ者に入っていません。リーチ者に加えるか、手のリーチを外してください。',
      'Ben的手牌是立直，但立直者中没有Ben。请加入立直者，或去掉手牌的立直。',
    ],
  ],
  riichiNotScored: [
    [
      { code: 'riichiNotScored', winner: 1 },
      'Ben declared riichi, but the hand is not in riichi: add it to the hand, or take Ben out of riichi',
      'Benはリーチしましたが、手にリーチが付いていません。手に付けるか、リーチ者から外してください。',
      'Ben宣告了立直，但手牌没有立直。请给手牌加上立直，或从立直者中去掉。',
    ],
  ],
  paoNotPlayed: [
    [
      { code: 'paoNotPlayed', winner: 1, yakuman: 'suukantsu' },
      'Ben: nobody is liable for Four Quads under these rules: leave the pao out',
      'Ben：このルールでは四槓子に責任払いがありません。責任払いを外してください。',
      'Ben：此规则中四杠子没有包牌。请去掉包牌。',
    ],
  ],
  paoNotWon: [
    [
      { code: 'paoNotWon', winner: 1, yakuman: 'daisangen' },
      'Ben: the hand has no Big Three Dragons: check the hand, or leave the pao out',
      'Ben：この手に大三元はありません。手を確かめるか、責任払いを外してください。',
      'Ben：这手牌没有大三元。请检查手牌，或去掉包牌。',
    ],
  ],
  paoByWinner: [
    [
      { code: 'paoByWinner', winner: 1 },
      'Ben cannot be liable for their own hand: name another player, or leave the pao out',
      'Benは自分の和了に責任を負えません。ほかの人にするか、責任払いを外してください。',
      'Ben不能为自己的和牌包牌。请改为其他人，或去掉包牌。',
    ],
  ],
  notStarted: [
    [
      { code: 'notStarted' },
      'the match has not begun: its first entry says who plays and by which rules',
      '対局がまだ始まっていません。最初の記録に対局者とルールが要ります。',
      '对局还没有开始。第一条记录须写明玩家和规则。',
    ],
  ],
  alreadyStarted: [
    [
      { code: 'alreadyStarted' },
      'the match has begun already: for another one begin another log',
      '対局はもう始まっています。別の対局は別の記録にしてください。',
      '对局已经开始。另一场对局请另开记录。',
    ],
  ],
  matchOver: [
    [
      { code: 'matchOver', reason: 'bust' },
      'the match is over (a player went bust): take back what ended it to play on',
      '対局は終わっています（トビ終了）。続けるには、終わらせた記録を取り消してください。',
      '对局已经结束（有人被飞）。要继续，请撤销使其结束的记录。',
    ],
  ],
  playerCount: [
    [
      { code: 'playerCount', players: 3, expected: 4 },
      '3 players, and these rules are for 4: name 4',
      '対局者が3人ですが、このルールは4人打ちです。4人にしてください。',
      '玩家有3人，但此规则是4人麻将。请改为4人。',
    ],
  ],
  newerVersion: [
    [
      { code: 'newerVersion', version: 2, known: 1 },
      'the match is of version 2, and this program knows 1: use a newer one',
      '対局の版は2ですが、このプログラムが知るのは1までです。新しいものを使ってください。',
      '对局的版本是2，本程序只支持到1。请使用更新的程序。',
    ],
  ],
  noSeat: [
    [
      { code: 'noSeat', seat: 3, players: 3 },
      'there is no seat 4 with 3 players: choose 1 to 3',
      '3人打ちに4番の席はありません。1〜3から選んでください。',
      '3人麻将没有4号座位。请从1～3中选择。',
    ],
  ],
  seatTwice: [
    [
      { code: 'seatTwice', seat: 2, in: 'riichi' },
      'Chie stands twice under riichi: name each player once',
      'リーチにChieが2回あります。1回にしてください。',
      '立直中Chie出现了两次。请只写一次。',
    ],
    [
      { code: 'seatTwice', seat: 2, in: 'wins' },
      'Chie stands twice under the winners: name each player once',
      '和了者にChieが2回あります。1回にしてください。',
      '和牌者中Chie出现了两次。请只写一次。',
    ],
    [
      { code: 'seatTwice', seat: 2, in: 'tenpai' },
      'Chie stands twice under tenpai: name each player once',
      '聴牌にChieが2回あります。1回にしてください。',
      '听牌中Chie出现了两次。请只写一次。',
    ],
    [
      { code: 'seatTwice', seat: 2, in: 'nagashi' },
      'Chie stands twice under nagashi mangan: name each player once',
      '流し満貫にChieが2回あります。1回にしてください。',
      '流局满贯中Chie出现了两次。请只写一次。',
    ],
    [
      { code: 'seatTwice', seat: 2, in: 'chombo' },
      'Chie stands twice under chombo: name each player once',
      'チョンボにChieが2回あります。1回にしてください。',
      '错和中Chie出现了两次。请只写一次。',
    ],
    [
      { code: 'seatTwice', seat: 2, in: 'dead' },
      'Chie stands twice under dead hands: name each player once',
      'アガリ放棄にChieが2回あります。1回にしてください。',
      '和了放弃中Chie出现了两次。请只写一次。',
    ],
  ],
  riichiWithoutStick: [
    [
      { code: 'riichiWithoutStick', seat: 3, points: 900, stick: 1000 },
      'Dai has 900 points, too few for a riichi stick of 1,000 under these rules: take Dai out of riichi',
      'Daiは900点で、このルールでは1000点のリーチ棒を出せません。リーチ者から外してください。',
      'Dai只有900点，按此规则出不起1000点的立直棒。请从立直者中去掉。',
    ],
  ],
  riichiNoten: [
    [
      { code: 'riichiNoten', seat: 1 },
      'Ben declared riichi and is not in tenpai: add Ben to tenpai, or enter a chombo',
      'Benはリーチしましたが聴牌に入っていません。聴牌に加えるか、チョンボとして入力してください。',
      'Ben宣告了立直却不在听牌者中。请加入听牌，或作为错和输入。',
    ],
  ],
  winnerDiscards: [
    [
      { code: 'winnerDiscards', seat: 1 },
      'Ben cannot win on their own discard: name another discarder, or enter a tsumo',
      'Benは自分の捨て牌でロンできません。放銃者を直すか、ツモとして入力してください。',
      'Ben不能荣和自己打出的牌。请改正放铳者，或作为自摸输入。',
    ],
  ],
  noWinner: [
    [
      { code: 'noWinner' },
      'a ron without a winner: name who won',
      'ロンした人がいません。和了者を書いてください。',
      '荣和却没有和牌者。请写明是谁和牌。',
    ],
  ],
  headBump: [
    [
      { code: 'headBump', winner: 3 },
      'only the next in turn from the discarder wins under these rules: leave Dai out',
      'このルールは頭ハネで、放銃者から最も近い人だけが和了です。Daiを外してください。',
      '此规则为头跳，只有离放铳者最近的下家和牌。请去掉Dai。',
    ],
  ],
  tripleRonAborts: [
    [
      { code: 'tripleRonAborts' },
      'three win on one tile, which is an abortive draw under these rules: enter that draw',
      'このルールでは三家和は流局です。途中流局として入力してください。',
      '按此规则三家和了是流局。请作为途中流局输入。',
    ],
  ],
  nagashiNotPlayed: [
    [
      { code: 'nagashiNotPlayed' },
      'nagashi mangan is not played under these rules: enter a plain draw',
      'このルールに流し満貫はありません。普通の流局として入力してください。',
      '此规则没有流局满贯。请作为普通流局输入。',
    ],
  ],
  nagashiOpenHand: [
    [
      { code: 'nagashiOpenHand', seat: 0 },
      'nagashi mangan needs a closed hand under these rules, and Aki had called: leave Aki out',
      'このルールの流し満貫は門前に限ります。鳴いたAkiを外してください。',
      '此规则的流局满贯必须门前清，而Aki有副露。请去掉Aki。',
    ],
  ],
  abortiveNotPlayed: [
    [
      { code: 'abortiveNotPlayed', cause: 'nineTerminals' },
      'nine terminals and honours: these rules do not know this abortive draw; the hand is played on',
      'このルールに九種九牌の流局はありません。局を続けてください。',
      '此规则没有九种九牌的流局。请继续这一局。',
    ],
  ],
  fourRiichiNeeded: [
    [
      { code: 'fourRiichiNeeded', riichi: 3 },
      'a draw by four riichi, and 3 declared: name all four under riichi',
      '四家立直の流局ですが、リーチ者が3人です。4人ともリーチ者に入れてください。',
      '四家立直流局，但立直者只有3人。请把四家都写入立直者。',
    ],
  ],
  chomboByWinner: [
    [
      { code: 'chomboByWinner', seat: 1 },
      'Ben cannot win and make a chombo in one hand: leave out one of the two',
      'Benが和了とチョンボの両方にあります。どちらかを外してください。',
      'Ben既和牌又错和。请去掉其中之一。',
    ],
  ],
  noChombo: [
    [
      { code: 'noChombo' },
      'a chombo by nobody: name who made it',
      'チョンボした人がいません。誰かを書いてください。',
      '没有写明谁错和。请写明。',
    ],
  ],
  chomboWithoutWin: [
    [
      { code: 'chomboWithoutWin' },
      'a chombo beside no win: write it as what ended the hand',
      '和了のない局のチョンボです。局の結果として書いてください。',
      '这一局没有和牌，只有错和。请作为这一局的结果输入。',
    ],
  ],
  deadHandWins: [
    [
      { code: 'deadHandWins', seat: 1 },
      'Ben cannot win with a dead hand: leave out one of the two',
      'アガリ放棄のBenは和了できません。どちらかを外してください。',
      'Ben被判和了放弃，不能和牌。请去掉其中之一。',
    ],
  ],
  deadHandTenpai: [
    [
      { code: 'deadHandTenpai', seat: 1 },
      'a dead hand is not in tenpai: leave Ben out of tenpai, or of the dead hands',
      'アガリ放棄のBenは聴牌になりません。どちらかを外してください。',
      'Ben被判和了放弃，不算听牌。请去掉其中之一。',
    ],
  ],
  waremeNotPlayed: [
    [
      { code: 'waremeNotPlayed' },
      'wareme is not played under these rules: leave it out',
      'このルールに割れ目はありません。外してください。',
      '此规则没有割目。请去掉。',
    ],
  ],
  waremeNotSaid: [
    [
      { code: 'waremeNotSaid' },
      'these rules play wareme: say at whose side the wall was broken',
      'このルールには割れ目があります。誰の割れ目かを書いてください。',
      '此规则有割目。请写明是谁的割目。',
    ],
  ],
  chipsNotPlayed: [
    [
      { code: 'chipsNotPlayed', winner: 1 },
      'Ben: there are no chips under these rules: leave them out',
      'Ben：このルールに祝儀はありません。外してください。',
      'Ben：此规则没有筹码。请去掉。',
    ],
  ],
  badPenalty: [
    [
      { code: 'badPenalty', ranking: -5 },
      'a penalty of -5: write the ranking points that are taken off, more than 0',
      'ペナルティが-5です。引かれるポイントを0より大きい数で書いてください。',
      '罚分是-5。请写大于0的扣分数。',
    ],
  ],
  timeAlreadyCalled: [
    [
      { code: 'timeAlreadyCalled' },
      'time was called already: take that back to call it later',
      '時間切れはもう告げられています。あとにするには、それを取り消してください。',
      '已经宣告过时间到。要推迟，请先撤销它。',
    ],
  ],
  mayNotEnd: [
    [
      { code: 'mayNotEnd', reason: 'agariYame' },
      'the dealer may not stop now (agari yame): play on, or end the match by agreement',
      '今はアガリやめができません。続けるか、合意で終えてください。',
      '现在不能和了止。请继续，或协议结束。',
    ],
    [
      { code: 'mayNotEnd', reason: 'tenpaiYame' },
      'the dealer may not stop now (tenpai yame): play on, or end the match by agreement',
      '今はテンパイやめができません。続けるか、合意で終えてください。',
      '现在不能听牌止。请继续，或协议结束。',
    ],
  ],
  entryTwice: [
    [
      { code: 'entryTwice', id: 'b' },
      'two entries are called “b”: each needs a name of its own',
      '記録「b」が2つあります。名前は別々にしてください。',
      '有两条名为“b”的记录。请用不同的名称。',
    ],
  ],
  undecided: [
    [
      { code: 'undecided' },
      'the accounts do not agree on an earlier hand: decide that first',
      '前の局の記録が食い違っています。先にどちらかに決めてください。',
      '前面某局的记录不一致。请先决定采用哪一个。',
    ],
  ],
  noSuchEntry: [
    [
      { code: 'noSuchEntry', entry: 'x' },
      'there is no entry “x” to follow or to change: read the match again and retry',
      '記録「x」がありません。対局を読み直して、もう一度試してください。',
      '没有记录“x”。请重新读取对局后再试。',
    ],
  ],
  notReplaceable: [
    [
      { code: 'notReplaceable', entry: 'a' },
      "the entry “a” cannot be changed so: a hand takes a hand's place, a penalty a penalty's, a note a note's",
      '記録「a」はそのようには直せません。局は局に、ペナルティはペナルティに、メモはメモに置き換えます。',
      '记录“a”不能这样修改。局换局，罚分换罚分，备注换备注。',
    ],
  ],
};

const all = <E extends { readonly code: string }>(rows: Rows<E>) =>
  Object.values<readonly Row<E>[]>(rows as Record<string, readonly Row<E>[]>).flat();

test.each(all<LedgerError>(LEDGER))('%j', (error, en, ja, zh) => {
  expect(describeLedgerError(error, localeOf('en'), PLAYERS)).toBe(en);
  expect(describeLedgerError(error, localeOf('ja'), PLAYERS)).toBe(ja);
  expect(describeLedgerError(error, localeOf('zh'), PLAYERS)).toBe(zh);
});

test('without names players are called by where they sat at the start', () => {
  const error = { code: 'noSuchYakuman', winner: 0, yakuman: 2, most: 1 } as const;
  expect(describeLedgerError(error, localeOf('en'))).toMatch(/^East at the start: /);
  expect(describeLedgerError(error, localeOf('ja'))).toMatch(/^起家：/);
  expect(describeLedgerError(error, localeOf('zh'))).toMatch(/^起家：/);
});
