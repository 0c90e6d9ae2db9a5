import { expect, test } from 'vitest';

import { TESTED_LANGUAGES } from '../../../../fixtures/tested-languages.ts';
import { type WithCode, localeOf } from '../index.ts';
import { type TypedError, describeTypedError } from '../command.ts';

type Row<E> = readonly [error: E, en: string, ja: string, zh: string];

/** Errors about which winner an option of a hand is for. */
type OfWinner = 'notAWinner' | 'whichWinner';

const TYPED: { readonly [C in OfWinner]: readonly Row<WithCode<TypedError, C>>[] } = {
  notAWinner: [
    [
      { code: 'notAWinner', option: '--chips', typed: 'd', player: 'Dai' },
      '--chips “d”: Dai does not win here, so choose a winner',
      '--chipsの「d」：Daiは和了者ではありません。和了者を書いてください。',
      '--chips 的“d”：Dai没有和牌，请写和牌者。',
    ],
  ],
  whichWinner: [
    [
      { code: 'whichWinner', option: '--pao', typed: 'Chie=daisangen', players: ['Aki', 'Ben'] },
      '--pao “Chie=daisangen” could be for Aki or Ben: name the winner first, as in Aki:Chie=daisangen',
      '--paoの「Chie=daisangen」はAki、Benのどの和了のことか分かりません。Aki:Chie=daisangenのように和了者を先に書いてください。',
      '--pao 的“Chie=daisangen”可以是Aki或Ben的和牌。请先写和牌者，例如 Aki:Chie=daisangen。',
    ],
  ],
};

test.each(Object.values<readonly Row<TypedError>[]>(TYPED).flat())('%j', (error, en, ja, zh) => {
  expect(TESTED_LANGUAGES.map((language) => describeTypedError(error, localeOf(language)))).toEqual([en, ja, zh]);
});
