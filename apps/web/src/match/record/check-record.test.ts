import { unwrap } from '@tenbo/engine';
import { readRecord, toLog } from '@tenbo/records';
import { expect, test } from 'vitest';

import { ronRecord } from '../../../../../fixtures/mjlog.ts';
import { replayedRecord } from '../../../../../fixtures/replayed-hand.ts';
import { checkRecord } from './check-record.ts';

const logOf = (text: string) => unwrap(toLog(unwrap(readRecord(text))));
const record = (text: string) => ({ name: 'game', text });

test('a record that fits its match is checked, and its hands are identified by their entries', () => {
  const text = ronRecord({ points: 3900 });
  const checked = checkRecord(record(text), logOf(text));
  expect(checked?.findings).toEqual([{ hand: 0, code: 'points', theirs: 3900, ours: 2900 }]);
  expect(checked?.log).toEqual(logOf(text));
});

test.each([
  ['another game', replayedRecord()],
  ['no record', 'a note'],
  ['a damaged record', ronRecord().slice(0, 300)],
  ['a game that cannot be a match', ronRecord({ round: 4 })],
])('%s does not fit', (_name, text) => {
  expect(checkRecord(record(text), logOf(ronRecord()))).toBeUndefined();
});
