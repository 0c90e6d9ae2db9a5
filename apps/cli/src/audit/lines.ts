import { parseJson, tilesAsText } from '@tenbo/engine';
import { describeRecordError } from '@tenbo/i18n';
import { describeTypedError } from '@tenbo/i18n/command';
import { auditGame, readRecord } from '@tenbo/records';

import type { Auditing } from './file.ts';
import { languageOf } from '../options/language.ts';
import type { Answers } from '../pipe/answers.ts';
import { LINE_END } from '../pipe/pieces.ts';
import { LONGEST_RECORD } from '../records/file.ts';
import { saidBy } from '../output/trouble.ts';

/** Audits the record on each line of a piece. */
export function auditPiece(piece: Uint8Array, auditing: Auditing): Answers & { readonly text: string } {
  let text = '';
  let passed = 0;
  let failed = 0;
  for (let from = 0, to: number; from < piece.length; from = to + 1) {
    const end = piece.indexOf(LINE_END, from);
    to = end < 0 ? piece.length : end;
    const isTooLong = to - from > LONGEST_RECORD;
    const line = isTooLong ? undefined : Buffer.from(piece.buffer, piece.byteOffset + from, to - from).toString();
    const { answer, agrees } = auditLine(line, auditing);
    if (agrees) passed++;
    else failed++;
    text += `${JSON.stringify(answer, tilesAsText)}\n`;
  }
  return { text, passed, failed };
}

/** The answer to a line, and whether the record agrees. */
interface LineAnswer {
  readonly answer: object;
  readonly agrees: boolean;
}

/** @param line undefined if it is too long */
function auditLine(line: string | undefined, auditing: Auditing): LineAnswer {
  const { lang } = auditing;
  if (line === undefined) return refused({}, { code: 'tooLarge' }, describeRecordError({ code: 'tooLarge' }, languageOf(lang)));
  const { text, ...id } = recordOn(line);
  try {
    return auditText(text, id, auditing);
  } catch (error) {
    const fault = { code: 'fault', said: saidBy(error) } as const;
    return refused(id, fault, describeTypedError(fault, languageOf(lang)));
  }
}

/** The id that a line gives its record, if any; the answer repeats it. */
interface LineId {
  readonly id?: unknown;
}

/** The record on a line: the line itself, a text as JSON, or the `record` of an object, as a text or as JSON. */
function recordOn(line: string): LineId & { readonly text: string } {
  if (!/^\s*"/.test(line) && !line.includes('"record"')) return { text: line };
  const json = parseJson(line);
  if (!json.ok) return { text: line };
  const { value } = json;
  if (typeof value === 'string') return { text: value };
  if (typeof value !== 'object' || value === null || !('record' in value)) return { text: line };
  const { record } = value;
  return { ...('id' in value && { id: value.id }), text: typeof record === 'string' ? record : JSON.stringify(record) };
}

function auditText(text: string, id: LineId, auditing: Auditing): LineAnswer {
  const read = readRecord(text, typeof id.id === 'string' ? id.id : '', auditing.rules);
  if (!read.ok) return refused(id, read.error, describeRecordError(read.error, languageOf(auditing.lang)));
  const game = read.value;
  const { unstated, rules, houseRules } = game;
  const { hands, wins, findings } = auditGame(game);
  const about = { ...(houseRules && { houseRules }), ...(unstated && { unstated, rules: rules.id }) };
  const answer = { ok: true, ...id, game: game.id, hands, wins, ...about, findings };
  return { answer, agrees: findings.length === 0 || game.houseRules };
}

function refused(id: LineId, error: object, message: string): LineAnswer {
  return { answer: { ok: false, ...id, errors: [error], message }, agrees: false };
}
