// Requests that anyone may send to a club's server without a link, and event files to import.
import { LANGUAGES } from '@tenbo/i18n';

import { ANSWERERS } from '../../apps/cli/src/serve/answers.ts';
import { checkedLine } from '../../apps/server/src/http/checked-line.ts';
import { readTransfer, writtenTransfer } from '../../apps/server/src/store/transfer-lines.ts';
import { type Choose, oneOf } from '../../fixtures/wins.ts';
import { mutatedText, mutatedValue } from './mutations.ts';

const WAITS: readonly object[] = [
  { hand: '567m55678p40566s', seat: 'N', round: 'E', riichi: 'riichi', dora: '6z', seen: '5m 88m', honba: 1 },
  {
    hand: '11p234s11z',
    melds: [
      { type: 'pon', tiles: '555z' },
      { type: 'ankan', tiles: '9999m' },
    ],
    seat: 'E',
    round: 'S',
    rules: 'tenhou',
  },
];
/** A lens takes as long as many waits, so it is asked for less often. */
const LENS_EVERY = 20;

/** A request, and the errors in its answer. */
export function attackQuestion(choose: Choose): { readonly input: string; readonly answer: string } {
  const isLens = choose(LENS_EVERY) === 0;
  const sample = isLens ? { ...WAITS[0], seen: undefined, tile: '7s', by: 'ron' } : oneOf(choose, WAITS);
  const line = JSON.stringify(choose(4) === 0 ? sample : mutatedValue(choose, sample)) ?? '';
  const input = choose(4) === 0 ? mutatedText(choose, line) : line;
  const answer = ANSWERERS[isLens ? 'lens' : 'waits'].one(input, oneOf(choose, LANGUAGES));
  if (answer.includes('"code":"fault"') || answer.includes('\n')) throw new Error(answer);
  return { input, answer: answer.startsWith('{"ok":false') ? answer : '' };
}

const at = '2026-05-01T18:00:00Z';
const FILE = writtenTransfer({
  event: 'evening',
  links: [{ is: 'link', id: 'l1', hash: 'a'.repeat(64), role: 'table', subject: '{"table":1}', created: at, revoked: null }],
  people: [{ is: 'person', id: 'p1', name: 'Aki' }],
  passwords: [{ is: 'password', hash: 'scrypt' }],
  logs: [{ is: 'log', id: 'evening/start', kind: 'match', subject: '{}', created: at }],
  entries: [1, 2, 3].map((position) => ({
    is: 'entry',
    log: 'evening/start',
    position,
    id: `e${position}`,
    body: '{"n":1}',
    link: 'l1',
    device: 'phone',
    at,
  })),
});

/** An event file, whole or damaged, and the line that is wrong. Only a whole file may be read. */
export function attackTransfer(choose: Choose): { readonly input: string; readonly answer: string } {
  const input = choose(8) === 0 ? FILE : mutatedText(choose, FILE);
  readTransfer(input, checkedLine);
  const read = readTransfer(input, () => undefined);
  if ('line' in read) return { input, answer: `${read.line}: ${read.said}` };
  const lines = writtenTransfer(read).trimEnd().split('\n').length;
  if (lines !== input.trimEnd().split('\n').length) throw new Error('a line was lost or added');
  return { input, answer: '' };
}
