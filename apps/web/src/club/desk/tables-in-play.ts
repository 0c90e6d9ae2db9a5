import { tableStatus } from '@tenbo/tournament';

import { summaries, tablesNow } from '../tournament/event.ts';

/** The players at each table whose match is not over. */
export function tablesInPlay(): ReadonlyMap<number, readonly string[]> {
  const playing = tablesNow.value.filter(({ table }) => {
    const status = tableStatus(table, summaries.value.get(table.match));
    return status !== 'over' && status !== 'agreed';
  });
  return new Map(playing.map(({ table }) => [table.table, table.players]));
}

/** The lowest number of a table where nobody is playing. */
export function lowestFree(busy: ReadonlyMap<number, unknown>): number {
  let table = 1;
  while (busy.has(table)) table += 1;
  return table;
}
