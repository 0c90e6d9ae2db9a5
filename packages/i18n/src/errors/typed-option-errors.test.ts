import { expect, test } from 'vitest';

import type { OPTION_CODES } from '../../../../fixtures/option-codes.ts';
import { TESTED_LANGUAGES } from '../../../../fixtures/tested-languages.ts';
import { type WithCode, localeOf } from '../index.ts';
import { type TypedError, describeTypedError } from '../command.ts';

type Row<E> = readonly [error: E, en: string, ja: string, zh: string];

type OfOptions = (typeof OPTION_CODES)[number];

const ROWS: { readonly [C in OfOptions]: readonly Row<WithCode<TypedError, C>>[] } = {
  noSuchCommand: [
    [
      { code: 'noSuchCommand', typed: 'rule', commands: ['rules'] },
      'no command “rule”: did you mean rules?',
      '「rule」というコマンドはありません。rulesのことですか。',
      '没有“rule”这个命令。是指rules吗？',
    ],
    [
      { code: 'noSuchCommand', typed: 'foo', commands: [] },
      'no command “foo”: “tenbo help” lists all of them',
      '「foo」というコマンドはありません。tenbo help で一覧を見られます。',
      '没有“foo”这个命令。用 tenbo help 可以看到全部命令。',
    ],
  ],
  noSuchOption: [
    [
      { code: 'noSuchOption', typed: '--rich', options: ['--riichi'] },
      'no option --rich: did you mean --riichi?',
      '--richというオプションはありません。--riichiのことですか。',
      '没有 --rich 这个选项。是指--riichi吗？',
    ],
    [
      { code: 'noSuchOption', typed: '--foo', options: [] },
      'no option --foo: --help lists all of them',
      '--fooというオプションはありません。--help で一覧を見られます。',
      '没有 --foo 这个选项。用 --help 可以看到全部选项。',
    ],
  ],
  optionValueMissing: [
    [
      { code: 'optionValueMissing', option: '--seat' },
      '--seat needs a value: add it',
      '--seatの値がありません。書き加えてください。',
      '--seat 后面缺少值。请补上。',
    ],
  ],
  optionMissing: [
    [
      { code: 'optionMissing', option: '--players' },
      '--players is missing: add it',
      '--playersが必要です。書き加えてください。',
      '缺少 --players。请补上。',
    ],
  ],
  optionConflict: [
    [
      { code: 'optionConflict', option: '--ron', other: '--tsumo' },
      '--ron cannot be used with --tsumo: remove one of the two',
      '--ronと--tsumoは一緒に使えません。どちらかを消してください。',
      '--ron 不能与 --tsumo 同时使用。请去掉其中一个。',
    ],
  ],
  wordMissing: [
    [
      { code: 'wordMissing', word: 'hand' },
      '<hand> is missing: add it (--help shows an example)',
      '<hand>が必要です。書き加えてください（例は --help）。',
      '缺少 <hand>。请补上（--help 有例子）。',
    ],
  ],
  tooManyWords: [
    [
      { code: 'tooManyWords', typed: 'mleague', most: 0 },
      '“mleague” is too much: only options can be here',
      '「mleague」は余分です。ここに書けるのはオプションだけです。',
      '“mleague”是多余的。这里只能写选项。',
    ],
    [
      { code: 'tooManyWords', typed: 'b c', most: 1 },
      '“b c” is too much: at most one word can be here',
      '「b c」は余分です。ここに書ける言葉は1つまでです。',
      '“b c”是多余的。这里最多写1个词。',
    ],
    [
      { code: 'tooManyWords', typed: 'c', most: 2 },
      '“c” is too much: at most 2 words can be here',
      '「c」は余分です。ここに書ける言葉は2つまでです。',
      '“c”是多余的。这里最多写2个词。',
    ],
  ],
  badChoice: [
    [
      { code: 'badChoice', option: '--seat', typed: 'X', choices: ['E', 'S', 'W', 'N'], nearest: [] },
      '--seat cannot be “X”: choose E, S, W or N',
      '--seatは「X」にできません。E、S、W、Nから選んでください。',
      '--seat 不能是“X”。请从E、S、W、N中选择。',
    ],
    [
      { code: 'badChoice', option: '--sort', typed: 'palce', choices: ['total', 'place'], nearest: ['place'] },
      '--sort cannot be “palce”: did you mean place?',
      '--sortは「palce」にできません。placeのことですか。',
      '--sort 不能是“palce”。是指place吗？',
    ],
  ],
  badNumber: [
    [
      { code: 'badNumber', option: '--honba', typed: 'x', from: '0', to: '999' },
      '--honba cannot be “x”: write a number from 0 to 999',
      '--honbaは「x」にできません。0〜999の数を書いてください。',
      '--honba 不能是“x”。请写0到999的数。',
    ],
    [
      { code: 'badNumber', option: '--unit', typed: '0', from: '0', to: '' },
      '--unit cannot be “0”: write a number above 0',
      '--unitは「0」にできません。0より大きい数を書いてください。',
      '--unit 不能是“0”。请写大于0的数。',
    ],
  ],
  badOptionValue: [
    [
      { code: 'badOptionValue', option: '--shard', typed: '3', sample: '3/8' },
      '--shard cannot be “3”: write it like 3/8',
      '--shardは「3」にできません。3/8のように書いてください。',
      '--shard 不能是“3”。请写成 3/8 的样子。',
    ],
  ],
  noRulesFile: [
    [
      { code: 'noRulesFile', file: 'club.json' },
      'there is no file club.json: check its name',
      'club.jsonというファイルはありません。名前を確かめてください。',
      '没有 club.json 这个文件。请检查文件名。',
    ],
  ],
  rulesTooLarge: [
    [
      { code: 'rulesTooLarge', file: 'club.json', most: 1048576 },
      'club.json has more than 1,048,576 bytes, too many for a rule set: choose another file',
      'club.jsonは1,048,576バイトを超え、ルールには大きすぎます。別のファイルを選んでください。',
      'club.json 超过1,048,576字节，作为规则太大。请选择别的文件。',
    ],
  ],
  badJson: [
    [
      { code: 'badJson', where: '--rules', line: 1, column: 5 },
      '--rules is not valid JSON at line 1, column 5: correct it there',
      '--rulesの1行5桁目がJSONになっていません。直してください。',
      '--rules 第1行第5列不是有效的JSON。请改正。',
    ],
  ],
};

test.each(Object.values<readonly Row<TypedError>[]>(ROWS).flat())('%j is said in every language', (error, en, ja, zh) => {
  expect(TESTED_LANGUAGES.map((language) => describeTypedError(error, localeOf(language)))).toEqual([en, ja, zh]);
});
