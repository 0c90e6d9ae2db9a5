import { formatLog } from '@tenbo/ledger';
import { expect, test } from 'vitest';

import { played, started } from '../../../fixtures/logs.ts';
import { ronRecord } from '../../../fixtures/mjlog.ts';
import { replayedRecord } from '../../../fixtures/replayed-hand.ts';
import { recordIn } from './pasted.ts';

test.each([
  ['a record of Tenhou', ronRecord()],
  ['a record of mjai', replayedRecord(['A', 'B', 'C', 'D'])],
  ['a record of Tenhou in JSON', '{"title":["",""],"name":["A","B","C","D"],"log":[]}'],
  ['the page of a report', '<!DOCTYPE html>\n<html lang="en">'],
  ['a match of tenbo', formatLog(played(started()).log)],
])('%s is taken as a file', async (_name, text) => {
  expect(await recordIn(text)[0]?.text()).toBe(text);
});

test.each(['23467m406p56788s 8m ron', '[777z] 123m', '(5055p)[777z] 23467m88s', 'mahjong', '', '{', '<b>'])(
  'a hand or a note is not: %s',
  (text) => {
    expect(recordIn(text)).toEqual([]);
  },
);
