import { presets } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { OTHER_FORMS } from '../../../../fixtures/other-forms.ts';
import { TESTED_LANGUAGES } from '../../../../fixtures/tested-languages.ts';
import { TYPED_ERRORS } from '../../../../fixtures/typed-errors.ts';
import { describeTypedError } from '../command.ts';
import { errors as typedErrors } from '../en/command/index.ts';
import {
  ERROR_EXAMPLES,
  LANGUAGES,
  type Locale,
  describeError,
  describeLedgerError,
  describeLogError,
  describeMergeError,
  describeRuleNotices,
  localeOf,
} from '../index.ts';

// Every sentence for an error, as a text for readers of a language: sentences.en.txt and so on. `npx vitest -u` writes them anew.

/** Rules with a remark, and the starting points it is about. */
const REMARKED = [
  { code: 'startNotOffered', rules: presets.shanghai, start: [25_000, 25_000, 25_000, 22_000] },
  { code: 'okaBelowZero', rules: presets.tenhou, start: [35_000, 35_000, 35_000, 35_000] },
];

const PLAYERS = ['Aki', 'Ben', 'Chie', 'Dai'];
const { engine, event, log, merge } = ERROR_EXAMPLES;

type Group = readonly [heading: string, errors: readonly Coded[], describe: (error: never, locale: Locale) => string];
interface Coded {
  readonly code: string;
}

const GROUPS: readonly Group[] = [
  ['Texts, records, rules and wins', allForms(engine, OTHER_FORMS.engine), describeError],
  ['Events of a match', allForms(event, OTHER_FORMS.event), (error, locale) => describeLedgerError(error, locale, PLAYERS)],
  ['Logs', [...allForms(log, OTHER_FORMS.log), engine.moreErrors], describeLogError],
  ['Merged logs', [...allForms(merge, []), engine.moreErrors], describeMergeError],
  [
    'Remarks about rules',
    REMARKED,
    ({ rules, start }: (typeof REMARKED)[number], locale) => describeRuleNotices(rules, locale, start).join('\n'),
  ],
  ...Object.entries(TYPED_ERRORS).map(([heading, errors]): Group => [heading, errors, describeTypedError]),
];

/** Each example, followed by the errors with the same code whose sentence has another form. */
function allForms(examples: object, others: readonly Coded[]): Coded[] {
  return Object.values(examples as Record<string, Coded>).flatMap((example) => [
    example,
    ...others.filter(({ code }) => code === example.code),
  ]);
}

/** Under the name of each group, a line for each error: its code and its sentence. */
function sentences(locale: Locale): string {
  return GROUPS.map(([heading, errors, describe]) =>
    [`# ${heading}`, '', ...errors.map((error) => `${error.code} · ${describe(error as never, locale)}`), ''].join('\n'),
  ).join('\n');
}

test.each(LANGUAGES)('the sentences in %s are those of its text', async (language) => {
  await expect(sentences(localeOf(language))).toMatchFileSnapshot(`sentences.${language}.txt`);
});

test.each(LANGUAGES)('no sentence in %s is empty or shows a value that is none', (language) => {
  const lines = sentences(localeOf(language)).split('\n');
  expect(lines.length).toBeGreaterThan(300);
  expect(lines.filter((line) => / · $|undefined|NaN|\[object/.test(line))).toEqual([]);
});

test('every code has an example, which has that code', () => {
  const locale = localeOf('en');
  const { error, match } = locale;
  const examples = [engine, event, log, merge].flatMap((group: object) => Object.entries(group as Record<string, Coded>));
  expect(examples.filter(([code, example]) => example.code !== code)).toEqual([]);
  const typed = Object.values(TYPED_ERRORS).flatMap((errors) => errors.map(({ code }) => code));
  const codes = new Set([...examples.map(([code]) => code), ...typed, ...REMARKED.map(({ code }) => code)]);
  const words = [error, match.ledgerError, match.noSuchValue, match.logError, match.mergeError, typedErrors, locale.ruleNotices];
  expect([...codes].toSorted()).toEqual([...new Set(words.flatMap((group) => Object.keys(group)))].toSorted());
});

test('every error of another form has the code of an example', () => {
  const shown = GROUPS.flatMap(([, errors]) => errors);
  expect(
    Object.values(OTHER_FORMS)
      .flat<readonly Coded[][]>()
      .filter((error) => !shown.includes(error)),
  ).toEqual([]);
});

test('players without names are called by their seats at the start', () => {
  const error = { code: 'noSuchYakuman', winner: 0, yakuman: 2, most: 1 } as const;
  const who = TESTED_LANGUAGES.map((language) => describeLedgerError(error, localeOf(language)).split(/[:：]/)[0]);
  expect(who).toEqual(['Player 1', '対局者1', '玩家1']);
});
