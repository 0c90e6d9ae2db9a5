import type { LogError, MergeError } from '@tenbo/ledger';
import { expect, test } from 'vitest';

import { TESTED_LANGUAGES } from '../../../../fixtures/tested-languages.ts';
import { type WithCode, describeLogError, describeMergeError, localeOf } from '../index.ts';

type Row<E> = readonly [error: E, en: string, ja: string, zh: string];

/** Each code at least once, as the compiler requires. */
type Rows<E extends { readonly code: string }> = { readonly [C in E['code']]: readonly Row<WithCode<E, C>>[] };

const LOG: Rows<LogError> = {
  notALog: [
    [
      { code: 'notALog' },
      'this is not a match file: it must be a list of entries, starting with the players and rules',
      '対局の記録ではありません。対局の記録は、対局者とルールのある記録から始まります。',
      '这不是对局记录。对局记录是一列条目，第一条写明玩家与规则。',
    ],
  ],
  logVersion: [
    [
      { code: 'logVersion', version: '2', known: 1 },
      'the match is in format 2, but this tenbo reads up to 1: update tenbo',
      'この対局の形式はバージョン2ですが、対応しているのは1までです。プログラムを更新してください。',
      '对局的版本是2，本程序只支持到1。请使用更新的程序。',
    ],
    [
      { code: 'logVersion', version: undefined, known: 1 },
      'the first entry does not start a match: restore the missing beginning of the file',
      '最初の記録が対局の始まりではありません。ファイルの先頭が失われています。',
      '第一条记录不是对局的开始。文件开头缺失。',
    ],
  ],
  badEntry: [
    [
      { code: 'badEntry', path: '[0].event.players', expected: 'Array', received: '4' },
      'entry 1, event.players: 4 found, Array needed',
      '1番目の記録のevent.players：Arrayであるところが4になっています。',
      '第1条记录的event.players：应为Array，却是4。',
    ],
    [
      { code: 'badEntry', path: '[3]', expected: 'Object', received: 'null' },
      'entry 4: null found, Object needed',
      '4番目の記録：Objectであるところがnullになっています。',
      '第4条记录：应为Object，却是null。',
    ],
  ],
  entryTwice: [
    [
      { code: 'entryTwice', path: '[4].id', id: 'b' },
      'entry 5, id: an earlier entry already has the id “b”: remove one of the two',
      '5番目の記録のid：ID「b」は前の記録と重複しています。どちらかを外してください。',
      '第5条记录的id：“b”是前面一条记录的名称。请去掉其中之一。',
    ],
  ],
  entryAfterNothing: [
    [
      { code: 'entryAfterNothing', path: '[2].after', after: 'b' },
      'entry 3, after: it follows “b”, which is missing: restore a complete copy',
      '3番目の記録のafter：前の記録「b」がありません。前の記録が抜けたか、書き換えられています。',
      '第3条记录的after：前一条记录“b”不存在。前面的记录缺失或被改动。',
    ],
    [
      { code: 'entryAfterNothing', path: '[2].after', after: null },
      'entry 3, after: only the first entry may follow nothing, so one before it is missing or changed: restore a complete copy',
      '3番目の記録のafter：前の記録がありません。それがないのは最初の記録だけです。前の記録が抜けたか、書き換えられています。',
      '第3条记录的after：没有前一条记录，只有第一条才可以这样。前面的记录缺失或被改动。',
    ],
  ],
  correctsNothing: [
    [
      { code: 'correctsNothing', path: '[2].event.entry', entry: 'x' },
      'entry 3, event.entry: it corrects “x”, which is missing: restore a complete copy',
      '3番目の記録のevent.entry：訂正する記録「x」がありません。前の記録が抜けたか、書き換えられています。',
      '第3条记录的event.entry：要更正的记录“x”不存在。前面的记录缺失或被改动。',
    ],
  ],
  correctsAnother: [
    [
      { code: 'correctsAnother', path: '[2].event.entry', entry: 'x' },
      'entry 3, event.entry: it corrects “x”, an entry of another kind: replace a hand with a hand, a penalty with a penalty, a note with a note',
      '3番目の記録のevent.entry：「x」はそのようには直せません。局は局に、ペナルティはペナルティに、メモはメモに置き換えます。',
      '第3条记录的event.entry：“x”不能这样修改。局换局，罚分换罚分，备注换备注。',
    ],
  ],
  badStart: [
    [
      { code: 'badStart', path: '[0].event', error: { code: 'playerCount', players: 3, expected: 4 } },
      'entry 1, event: 3 players, but these rules are for 4: name 4',
      '1番目の記録のevent：対局者が3人ですが、このルールは4人打ちです。4人にしてください。',
      '第1条记录的event：玩家有3人，但此规则是四人麻将。请改为4人。',
    ],
  ],
  moreErrors: [[{ code: 'moreErrors', count: 5 }, 'and 5 more', 'ほかに5件あります。', '另有5处错误。']],
  badMatchRules: [
    [
      { code: 'badMatchRules', path: '[0].event.rules', error: { code: 'unknownRule', path: 'fu.wind' } },
      'entry 1, event.rules: unknown rule “fu.wind”: check the spelling or remove it',
      '1番目の記録のevent.rules：「fu.wind」というルールはありません。綴りを確かめるか、外してください。',
      '第1条记录的event.rules：没有“fu.wind”这条规则。请检查拼写，或去掉它。',
    ],
  ],
};

const MERGE: Rows<MergeError> = {
  otherMatch: [
    [
      { code: 'otherMatch', one: 'a', other: 'b' },
      'these are different matches: merge only copies of the same match',
      '別の対局です。統合できるのは同じ対局のコピーだけです。',
      '这是两场不同的对局。只能合并同一场对局的副本。',
    ],
  ],
  moreErrors: LOG.moreErrors,
  entryDiffers: [
    [
      { code: 'entryDiffers', id: 'b' },
      'the entry “b” differs between the files, so one was edited by hand: restore it',
      '記録「b」が2つのファイルで違います。どちらかが手で書き換えられています。元に戻してください。',
      '记录“b”在两个文件中不同。其中一个被手工改动过，请改回原样。',
    ],
  ],
};

const all = <E extends { readonly code: string }>(rows: Rows<E>) =>
  Object.values<readonly Row<E>[]>(rows as Record<string, readonly Row<E>[]>).flat();

test.each(all<LogError>(LOG))('%j', (error, en, ja, zh) => {
  expect(TESTED_LANGUAGES.map((language) => describeLogError(error, localeOf(language)))).toEqual([en, ja, zh]);
});

test.each(all<MergeError>(MERGE))('%j', (error, en, ja, zh) => {
  expect(TESTED_LANGUAGES.map((language) => describeMergeError(error, localeOf(language)))).toEqual([en, ja, zh]);
});
