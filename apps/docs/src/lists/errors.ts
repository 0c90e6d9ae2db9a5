import {
  ERROR_EXAMPLES,
  type ErrorExamples,
  describeError,
  describeLedgerError,
  describeLogError,
  describeMergeError,
  localeOf,
} from '@tenbo/i18n';

import { type Page, code, place, table } from '../page.ts';

const en = localeOf('en');
const PLAYERS = ['Aki', 'Ben', 'Chie', 'Dai'];

/** Every error code, with an example and its sentence. */
export function errorsPage(): Page {
  const sentences = (finder: keyof ErrorExamples, sentence: (error: never) => string) =>
    table(
      ['Code', 'What it says, in an example', 'The error'],
      Object.values<{ readonly code: string }>(ERROR_EXAMPLES[finder]).map((error) => [
        place(`${finder}-${error.code}`, code(error.code)),
        sentence(error as never),
        code(JSON.stringify(error)),
      ]),
    );
  const markdown = [
    '# Every error',
    'Input from outside never throws: it gives errors, each with a code, what was found, and where. `ERROR_EXAMPLES` of `@tenbo/i18n` is this list ' +
      'for programs. The sentences are there in Japanese and Chinese too.',
    '## Hands, records and rules',
    sentences('engine', (error) => describeError(error, en)),
    '## Events of a match',
    sentences('event', (error) => describeLedgerError(error, en, PLAYERS)),
    '## The file of a match',
    sentences('log', (error) => describeLogError(error, en)),
    '## Two copies of a match',
    sentences('merge', (error) => describeMergeError(error, en)),
  ].join('\n\n');
  return { path: 'lists/errors', source: undefined, markdown };
}
