import type { LogError, MergeError } from '@tenbo/ledger';
import { expect, test } from 'vitest';

import { type TypedError, type WithCode, describeLogError, describeMergeError, describeTypedError, localeOf } from './index.ts';

type Row<E> = readonly [error: E, en: string, ja: string];

/** Each code at least once; the compiler demands it. */
type Rows<E extends { readonly code: string }> = { readonly [C in E['code']]: readonly Row<WithCode<E, C>>[] };

const LOG: Rows<LogError> = {
  notALog: [
    [
      { code: 'notALog' },
      'this is no match: a match is a list of entries, the first of which says who plays and by which rules',
      '対局の記録ではありません。記録は項目の並びで、最初の項目に対局者とルールがあります。',
    ],
  ],
  logVersion: [
    [
      { code: 'logVersion', version: 2, known: 1 },
      'the match is of version 2, and this program knows 1: use a newer one',
      '対局の版は2ですが、このプログラムが知るのは1までです。新しいものを使ってください。',
    ],
    [
      { code: 'logVersion', version: undefined, known: 1 },
      'the first entry does not begin a match: the beginning of the file is missing',
      '最初の項目が対局の始まりではありません。ファイルの初めが失われています。',
    ],
  ],
  badEntry: [
    [
      { code: 'badEntry', path: '[0].event.players', expected: 'Array', received: '4' },
      'entry 1, event.players: 4 stands where Array is needed',
      '1番目の項目のevent.players：Arrayであるところが4になっています。',
    ],
    [
      { code: 'badEntry', path: '[3]', expected: 'Object', received: 'null' },
      'entry 4: null stands where Object is needed',
      '4番目の項目：Objectであるところがnullになっています。',
    ],
  ],
  entryTwice: [
    [
      { code: 'entryTwice', path: '[4].id', id: 'b' },
      'entry 5, id: “b” is the name of an earlier entry: take one of the two out',
      '5番目の項目のid：「b」は前の項目の名前です。どちらかを外してください。',
    ],
  ],
  entryAfterNothing: [
    [
      { code: 'entryAfterNothing', path: '[2].after', after: 'b' },
      'entry 3, after: it follows “b”, which is not there: an entry before it is missing or was changed',
      '3番目の項目のafter：前の項目「b」がありません。前の項目が抜けたか、書き換えられています。',
    ],
    [
      { code: 'entryAfterNothing', path: '[2].after', after: null },
      'entry 3, after: it follows no entry, as only the first may: an entry before it is missing or was changed',
      '3番目の項目のafter：前の項目がありません。それがないのは最初の項目だけです。前の項目が抜けたか、書き換えられています。',
    ],
  ],
  correctsNothing: [
    [
      { code: 'correctsNothing', path: '[2].event.entry', entry: 'x' },
      'entry 3, event.entry: it corrects “x”, which is not there: an entry before it is missing or was changed',
      '3番目の項目のevent.entry：訂正する項目「x」がありません。前の項目が抜けたか、書き換えられています。',
    ],
  ],
  badMatchRules: [
    [
      { code: 'badMatchRules', path: '[0].event.rules', error: { code: 'unknownRule', path: 'fu.wind' } },
      'entry 1, event.rules: there is no rule “fu.wind”: check its spelling, or take it away',
      '1番目の項目のevent.rules：「fu.wind」というルールはありません。綴りを確かめるか、外してください。',
    ],
  ],
};

const MERGE: Rows<MergeError> = {
  otherMatch: [
    [
      { code: 'otherMatch', one: 'a', other: 'b' },
      'these are two different matches: only copies of one match can be merged',
      '別々の対局です。合わせられるのは同じ対局の写しだけです。',
    ],
  ],
  entryDiffers: [
    [
      { code: 'entryDiffers', id: 'b' },
      'the entry “b” is not the same in both: one of the files was changed by hand; put the entry back',
      '記録「b」が2つのファイルで違います。どちらかが手で書き換えられています。元に戻してください。',
    ],
  ],
};

