import { WINDS, type Wind } from '@tenbo/engine';
import type { Log } from '@tenbo/ledger';

import type { Person } from './kept.ts';

/**
 * A log as it is shown, with names instead of ids of people. A player whose name was erased gets that of their seat. An id that belongs to no known person
 * stays, because it may be a name.
 */
export function withNames(log: Log, people: readonly Person[], seats: Readonly<Record<Wind, string>>): Log {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return log.map((entry) => {
    if (entry.event.type !== 'matchStarted') return entry;
    const players = entry.event.players.map((id, seat) =>
      names.get(id) === null ? seats[WINDS[seat] ?? 'E'] : (names.get(id) ?? id),
    );
    return { ...entry, event: { ...entry.event, players } };
  });
}
