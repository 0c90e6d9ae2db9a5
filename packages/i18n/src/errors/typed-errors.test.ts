import { expect, test } from 'vitest';

import type { OPTION_CODES } from '../../../../fixtures/option-codes.ts';
import { SERVER_CODES } from '../../../../fixtures/server-codes.ts';
import { TESTED_LANGUAGES } from '../../../../fixtures/tested-languages.ts';
import { type WithCode, localeOf } from '../index.ts';
import { type TypedError, describeTypedError } from '../command.ts';

type Row<E> = readonly [error: E, en: string, ja: string, zh: string];

/**
 * Errors of files and of tenbo itself are in typed-file-errors.test.ts; messages about the page in typed-page-errors.test.ts; about the server of
 * a club in typed-server-errors.test.ts; about lists of a tournament in typed-list-errors.test.ts; about options and
 * rules in typed-option-errors.test.ts; about whose an option is in typed-winner-errors.test.ts; about words of a hand in typed-word-errors.test.ts.
 */
type OfCommand = Exclude<
  TypedError,
  {
    readonly code:
      | 'noFile'
      | 'fileExists'
      | 'notJson'
      | 'locked'
      | 'lockedElsewhere'
      | 'lockedBySomebody'
      | 'cannotAccess'
      | 'answerNotWritten'
      | 'inputNotRead'
      | 'portDenied'
      | 'pageServed'
      | 'portInUse'
      | 'pageMissing'
      | 'pageElsewhere'
      | 'pageRunning'
      | (typeof OPTION_CODES)[number]
      | (typeof SERVER_CODES)[number]
      | 'notInField'
      | 'nameTwice'
      | 'nameIsNumber'
      | 'nameMissing'
      | 'badQuote'
      | 'notAWinner'
      | 'whichWinner'
      | 'noSuchOutcome'
      | 'noSuchCause'
      | 'noSuchYaku'
      | 'noSuchFoul'
      | 'fault';
  }
>;

