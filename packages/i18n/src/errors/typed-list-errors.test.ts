import { expect, test } from 'vitest';

import { TESTED_LANGUAGES } from '../../../../fixtures/tested-languages.ts';
import { type WithCode, localeOf } from '../index.ts';
import { type TypedError, describeTypedError } from '../command.ts';

type Row<E> = readonly [error: E, en: string, ja: string, zh: string];

/** Errors in the lists and plans of a tournament. */
type OfList = 'notInField' | 'nameTwice' | 'nameIsNumber' | 'nameMissing' | 'badQuote';

const TYPED: { readonly [C in OfList]: readonly Row<WithCode<TypedError, C>>[] } = {
  notInField: [
    [
      { code: 'notInField', typed: 'Akki', players: ['Aki'], count: 16 },
      'no player called “Akki”: did you mean Aki?',
      '「Akki」という参加者はいません。近いのはAkiです。',
      '没有叫“Akki”的选手。是指Aki吗？',
    ],
    [
      { code: 'notInField', typed: '17', players: [], count: 16 },
      'no player called “17”: write a number from 1 to 16, or a name as it is listed',
      '「17」という参加者はいません。1〜16の番号か、名簿どおりの名前を書いてください。',
      '没有叫“17”的选手。请写1～16的编号，或名单上的名字。',
    ],
  ],
  nameTwice: [
    [
      { code: 'nameTwice', typed: 'Aki' },
      '“Aki” is listed twice: write different names',
      '「Aki」が2回書かれています。別々の名前にしてください。',
      '“Aki”写了两次，请用不同的名字。',
    ],
  ],
  nameIsNumber: [
    [
      { code: 'nameIsNumber', typed: '7' },
      '“7” would be read as the number of a player: write a name',
      '「7」は参加者の番号になります。名前を書いてください。',
      '“7”会被当作选手编号，请写名字。',
    ],
  ],
  nameMissing: [
    [
      { code: 'nameMissing' },
      'no name in the first column: add it or remove the line',
      '最初の列に名前がありません。加えるか、この行を削除してください。',
      '第一列没有名字。请补上，或删除这一行。',
    ],
  ],
  badQuote: [
    [
      { code: 'badQuote' },
      'a quotation mark (") without an end, or with text behind it: correct it',
      '引用符（"）が閉じていないか、後に文字が続いています。直してください。',
      '引号（"）没有结束，或后面还有文字，请改正。',
    ],
  ],
};

test.each(Object.values<readonly Row<TypedError>[]>(TYPED).flat())('%j', (error, en, ja, zh) => {
  expect(TESTED_LANGUAGES.map((language) => describeTypedError(error, localeOf(language)))).toEqual([en, ja, zh]);
});
