import { parseJson } from '@tenbo/engine';
import { type Entry, type Log, type Match, type MatchEvent, formatLog, parseLog, replay } from '@tenbo/ledger';

import { NotAFileError, readFile, updateFile } from '../files/atomic-file.ts';
import { LockedError } from '../files/file-lock.ts';
import { type Refusal, badLog, cannotDo } from '../output/refusal.ts';
import { troubleOf } from '../output/trouble.ts';

/** The match in a file. */
export async function readMatch(file: string): Promise<Match> {
  return guarded(file, () => matchOf(readFile(file), file));
}

/** Replaces the log in a file. `change` gets the match there; undefined leaves it alone. A command that throws changes nothing. */
export async function changeMatch(file: string, change: (match: Match) => Log | undefined): Promise<void> {
  await guarded(file, () =>
    updateFile(file, (text) => {
      const log = change(matchOf(text, file));
      return log && formatLog(log);
    }),
  );
}

/** Writes the first entry of a match to a new file. */
export async function createMatch(file: string, log: Log): Promise<void> {
  await guarded(file, () =>
    updateFile(file, (text) => {
      if (text !== undefined) throw cannotDo({ code: 'fileExists', file });
      return formatLog(log);
    }),
  );
}

/** An entry for an event, by an author who has seen the whole match. The start has no entry before it. */
export function entryFor(event: MatchEvent, match?: Match): Entry {
  return { id: crypto.randomUUID(), after: match?.state.heads ?? [], at: new Date().toISOString(), event };
}

/** The match in a file's text. @throws a refusal if it is not one */
function matchOf(text: string | undefined, file: string): Match {
  if (text === undefined) throw cannotDo({ code: 'noFile', file });
  const json = parseJson(text);
  if (!json.ok) throw cannotDo({ ...json.error, file });
  const log = parseLog(json.value);
  if (!log.ok) throw badLog(file, log.error);
  return { log: log.value, state: replay(log.value) };
}

/** Turns a system error about a file into a refusal. */
export async function guarded<T>(file: string, act: () => T | Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw refusalOf(error, file) ?? error;
  }
}

function refusalOf(error: unknown, file: string): Refusal | undefined {
  if (error instanceof LockedError) return cannotDo(error.typed(file));
  if (error instanceof NotAFileError) return cannotDo({ code: 'cannotAccess', file, trouble: 'notAFile', cause: '' });
  const trouble = troubleOf(error);
  return trouble && cannotDo({ code: 'cannotAccess', file, ...trouble });
}
