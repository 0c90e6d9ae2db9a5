import { expect, test } from 'vitest';

import { started } from '../../../../fixtures/logs.ts';
import { withNames } from './stored-match.ts';

test('ids of people become names, an erased name becomes that of the seat, and a name that is no id stays', () => {
  const { log } = started();
  const people = [
    { id: 'Aki', name: '青木' },
    { id: 'Dai', name: null },
  ];
  const seats = { E: 'East', S: 'South', W: 'West', N: 'North' };
  const [start] = withNames(log, people, seats);
  expect(start?.event).toMatchObject({ players: ['青木', 'Ben', 'Chie', 'North'] });
  expect(log[0]?.event).toMatchObject({ players: ['Aki', 'Ben', 'Chie', 'Dai'] });
});