/** Each code at least once, as the compiler requires. */
const TYPED: { readonly [C in OfCommand['code']]: readonly Row<WithCode<TypedError, C>>[] } = {
  noSuchPlayer: [
    [
      { code: 'noSuchPlayer', typed: 'Eri', players: ['Aki', 'Ben', 'Chie', 'Dai'], nearest: [] },
      'no player called “Eri”: use Aki, Ben, Chie or Dai, or a seat from 1 to 4',
      '「Eri」という人はいません。Aki、Ben、Chie、Daiか、席の番号1〜4を書いてください。',
      '没有叫“Eri”的玩家。请写Aki、Ben、Chie、Dai之一，或座位号1～4。',
    ],
    [
      { code: 'noSuchPlayer', typed: 'Akki', players: ['Aki', 'Ben', 'Chie', 'Dai'], nearest: ['Aki'] },
      'no player called “Akki”: did you mean Aki?',
      '「Akki」という人はいません。Akiのことですか。',
      '没有叫“Akki”的玩家。是指Aki吗？',
    ],
  ],
  whichPlayer: [
    [
      { code: 'whichPlayer', typed: 'A', players: ['Aki', 'Ai'] },
      '“A” could be Aki or Ai: type more of the name, or the seat number',
      '「A」だけではAki、Aiのどれか分かりません。続きを書くか、席の番号を書いてください。',
      '“A”可以是Aki或Ai。请写得更完整，或写座位号。',
    ],
  ],
  notInSeason: [
    [
      { code: 'notInSeason', typed: 'Akki', players: ['Aki'] },
      'nobody called “Akki” plays in these games: did you mean Aki?',
      'これらの対局に「Akki」という人はいません。Akiのことですか。',
      '这些对局中没有叫“Akki”的玩家。是指Aki吗？',
    ],
    [
      { code: 'notInSeason', typed: 'Zoe', players: [] },
      'nobody called “Zoe” plays in these games: check the spelling',
      'これらの対局に「Zoe」という人はいません。名前を確かめてください。',
      '这些对局中没有叫“Zoe”的玩家。请检查名字。',
    ],
  ],
  badNames: [
    [
      { code: 'badNames', typed: 'Aki,Aki' },
      '“Aki,Aki” is not a list of players: write different names separated by commas, like Aki,Ben,Chie,Dai',
      '「Aki,Aki」は対局者の名前になりません。別々の名前をコンマで区切ってください。例：Aki,Ben,Chie,Dai',
      '“Aki,Aki”不能作为玩家的名字。请写互不相同的名字，用逗号分开。例：Aki,Ben,Chie,Dai',
    ],
  ],
  numberAsName: [
    [
      { code: 'numberAsName', typed: '3' },
      '“3” would be read as a seat: write a name that is not a number',
      '「3」は席の番号になります。数字だけでない名前を書いてください。',
      '“3”会被当作座位号。请写不只是数字的名字。',
    ],
  ],
  playerMissing: [
    [
      { code: 'playerMissing', what: 'winner' },
      'no winner: add one, as in ron Ben Aki 3 30 or tsumo Chie mangan',
      '和了者を書いてください。例：ron Ben Aki 3 30、tsumo Chie mangan',
      '请写和牌者。例：ron Ben Aki 3 30、tsumo Chie mangan',
    ],
    [
      { code: 'playerMissing', what: 'discarder' },
      'no discarder: add one after the winner, as in ron Ben Aki 3 30',
      '和了者の次に放銃者を書いてください。例：ron Ben Aki 3 30',
      '请在和牌者后面写放铳者。例：ron Ben Aki 3 30',
    ],
    [
      { code: 'playerMissing', what: 'players' },
      'no player: add one, as in chombo Dai',
      '誰のことかを書いてください。例：chombo Dai',
      '请写明是谁。例：chombo Dai',
    ],
  ],
  noValue: [
    [
      { code: 'noValue', typed: 'much' },
      "“much” is not a value: write han and fu (3 30), a limit (mangan to yakuman), points (3900, 700/1300, 2600 all), or the tiles ('234m 406p 567s 88s 67m +8m')",
      "「much」は点数として読めません。翻と符（3 30）、manganからyakumanまで、点数（3900、700/1300、2600 all）、牌（'234m 406p 567s 88s 67m +8m'）のどれかを書いてください。",
      "“much”不能作为打点。请写番符（3 30）、mangan 到 yakuman、点数（3900、700/1300、2600 all）或牌（'234m 406p 567s 88s 67m +8m'）。",
    ],
  ],
  noValueInPoints: [
    [
      { code: 'noValueInPoints', typed: 'dora' },
      '“dora” is not a value: write han and fu (3 40), five han or more alone (8), a limit (mangan) or yakuman (yakuman 2)',
      '「dora」は点数として読めません。翻と符（3 40）、5翻以上の翻数（8）、mangan、yakuman（yakuman 2）のように書いてください。',
      '“dora”不能作为点数。请写番符（3 40）、5番以上的番数（8）、mangan 或 yakuman（yakuman 2）。',
    ],
  ],
  handSample: [
    [
      { code: 'handSample' },
      "a hand has 13 tiles (each kan one more) and the winning one after +, as in tenbo '234m 406p 567s 88s 67m +8m'",
      "手牌は13枚、和了牌はその後に「+」を付けて書きます（槓子は1枚増えます）。例：tenbo '234m 406p 567s 88s 67m +8m'",
      "手牌13张，和牌张写在“+”后面（每个杠多一张）。例：tenbo '234m 406p 567s 88s 67m +8m'",
    ],
  ],
  tileAssumed: [
    [
      { code: 'tileAssumed', tile: '8m' },
      'winning tile: 8m, the last one (put + before another)',
      '和了牌は最後の8mとしました（別の牌なら前に「+」を付けてください）',
      '以最后一张8m为和牌张（如果不是，请在和牌张前写“+”）',
    ],
  ],
  noSuchTerm: [
    [
      { code: 'noSuchTerm', typed: 'furitan', terms: ['furiten', 'uraten'] },
      'no term called “furitan”: did you mean furiten or uraten?',
      '「furitan」という用語はありません。近いのはfuriten、uratenです。',
      '没有“furitan”这个术语。相近的有furiten或uraten。',
    ],
    [
      { code: 'noSuchTerm', typed: 'x', terms: [] },
      'no term called “x”: check the spelling',
      '「x」という用語はありません。綴りを確認してください。',
      '没有“x”这个术语。请检查拼写。',
    ],
  ],
  badCount: [
    [
      { code: 'badCount', option: '--chips', typed: 'two' },
      '“two” is not a number: write --chips with a number',
      '--chipsの「two」を数で書いてください。',
      '--chips 的“two”请写成数字。',
    ],
  ],
  badPair: [
    [
      { code: 'badPair', option: '--pao', typed: 'Dai', sample: 'Aki=daisangen' },
      '“Dai” does not fit --pao: write it like Aki=daisangen',
      '--paoの「Dai」をAki=daisangenのように書いてください。',
      '--pao 的“Dai”请写成 Aki=daisangen 这样。',
    ],
  ],
  noSuchHand: [
    [
      { code: 'noSuchHand', typed: '9', hands: 3 },
      'no hand 9: choose 1 to 3',
      '9番の局はありません。1〜3から選んでください。',
      '没有第9局。请选择1～3。',
    ],
    [
      { code: 'noSuchHand', typed: '1', hands: 0 },
      'no hand 1: none has been played yet',
      '1番の局はありません。まだ1局も終わっていません。',
      '没有第1局。还没有打完一局。',
    ],
  ],
  noSuchCandidate: [
    [
      { code: 'noSuchCandidate', typed: 'c', letters: ['a', 'b'] },
      'no version “c”: choose a or b',
      '「c」という候補はありません。a、bから選んでください。',
      '没有“c”这个选项。请选择a或b。',
    ],
    [
      { code: 'noSuchCandidate', typed: 'a', letters: [] },
      'nothing to decide: there is only one version',
      '食い違いはありません。',
      '没有不一致的记录。',
    ],
  ],
  optionTwice: [
    [
      { code: 'optionTwice', option: '--rules' },
      '--rules is given twice: write it once',
      '--rulesが2回書かれています。1回だけにしてください。',
      '--rules 写了两次，请只写一次。',
    ],
  ],
  optionElsewhere: [
    [
      { code: 'optionElsewhere', option: '--csv', command: 'stats' },
      'stats has no option --csv: remove it',
      'statsに--csvというオプションはありません。外してください。',
      'stats 没有 --csv 这个选项，请去掉。',
    ],
  ],
  optionNotFor: [
    [
      { code: 'optionNotFor', option: '--open', needs: 'nagashi' },
      '--open is for nagashi mangan: remove it',
      '--openは流し満貫にだけ使えます。外してください。',
      '--open 只用于流局满贯，请去掉。',
    ],
    [
      { code: 'optionNotFor', option: '--chips', needs: 'win' },
      '--chips is for a win: remove it',
      '--chipsは和了にだけ使えます。外してください。',
      '--chips 只用于和牌，请去掉。',
    ],
    [
      { code: 'optionNotFor', option: '--dora', needs: 'tiles' },
      '--dora is for a win entered by its tiles: remove it',
      '--doraは牌で入力した和了にだけ使えます。外してください。',
      '--dora 只用于用牌输入的和牌，请去掉。',
    ],
  ],
  countTwice: [
    [
      { code: 'countTwice', option: '--chips', typed: '1,2' },
      '--chips “1,2” names a winner twice: write one number for each',
      '--chipsの「1,2」は、和了者1人に数を1つだけ書いてください。',
      '--chips 的“1,2”：每位和牌者请只写一个数字。',
    ],
  ],
  ownDiscard: [
    [
      { code: 'ownDiscard' },
      'the winner cannot be the discarder: choose another seat for --from or --seat',
      '和了者が自分で和了牌を捨てることはありません。--fromか--seatを直してください。',
      '和牌者不可能自己打出和牌张。请修改 --from 或 --seat。',
    ],
  ],
  handMissing: [
    [
      { code: 'handMissing' },
      'no hand with these options: add one, as in 234m 406p 567s 88s 67m +8m tsumo riichi',
      'オプションと一緒に手牌も書いてください。例：234m 406p 567s 88s 67m +8m tsumo riichi',
      '请把手牌与选项写在一起。例：234m 406p 567s 88s 67m +8m tsumo riichi',
    ],
  ],
  handBesidePipe: [
    [
      { code: 'handBesidePipe' },
      '--jsonl reads its hands from standard input: remove the hand',
      '--jsonlは標準入力から手牌を読みます。ここに書いた手牌は外してください。',
      '--jsonl 从标准输入读取手牌，请去掉这里的手牌。',
    ],
  ],
  pathMissing: [
    [
      { code: 'pathMissing' },
      'no path: name files or folders, or - for standard input',
      'ファイルかフォルダーを書いてください。標準入力は「-」です。',
      '请写文件或文件夹，标准输入写“-”。',
    ],
  ],
  pathBesidePipe: [
    [
      { code: 'pathBesidePipe' },
      '--jsonl reads its records from standard input: remove the paths',
      '--jsonlは標準入力から牌譜を読みます。ここに書いたパスは外してください。',
      '--jsonl 从标准输入读取牌谱，请去掉这里的路径。',
    ],
  ],
  optionNeeds: [
    [
      { code: 'optionNeeds', option: '--resume', needs: '--out' },
      '--resume needs --out: add it',
      '--resumeには--outが必要です。加えてください。',
      '--resume 需要 --out，请加上。',
    ],
  ],
  sameFile: [
    [
      { code: 'sameFile', file: 'a.jsonl' },
      'a.jsonl is named twice: choose two files',
      'a.jsonlが2回書かれています。別々のファイルにしてください。',
      'a.jsonl写了两次，请用不同的文件。',
    ],
  ],
  outMissing: [
    [
      { code: 'outMissing' },
      'several games need a folder to be written to: add --out and its name',
      '対局がいくつもあるときは、書き込むフォルダーを--outで指定してください。',
      '有多场对局时，请用 --out 指定要写入的文件夹。',
    ],
  ],
  outBesideInput: [
    [
      { code: 'outBesideInput', folder: 'out', path: 'logs' },
      'out and logs, which is read, must not be inside one another: choose another folder',
      'outと読み込むlogsは、一方が他方の中にあってはいけません。別のフォルダーにしてください。',
      'out 与要读取的 logs 不能一个在另一个里面。请换一个文件夹。',
    ],
  ],
  notResumable: [
    [
      { code: 'notResumable', file: 'wins.parquet' },
      'wins.parquet cannot be continued, because Parquet is written as a whole: choose .jsonl or .csv',
      'Parquetはまとめて書くため、wins.parquetは続きから書けません。.jsonlか.csvにしてください。',
      'Parquet 须一次写完，wins.parquet无法续写。请改用 .jsonl 或 .csv。',
    ],
  ],
  runInterrupted: [
    [
      { code: 'runInterrupted', file: 'a.jsonl', journal: 'a.jsonl.run' },
      'a.jsonl is from an interrupted run: add --resume to finish it, or delete a.jsonl.run to begin anew',
      'a.jsonlは中断した実行のものです。--resumeを付けて続けるか、a.jsonl.runを削除してやり直してください。',
      'a.jsonl属于一次中断的运行。请加上 --resume 继续，或删除a.jsonl.run重新开始。',
    ],
  ],
  nothingToResume: [
    [
      { code: 'nothingToResume', file: 'a.jsonl' },
      'a.jsonl is not from an interrupted run: leave --resume out to write it anew',
      'a.jsonlに中断した実行はありません。書き直すなら--resumeを外してください。',
      'a.jsonl没有中断的运行。要重新写入，请去掉 --resume。',
    ],
  ],
  otherRun: [
    [
      { code: 'otherRun', file: 'a.jsonl', journal: 'a.jsonl.run' },
      'the interrupted run of a.jsonl had other options or other files: repeat its command with --resume, or delete a.jsonl.run to begin anew',
      'a.jsonlの中断した実行は、オプションかファイルが違います。同じコマンドに--resumeを付けるか、a.jsonl.runを削除してやり直してください。',
      'a.jsonl的那次中断的运行用了别的选项或别的文件。请用原来的命令加上 --resume，或删除a.jsonl.run重新开始。',
    ],
  ],
  nothingToUndo: [[{ code: 'nothingToUndo' }, 'nothing to undo', '取り消せる記録がありません。', '没有可以撤销的记录。']],
  nothingToRedo: [
    [
      { code: 'nothingToRedo' },
      'nothing to redo: you can redo only the last undo, before adding anything else',
      '復元できる記録がありません。復元できるのは、最後に取り消したもので、その後に何も加えていない場合だけです。',
      '没有可以恢复的记录。只能恢复最后撤销的，而且之后没有添加过记录。',
    ],
  ],
};

const all = Object.values<readonly Row<TypedError>[]>(TYPED as Record<string, readonly Row<TypedError>[]>).flat();

test.each(all)('%j', (error, en, ja, zh) => {
  expect(TESTED_LANGUAGES.map((language) => describeTypedError(error, localeOf(language)))).toEqual([en, ja, zh]);
});
