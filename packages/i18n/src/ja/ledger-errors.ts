import type { SeatList, TextFault } from '@tenbo/ledger';

import type { MatchWords } from '../match-words.ts';
import { wholeNumber } from '../shown.ts';

const LISTS: { readonly [L in SeatList]: string } = {
  riichi: 'リーチ',
  wins: '和了者',
  tenpai: '聴牌',
  nagashi: '流し満貫',
  chombo: 'チョンボ',
  causes: 'チョンボの理由',
  dead: 'アガリ放棄',
};

const either = (shares: readonly string[]) => (shares.length === 0 ? '' : `近いのは${shares.join('と')}です。`);

/** 名前かメモの誤りと直し方。 */
const text = (fault: TextFault) =>
  fault.fault === 'empty'
    ? 'が空です。入力してください。'
    : fault.fault === 'tooLong'
      ? `が長すぎます。${fault.most}文字以内にしてください。`
      : `に表示されない文字（${fault.character}）が含まれています。削除してください。`;

/** 対局の誤り。 */
export const ledgerErrors: Pick<MatchWords, 'ledgerError' | 'noSuchValue' | 'about' | 'logError' | 'mergeError'> = {
  ledgerError: {
    badWin: ({ winner, errors }, { who, sentences }) => `${who(winner)}：${sentences(errors)}`,
    noSuchPoints: ({ winner, points, nearest }, { who, shares }) =>
      `${who(winner)}：${shares(points)}という点数はありません（本場と供託は含めません）。${either(nearest.map(shares))}`,
    riichiNotDeclared: ({ winner }, { who }) =>
      `${who(winner)}の手はリーチですが、リーチ者に入っていません。リーチ者に加えるか、手のリーチを外してください。`,
    riichiNotScored: ({ winner }, { who }) =>
      `${who(winner)}はリーチしましたが、手にリーチが付いていません。手に付けるか、リーチ者から外してください。`,
    paoNotPlayed: ({ winner, yakuman }, { who, yaku }) =>
      `${who(winner)}：このルールでは${yaku(yakuman)}に責任払いがありません。責任払いを外してください。`,
    paoNotWon: ({ winner, yakuman }, { who, yaku }) =>
      `${who(winner)}：この手に${yaku(yakuman)}はありません。手を確かめるか、責任払いを外してください。`,
    paoByWinner: ({ winner }, { who }) =>
      `${who(winner)}自身は責任払いの対象になりません。他家にするか、責任払いを外してください。`,

    notStarted: () => '対局がまだ始まっていません。最初の記録に対局者とルールが必要です。',
    alreadyStarted: () => '対局はすでに始まっています。別の対局は別の記録にしてください。',
    matchOver: ({ reason }, { end }) =>
      `対局は終わっています（${end(reason)}）。続けるには、終わらせた記録を取り消してください。`,
    playerCount: ({ players, expected }) =>
      `対局者が${players}人ですが、このルールは${expected}人打ちです。${expected}人にしてください。`,
    scoreCount: ({ scores, expected }) =>
      `${scores}人分の点数がありますが、対局者は${expected}人です。${expected}人分を入力してください。`,
    badScore: ({ seat, points, most }, { who }) =>
      `${who(seat)}の開始時の点数が${points}になっています。${most}点までの100点単位で入力してください。`,
    newerVersion: ({ version, known }) =>
      `この対局の形式はバージョン${version}ですが、対応しているのは${known}までです。プログラムを更新してください。`,
    badName: ({ seat, fault }) => `${seat + 1}人目の名前${text(fault)}`,
    namesAlike: ({ seats: [one, other] }) => `${one + 1}人目と${other + 1}人目の名前が同じです。区別できる名前にしてください。`,
    badNote: ({ fault }) => `メモ${text(fault)}`,
    noSeat: ({ seat, players }) => `${players}人打ちに${seat + 1}番の席はありません。1〜${players}から選んでください。`,
    seatTwice: ({ seat, in: list }, { who }) => `${LISTS[list]}に${who(seat)}が重複しています。1つにしてください。`,
    riichiWithoutStick: ({ seat, points, stick }, { who }) =>
      `${who(seat)}は${wholeNumber(points)}点で、このルールでは${stick}点のリーチ棒を出せません。リーチ者から外してください。`,
    riichiNoten: ({ seat }, { who }) =>
      `${who(seat)}はリーチしましたが聴牌に入っていません。聴牌に加えるか、チョンボとして入力してください。`,
    winnerDiscards: ({ seat }, { who }) =>
      `${who(seat)}は自分の捨て牌でロンできません。放銃者を直すか、ツモとして入力してください。`,
    noWinner: () => '和了者がいません。和了者を入力してください。',
    headBump: ({ winner }, { who }) =>
      `このルールは頭ハネで、放銃者の次の順番の人だけが和了です。${who(winner)}を外してください。`,
    tripleRonAborts: () => 'このルールでは三家和は流局です。途中流局として入力してください。',
    ronTilesDiffer: ({ tiles }) => `ロンの和了牌は同じ捨て牌ですが、${tiles.join('と')}になっています。直してください。`,
    nagashiNotPlayed: () => 'このルールに流し満貫はありません。通常の流局として入力してください。',
    nagashiOpenHand: ({ seat }, { who }) => `このルールの流し満貫は門前に限ります。鳴いた${who(seat)}を外してください。`,
    abortiveNotPlayed: ({ cause }, { abortiveDraw }) =>
      `このルールに${abortiveDraw(cause)}の流局はありません。局を続けてください。`,
    fourRiichiNeeded: ({ riichi }) => `四家立直の流局ですが、リーチ者が${riichi}人です。4人ともリーチ者に入れてください。`,
    fourRiichiAborts: () => 'このルールでは四家立直は流局です。途中流局か、4人目の宣言牌でのロンを入力してください。',
    chomboByWinner: ({ seat }, { who }) => `${who(seat)}が和了とチョンボの両方にあります。どちらかを外してください。`,
    noChombo: () => 'チョンボした人を入力してください。',
    chomboWithoutWin: () => '和了のない局のチョンボは、局の結果として入力してください。',
    causeWithoutChombo: ({ seat }, { who }) =>
      `${who(seat)}はチョンボしていませんが、その理由が入力されています。チョンボした人に加えるか、理由を外してください。`,
    deadHandWins: ({ seat }, { who }) => `アガリ放棄の${who(seat)}は和了できません。どちらかを外してください。`,
    deadHandTenpai: ({ seat }, { who }) => `アガリ放棄の${who(seat)}は聴牌になりません。どちらかを外してください。`,
    waremeNotPlayed: () => 'このルールに割れ目はありません。外してください。',
    waremeNotSaid: () => 'このルールには割れ目があります。誰の割れ目かを入力してください。',
    chipsNotPlayed: ({ winner }, { who }) => `${who(winner)}：このルールにチップはありません。外してください。`,
    badChips: ({ winner, chips, most }, { who }) =>
      `${who(winner)}：チップが各${chips}枚になっています。${most}枚までの整数で入力してください。`,
    badPenalty: ({ ranking, most }) => `ペナルティが${ranking}です。減点を0.1〜${most}で入力してください。`,
    timeAlreadyCalled: () => '時間打ち切りはすでに記録されています。変えるには、その記録を取り消してください。',
    mayNotEnd: ({ reason }) =>
      `今は${reason === 'agariYame' ? 'アガリ' : 'テンパイ'}やめができません。続けるか、合意で終了してください。`,
    entryTwice: ({ id }) => `記録のID「${id}」が重複しています。別のIDにしてください。`,
    undecided: () => '別々に付けた前の局の記録が食い違っています。先にどちらかに決めてください。',
    followsPassedOver: () => '採用されなかった記録の続きです。',
    waitsFor: ({ entries }) => `前の記録${entries.length}件がまだ届いていません。それを含むコピーを読み込んでください。`,
    notSeen: ({ entries }) => `その後に記録が${entries.length}件増えています。対局を読み直して、もう一度試してください。`,
    alreadyTakenBack: ({ entry }) => `記録「${entry}」はすでに有効ではありません。取り消すものはありません。`,
    noSuchEntry: ({ entry }) => `記録「${entry}」がありません。対局を読み直して、もう一度試してください。`,
    notReplaceable: ({ entry }) =>
      `記録「${entry}」はそのようには直せません。局は局に、ペナルティはペナルティに、メモはメモに置き換えます。`,
  },

  noSuchValue: {
    noSuchValue: ({ han, fu, why }, { unreached }) =>
      fu === undefined
        ? `${han}翻の和了はありません。翻数を確かめてください。`
        : `${fu}符${han}翻の和了はありません${why ? `（${unreached(why)}）` : ''}。翻と符を確かめてください。`,
    fuMissing: ({ han, from }) =>
      from === undefined
        ? 'このルールには満貫などの上限がなく、何翻でも符が要ります。符も入力してください。'
        : `${han}翻の点数は符で変わります。符も入力してください（${from}翻からは要りません）。`,
    noSuchLimit: ({ limit }, shown) => `このルールには${shown.limit(limit)}などの上限がありません。翻と符を入力してください。`,
    noSuchYakuman: ({ yakuman, most }) => `${yakuman}倍役満ですが、このルールでは${most}倍役満までです。倍数を確かめてください。`,
    tooFewHanEntered: ({ han, minimum }) => `${han}翻ですが、和了には${minimum}翻必要です。翻数を確かめてください。`,
  },
  about: (player, sentence) => `${player}：${sentence}`,

  logError: {
    notALog: () => '対局の記録ではありません。対局の記録は、対局者とルールのある記録から始まります。',
    logVersion: ({ version, known }) =>
      version === undefined
        ? '最初の記録が対局の始まりではありません。ファイルの先頭が失われています。'
        : `この対局の形式はバージョン${version}ですが、対応しているのは${known}までです。プログラムを更新してください。`,
    badEntry: ({ expected, received }, { place }) => `${place}：${expected}であるところが${received}になっています。`,
    entryTwice: ({ id }, { place }) => `${place}：ID「${id}」は前の記録と重複しています。どちらかを外してください。`,
    entryAfterNothing: ({ after }, { place }) =>
      after === null
        ? `${place}：前の記録がありません。前の記録がなくてよいのは最初の記録だけです。前の記録が抜けたか、書き換えられています。`
        : `${place}：前の記録「${after}」がありません。前の記録が抜けたか、書き換えられています。`,
    correctsNothing: ({ entry }, { place }) =>
      `${place}：訂正する記録「${entry}」がありません。前の記録が抜けたか、書き換えられています。`,
    correctsAnother: ({ entry }, { place }) =>
      `${place}：「${entry}」はそのようには直せません。局は局に、ペナルティはペナルティに、メモはメモに置き換えます。`,
    badMatchRules: (_, { place, why }) => `${place}：${why}`,
    badStart: (_, { place, why }) => `${place}：${why}`,
  },

  mergeError: {
    otherMatch: () => '別の対局です。統合できるのは同じ対局のコピーだけです。',
    entryDiffers: ({ id }) => `記録「${id}」が2つのファイルで違います。どちらかが手で書き換えられています。元に戻してください。`,
  },
};
