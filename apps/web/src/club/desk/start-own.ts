// Starts a match at the table whose link this phone has. The server decides, because another table may seat the same players at that moment.
import { effect } from '@preact/signals';
import type { ApiFault } from '@tenbo/club/client';
import { type Result, err, ok } from '@tenbo/engine';

import { freshId } from '../../match/stored-match.ts';
import { offerActOf } from '../club.ts';
import { event, tournament } from '../tournament/event.ts';

/** How often to seat the players again because others started a match at the same moment. */
const MOST_TRIES = 5;
/** How long to wait for the news of such a match, in milliseconds. */
const NEWS = 5_000;

/** @returns the id of the match, which has begun; or why it has not */
export async function startOwn(table: number, players: readonly string[]): Promise<Result<string, ApiFault['code']>> {
  for (let tries = 0; ; tries++) {
    const [of, rounds] = [event.peek(), tournament.peek()?.rounds.length];
    if (of === undefined || rounds === undefined) return err('unreachable');
    const id = freshId();
    const act = { type: 'roundSeated', round: rounds + 1, tables: [{ table, players }], byes: [] } as const;
    const taken = await offerActOf(of, { id, at: new Date().toISOString(), act });
    if (taken.ok) return ok(`${id}-${table}`);
    if (taken.error.code !== 'notNow' || tries === MOST_TRIES) return err(taken.error.code);
    await seatedSince(rounds);
  }
}

/** Waits until this browser knows of another match, but not for long. */
function seatedSince(rounds: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, NEWS);
  const stop = effect(() => {
    if ((tournament.value?.rounds.length ?? 0) > rounds) resolve();
  });
  return promise.finally(() => {
    clearTimeout(timer);
    stop();
  });
}
