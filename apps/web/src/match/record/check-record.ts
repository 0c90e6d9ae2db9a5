import type { Log } from '@tenbo/ledger';
import { type Finding, type Game, auditGame, readRecord, toLog } from '@tenbo/records';

import type { GameRecord } from '../stored-match.ts';

/** The record that a match was imported from, read and played through. */
export interface CheckedRecord {
  readonly game: Game;
  /** Where the record differs from the score of its own hands. */
  readonly findings: readonly Finding[];
  /** The log it was imported as: the start, then an entry for each hand. */
  readonly log: Log;
}

/** Reads the record stored with a match; undefined if it is unreadable or belongs to another game. */
export function checkRecord({ name, text }: GameRecord, match: Log): CheckedRecord | undefined {
  const game = readRecord(text, name);
  const log = game.ok ? toLog(game.value) : game;
  if (!game.ok || !log.ok || log.value[0]?.id !== match[0]?.id) return undefined;
  return { game: game.value, findings: auditGame(game.value).findings, log: log.value };
}
