import { type Result, err } from '@tenbo/engine';

import type { RecordFileError } from './errors.ts';
import type { Game } from './game.ts';
import { readMjlog } from './tenhou/mjlog.ts';

/** How each format begins, and who reads it. */
const READERS = [{ begins: /^\s*</, read: readMjlog }] as const;

/** What a site puts before the rest in the name of a record's file: the hour of play, the rules, the lobby. */
const TENHOU_ID = /\d{10}gm-[0-9a-f]{4}-\d{4,5}-[0-9a-fx]+/;

/**
 * Reads a record of a game in any format tenbo knows, told by its content.
 *
 * @param text the file, unpacked
 * @param name the name of the file, in which Tenhou puts the id of the game; its day decides some rules
 * @returns the game, or why the text cannot be read and where
 * @example
 * readRecord('hello'); // → { ok: false, error: { code: 'notARecord', offset: 0 } }
 */
export function readRecord(text: string, name: string = ''): Result<Game, RecordFileError> {
  const known = text.replace(/^\uFEFF/, '');
  const reader = READERS.find(({ begins }) => begins.test(known));
  if (reader === undefined) return err({ code: 'notARecord', offset: 0 });
  return reader.read(known, TENHOU_ID.exec(name)?.[0]);
}