const TYPED: Rows<TypedError> = {
  noSuchPlayer: [
    [
      { code: 'noSuchPlayer', typed: 'Eri', players: ['Aki', 'Ben', 'Chie', 'Dai'] },
      'nobody here is called “Eri”: choose Aki, Ben, Chie or Dai, or a seat from 1 to 4',
      '「Eri」という人はいません。Aki、Ben、Chie、Daiか、席の番号1〜4を書いてください。',
    ],
  ],
  whichPlayer: [
    [
      { code: 'whichPlayer', typed: 'A', players: ['Aki', 'Ai'] },
      '“A” can be Aki or Ai: write more of the name',
      '「A」だけではAki、Aiのどれか分かりません。続きも書いてください。',
    ],
  ],
  badNames: [
    [
      { code: 'badNames', typed: 'Aki,Aki' },
      '“Aki,Aki” are no names of players: write different ones with commas between them, as in Aki,Ben,Chie,Dai',
      '「Aki,Aki」は対局者の名前になりません。別々の名前をコンマで区切ってください。例：Aki,Ben,Chie,Dai',
    ],
  ],
  noSuchOutcome: [
    [
      { code: 'noSuchOutcome', typed: 'kan', outcomes: ['ron', 'tsumo'] },
      '“kan” ends no hand: begin with ron or tsumo',
      '「kan」という局の終わり方はありません。ron、tsumoのどれかで始めてください。',
    ],
  ],
  playerMissing: [
    [
      { code: 'playerMissing', what: 'winner' },
      'name who won: ron Ben Aki 3 30, tsumo Chie mangan',
      '和了者を書いてください。例：ron Ben Aki 3 30、tsumo Chie mangan',
    ],
    [
      { code: 'playerMissing', what: 'discarder' },
      'name who discarded after the winner: ron Ben Aki 3 30',
      '和了者の次に放銃者を書いてください。例：ron Ben Aki 3 30',
    ],
    [
      { code: 'playerMissing', what: 'players' },
      'name the player it is about: chombo Dai',
      '誰のことかを書いてください。例：chombo Dai',
    ],
  ],
  noValue: [
    [
      { code: 'noValue', typed: 'much' },
      "“much” is no value: write han and fu (3 30), mangan to yakuman, points (3900, 700/1300, 2600 all), or the tiles ('234m 406p 567s 88s 67m +8m')",
      "「much」は和了の値になりません。翻と符（3 30）、manganからyakumanまで、点数（3900、700/1300、2600 all）、牌（'234m 406p 567s 88s 67m +8m'）のどれかを書いてください。",
    ],
  ],
  noSuchCause: [
    [
      { code: 'noSuchCause', typed: 'five', causes: ['nineTerminals', 'fourWinds'] },
      '“five” is no abortive draw: choose nineTerminals or fourWinds',
      '「five」という途中流局はありません。nineTerminals、fourWindsから選んでください。',
    ],
  ],
  noSuchYaku: [
    [
      { code: 'noSuchYaku', typed: 'chuuren', yaku: ['daisangen', 'daisuushii'] },
      'nobody can be liable for “chuuren” under these rules: choose daisangen or daisuushii',
      'このルールで「chuuren」に責任払いはありません。daisangen、daisuushiiから選んでください。',
    ],
  ],
  badCount: [
    [
      { code: 'badCount', option: '--chips', typed: 'two' },
      '--chips “two”: write a number',
      '--chipsの「two」を数で書いてください。',
    ],
  ],
  badPair: [
    [
      { code: 'badPair', option: '--pao', typed: 'Dai', sample: 'Aki=daisangen' },
      '--pao “Dai”: write it like Aki=daisangen',
      '--paoの「Dai」をAki=daisangenのように書いてください。',
    ],
  ],
  noSuchHand: [
    [
      { code: 'noSuchHand', typed: '9', hands: 3 },
      'there is no hand 9: choose 1 to 3',
      '9番の局はありません。1〜3から選んでください。',
    ],
    [
      { code: 'noSuchHand', typed: '1', hands: 0 },
      'there is no hand 1: none has been played',
      '1番の局はありません。まだ1局も終わっていません。',
    ],
  ],
  noSuchCandidate: [
    [
      { code: 'noSuchCandidate', typed: 'c', letters: ['a', 'b'] },
      'there is no “c” to keep: choose a or b',
      '「c」という候補はありません。a、bから選んでください。',
    ],
    [
      { code: 'noSuchCandidate', typed: 'a', letters: [] },
      'there is nothing to decide: the accounts agree',
      '食い違いはありません。',
    ],
  ],
  nothingToUndo: [[{ code: 'nothingToUndo' }, 'there is nothing to take back', '取り消せる記録がありません。']],
  nothingToRedo: [
    [
      { code: 'nothingToRedo' },
      'there is nothing to bring back: only what was taken back last can be, before anything is added',
      '元に戻せる記録がありません。戻せるのは、最後に取り消したもので、その後に何も加えていない場合だけです。',
    ],
  ],
  noFile: [
    [
      { code: 'noFile', file: 'm.json' },
      'there is no m.json: begin a match with tenbo match new m.json --players Aki,Ben,Chie,Dai',
      'm.jsonがありません。対局は tenbo match new m.json --players Aki,Ben,Chie,Dai で始めます。',
    ],
  ],
  fileExists: [
    [
      { code: 'fileExists', file: 'm.json' },
      'm.json is there already: choose another name for a new match',
      'm.jsonはもうあります。新しい対局には別の名前を付けてください。',
    ],
  ],
  notJson: [
    [
      { code: 'notJson', file: 'm.json', line: 3, column: 7 },
      'm.json, line 3, column 7: the file is damaged here and is no JSON: put back an older copy, or mend the line',
      'm.jsonの3行目の7文字目：ここでファイルが壊れています（JSONではありません）。古い写しに戻すか、この行を直してください。',
    ],
  ],
  locked: [
    [
      { code: 'locked', process: 123, file: 'm.json' },
      'another command (process 123) is writing m.json: try again when it has ended',
      '別のコマンド（プロセス123）がm.jsonに書き込んでいます。終わってから、もう一度試してください。',
    ],
  ],
  cannotAccess: [
    [
      { code: 'cannotAccess', file: 'm.json', cause: 'EACCES' },
      'm.json cannot be read or written (EACCES)',
      'm.jsonを読み書きできません（EACCES）。',
    ],
  ],
};

const all = <E extends { readonly code: string }>(rows: Rows<E>) =>
  Object.values<readonly Row<E>[]>(rows as Record<string, readonly Row<E>[]>).flat();

test.each(all<LogError>(LOG))('%j', (error, en, ja) => {
  expect([describeLogError(error, localeOf('en')), describeLogError(error, localeOf('ja'))]).toEqual([en, ja]);
});

test.each(all<MergeError>(MERGE))('%j', (error, en, ja) => {
  expect([describeMergeError(error, localeOf('en')), describeMergeError(error, localeOf('ja'))]).toEqual([en, ja]);
});

test.each(all<TypedError>(TYPED))('%j', (error, en, ja) => {
  expect([describeTypedError(error, localeOf('en')), describeTypedError(error, localeOf('ja'))]).toEqual([en, ja]);
});
