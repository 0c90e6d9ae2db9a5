import { type Result, err, ok } from '@tenbo/engine';

import { fetched } from '../fetched.ts';
import { NOTHING } from '../match/stored-match.ts';
import { textOf } from './file-text.ts';
import { type Fault, MOST_BYTES, NO_FAULTS, type ReadData, readFile } from './read.ts';

/** Reads a chosen file: one that tenbo saved, or a game record from another site or program. */
export async function readAny(file: File, onPart: (done: number) => void): Promise<Result<ReadData, Fault>> {
  const read = await readFile(file, onPart);
  if (read.ok || (read.error.code !== 'notJson' && read.error.code !== 'notData')) return read;
  const text = await textOf(file, MOST_BYTES);
  const game = await readGame(text, file.name);
  // What does not even begin like JSON is not a damaged file of tenbo, but another one.
  return game ?? (/^\s*[[{]/.test(text) ? read : err({ code: 'notData' }));
}

/** A game record as a match to import; undefined if the text is not one. */
async function readGame(text: string, name: string): Promise<Result<ReadData, Fault> | undefined> {
  const { auditGame, readRecord, toLog } = await fetched(() => import('@tenbo/records'));
  const game = readRecord(text, name);
  if (!game.ok) return game.error.code === 'notARecord' ? undefined : err({ code: 'badRecord', error: game.error });
  const log = toLog(game.value);
  if (!log.ok) return err({ code: 'noMatch', error: log.error, game: game.value });
  const { findings } = auditGame(game.value);
  const match = { nth: 1, id: undefined, log: log.value, soFar: NOTHING, record: { name, text } };
  return ok({ matches: [match], rules: [], hands: [], choices: {}, faults: NO_FAULTS, game: { game: game.value, findings } });
}
