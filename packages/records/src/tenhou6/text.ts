import { excerpt } from '@tenbo/engine';

import { Unreadable } from '../errors.ts';
import { Json } from '../json.ts';

/** A link to Tenhou's viewer that contains the record. The seat and hand to show follow `&`. */
const LINK = /^https?:\/\/tenhou\.net\/[56]\/?(?:\?[^#]*)?#json=([^&]*)(?:&(?:tw|ts)=\d+)*$/;
/** A line that holds a whole record, as JSON or a link. */
const LINE = /^(?:https?:\/\/|\{.*\}$)/;

/** The records of a text: one, or one on each line. */
export function recordsOf(text: string): readonly Json[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .map((line) => line.trim());
  const filled = lines.flatMap((line, i) => (line === '' ? [] : [{ line, number: i + 1 }]));
  const isOneALine = filled.length > 0 && filled.every(({ line }) => LINE.test(line));
  return isOneALine ? filled.map(({ line, number }) => recordOf(line, number)) : [Json.of(text)];
}

function recordOf(line: string, number: number): Json {
  if (line.startsWith('{')) return Json.of(line, number);
  const [, encoded] = LINK.exec(line) ?? [];
  if (encoded === undefined) throw new Unreadable({ code: 'notARecord', path: '', line: number });
  return Json.of(decoded(encoded, number), number);
}

function decoded(encoded: string, line: number): string {
  try {
    return decodeURIComponent(encoded);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    throw new Unreadable({ code: 'badValue', path: '', line, found: excerpt(encoded) });
  }
}
