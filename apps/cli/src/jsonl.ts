import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { type RuleSet, parseJson, parseRecord, resultOf, tilesAsText } from '@tenbo/engine';
import { type AnyError, type Locale, describeError, describeTypedError } from '@tenbo/i18n';
import { scorerFor } from './scorers.ts';
import { saidBy } from './trouble.ts';

/** A line longer than this is no win: it is cut and ended with a character that no JSON has, so that it is answered as an error. */
const LONGEST_LINE = 1 << 20;

/** How lines are answered: in which language, and by which rules where a line names none. */
export interface Answering {
  readonly locale: Locale;
  readonly rules: RuleSet;
}

/** Answers each line of `input` with one line, in order, never stopping at a bad one. Gives how many were scored and how many not. */
export async function answerLines(
  input: Readable,
  output: Writable,
  answering: Answering,
): Promise<{ scored: number; failed: number }> {
  const counts = { scored: 0, failed: 0 };
  for await (const lines of linesOf(input)) {
    let text = '';
    for (const line of lines) {
      const { answer, ok } = answerLine(line, answering);
      counts[ok ? 'scored' : 'failed']++;
      text += `${answer}\n`;
    }
    if (!output.write(text)) await once(output, 'drain');
  }
  return counts;
}

/** The answer to one line, whatever happens: a bug that shows at a line is that line's error and stops no other. */
export function answerLine(line: string, answering: Answering): { readonly answer: string; readonly ok: boolean } {
  try {
    return answerTo(line, answering);
  } catch (error) {
    const fault = { code: 'fault', said: saidBy(error) } as const;
    return { answer: answerOf([fault], describeTypedError(fault, answering.locale)), ok: false };
  }
}

/** A result, or what is wrong with a line and the same in words. */
function answerTo(line: string, { locale, rules: usual }: Answering): { readonly answer: string; readonly ok: boolean } {
  const json = parseJson(line);
  const record = parseRecord(json.ok ? json.value : undefined, usual);
  if (!record.ok) return refusal(record.error, locale);
  const { win, table, rules } = record.value;
  const score = scorerFor(rules).score(win, table.honba);
  if (!score.ok) return refusal(score.error, locale);
  return { answer: JSON.stringify(resultOf(score.value, record.value)), ok: true };
}

/** What is wrong, as JSON and in words. */
export function refusal(errors: readonly AnyError[], locale: Locale): { readonly answer: string; readonly ok: false } {
  const message = locale.sentences(errors.map((error) => describeError(error, locale)));
  return { answer: answerOf(errors, message), ok: false };
}

function answerOf(errors: readonly object[], message: string): string {
  return JSON.stringify({ ok: false, errors, message }, tilesAsText);
}

/** The lines of a stream, as many at a time as have come. Memory stays that of one chunk and one line. */
async function* linesOf(input: Readable): AsyncGenerator<readonly string[]> {
  input.setEncoding('utf8');
  let rest = '';
  for await (const chunk of input) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() as string;
    if (rest.length > LONGEST_LINE) rest = `${rest.slice(0, LONGEST_LINE)}\0`;
    yield lines;
  }
  if (rest !== '') yield [rest];
}
