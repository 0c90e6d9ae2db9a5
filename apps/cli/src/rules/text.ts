import { readFileSync, statSync } from 'node:fs';

import { type Result, err, ok, parseJson, presets } from '@tenbo/engine';
import type { TypedError } from '@tenbo/i18n/command';

import { troubleOf } from '../output/trouble.ts';

/** More than any rule set has. */
const MOST_BYTES = 1_048_576;

const IDS = Object.keys(presets);

/**
 * The input for `parseRules` that a text stands for: an id, in any case; changes written as JSON; or a file that holds one of these. `@` before a name
 * makes it a file whatever it looks like.
 */
export function rulesInput(text: string): Result<unknown, TypedError> {
  const typed = text.trim();
  if (typed.startsWith('{')) return jsonOf(typed, '--rules');
  if (typed.startsWith('@')) return inFile(typed.slice(1));
  const known = IDS.find((id) => id.toLowerCase() === typed.toLowerCase());
  if (known !== undefined) return ok(known);
  return /[/\\]|\.json$/iu.test(typed) ? inFile(typed) : ok(text);
}

function inFile(file: string): Result<unknown, TypedError> {
  const read = readText(file);
  return read.ok ? jsonOf(read.value, file) : read;
}

function jsonOf(text: string, where: string): Result<unknown, TypedError> {
  const json = parseJson(text);
  return json.ok ? json : err({ code: 'badJson', where, line: json.error.line, column: json.error.column });
}

/** The text of a file that is not large. A pipe or a device may never end, so only a real file is opened. */
function readText(file: string): Result<string, TypedError> {
  try {
    const stats = statSync(file);
    if (!stats.isFile()) return err({ code: 'cannotAccess', file, trouble: 'notAFile', cause: 'EISDIR' });
    if (stats.size > MOST_BYTES) return err({ code: 'rulesTooLarge', file, most: MOST_BYTES });
    return ok(readFileSync(file, 'utf8').replace(/^\uFEFF/u, ''));
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble === undefined) throw error;
    return err(trouble.cause === 'ENOENT' ? { code: 'noRulesFile', file } : { code: 'cannotAccess', file, ...trouble });
  }
}
