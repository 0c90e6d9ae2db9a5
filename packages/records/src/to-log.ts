import { type Result, err, ok } from '@tenbo/engine';
import { type LedgerError, type Log, append, nextEntry } from '@tenbo/ledger';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

import type { Game } from './game.ts';
import { handEnd, scoredWins, startOf } from './match-of.ts';
import { playHand } from './play.ts';

/** The reasons why a game cannot be a match of the ledger. */
export type ToLogError =
  /** It starts later than East 1. */
  | { readonly code: 'beginsLater' }
  /** A hand, counted from 0, cannot be entered. */
  | { readonly code: 'refused'; readonly hand: number; readonly errors: readonly LedgerError[] };

/**
 * Converts a recorded game to the log of a match, with each hand as it would be entered at a table, and wins by their tiles. A hand without an end is left
 * out. The same game always gives the same entries, so that it is imported only once.
 *
 * @example
 * import { unwrap } from '@tenbo/engine';
 * const text = '<mjloggm ver="2.3"><GO type="9"/><INIT seed="0,0,0,1,2,3" ten="250,250,250,250" hai0="" hai1="" hai2="" hai3=""/></mjloggm>';
 * unwrap(toLog(unwrap(readRecord(text)))).map(({ event }) => event.type); // → ['matchStarted']
 */
export function toLog(game: Game): Result<Log, ToLogError> {
  const { rules, hands } = game;
  const [first] = hands;
  if (first === undefined || first.kyoku > 0 || first.honba > 0 || first.sticks > 0) return err({ code: 'beginsLater' });
  const id = idOf(game);
  let match = startOf(game, id);
  for (const [nth, hand] of hands.entries()) {
    const played = playHand(hand, rules);
    const end = handEnd(played, scoredWins(played, hand, rules), rules);
    if (end === undefined) break;
    const next = append(match, nextEntry(match, { type: 'handEnded', hand: end }, { id: `${id}-${nth}` }));
    if (!next.ok) return err({ code: 'refused', hand: nth, errors: next.error });
    match = next.value;
  }
  return ok(match.log);
}

const ID_LENGTH = 24;

/** An id that depends only on the course of play, not on the file's name or its claims. */
function idOf({ hands }: Game): string {
  const course = JSON.stringify(hands, (field, value: unknown) => (field === 'claim' ? undefined : value));
  return bytesToHex(sha256(utf8ToBytes(course))).slice(0, ID_LENGTH);
}
