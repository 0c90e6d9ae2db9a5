import { expect, test } from 'vitest';

import { TESTED_LANGUAGES } from '../../../../fixtures/tested-languages.ts';
import { type WithCode, localeOf } from '../index.ts';
import { type TypedError, describeTypedError } from '../command.ts';

type Row<E> = readonly [error: E, en: string, ja: string, zh: string];

/** Errors about the words that say how a hand of a match ended. */
type OfWords = 'noSuchOutcome' | 'noSuchCause' | 'noSuchYaku' | 'noSuchFoul';

const TYPED: { readonly [C in OfWords]: readonly Row<WithCode<TypedError, C>>[] } = {
  noSuchOutcome: [
    [
      { code: 'noSuchOutcome', typed: 'kan', outcomes: ['ron', 'tsumo'], nearest: [] },
      '“kan” is not a way to end a hand: start with ron or tsumo',
      '「kan」という局の結果はありません。ron、tsumoのどれかで始めてください。',
      '没有“kan”这种结果。请以ron或tsumo开头。',
    ],
    [
      { code: 'noSuchOutcome', typed: 'tsmo', outcomes: ['ron', 'tsumo'], nearest: ['tsumo'] },
      '“tsmo” is not a way to end a hand: did you mean tsumo?',
      '「tsmo」という局の結果はありません。tsumoのことですか。',
      '没有“tsmo”这种结果。是指tsumo吗？',
    ],
  ],
  noSuchCause: [
    [
      { code: 'noSuchCause', typed: 'five', causes: ['nineTerminals', 'fourWinds'], nearest: [] },
      'no abortive draw called “five”: choose nineTerminals or fourWinds',
      '「five」という途中流局はありません。nineTerminals、fourWindsから選んでください。',
      '没有“five”这种途中流局。请选择nineTerminals或fourWinds。',
    ],
    [
      {
        code: 'noSuchCause',
        typed: 'for',
        causes: ['nineTerminals', 'fourWinds', 'fourRiichi'],
        nearest: ['fourWinds', 'fourRiichi'],
      },
      'no abortive draw called “for”: did you mean fourWinds or fourRiichi?',
      '「for」という途中流局はありません。fourWinds、fourRiichiのことですか。',
      '没有“for”这种途中流局。是指fourWinds或fourRiichi吗？',
    ],
  ],
  noSuchYaku: [
    [
      { code: 'noSuchYaku', typed: 'chuuren', yaku: ['daisangen', 'daisuushii'], nearest: [] },
      'these rules have no pao for “chuuren”: choose daisangen or daisuushii',
      'このルールで「chuuren」に責任払いはありません。daisangen、daisuushiiから選んでください。',
      '此规则中“chuuren”没有包牌。请选择daisangen或daisuushii。',
    ],
    [
      { code: 'noSuchYaku', typed: 'daisangn', yaku: ['daisangen', 'daisuushii'], nearest: ['daisangen'] },
      'these rules have no pao for “daisangn”: did you mean daisangen?',
      'このルールで「daisangn」に責任払いはありません。daisangenのことですか。',
      '此规则中“daisangn”没有包牌。是指daisangen吗？',
    ],
  ],
  noSuchFoul: [
    [
      { code: 'noSuchFoul', typed: 'hunger', fouls: ['furiten', 'wall'], nearest: [] },
      'no chombo reason called “hunger”: use furiten or wall',
      '「hunger」という反則はありません。furiten、wallから選んでください。',
      '没有“hunger”这种犯规。请选择furiten或wall。',
    ],
    [
      { code: 'noSuchFoul', typed: 'furitn', fouls: ['furiten', 'wall'], nearest: ['furiten'] },
      'no chombo reason called “furitn”: did you mean furiten?',
      '「furitn」という反則はありません。furitenのことですか。',
      '没有“furitn”这种犯规。是指furiten吗？',
    ],
  ],
};

test.each(Object.values<readonly Row<TypedError>[]>(TYPED).flat())('%j', (error, en, ja, zh) => {
  expect(TESTED_LANGUAGES.map((language) => describeTypedError(error, localeOf(language)))).toEqual([en, ja, zh]);
});
