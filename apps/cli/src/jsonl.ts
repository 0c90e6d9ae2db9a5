import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { type RuleSet, parseJson, parseRecord, resultOf, tilesAsText } from '@tenbo/engine';
import { type AnyError, type Locale, describeError, describeTypedError } from '@tenbo/i18n';
import { scorerFor } from './rule-sets.ts';
import { saidBy } from './trouble.ts';

/** A longer line cannot be a win. It is cut and ended with a character that JSON does not allow, so that the answer is an error. */
const LONGEST_LINE = 1 << 20;

/** How lines are answered: the language, and the rules for lines that name none. */
export interface Answering {
  readonly locale: Locale;
  readonly rules: RuleSet;
}

/** Answers each line of `input` with one line, in order, without stopping at a bad one. Returns how many were scored and how many not. */
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

/** The answer to one line, whatever happens: a bug that a line triggers is that line's error and does not stop the others. */
export function answerLine(line: string, answering: Answering): { readonly answer: string; readonly ok: boolean } {
  try {
    return answerTo(line, answering);
  } catch (error) {
    const fault = { code: 'fault', said: saidBy(error) } as const;
    return { answer: answerOf([fault], describeTypedError(fault, answering.locale)), ok: false };
  }
}

/** A result, or what is wrong with the line, as codes and in words. */
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

/** The lines of a stream, in batches as they arrive. It holds at most one chunk and one line in memory. */
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
