import { type RuleSet, isId, parseJson, parseRecord, resultOf, tilesAsText } from '@tenbo/engine';
import { type AnyError, type Locale, describeError } from '@tenbo/i18n';
import { describeTypedError } from '@tenbo/i18n/command';
import { scorerFor } from '../rules/rule-sets.ts';
import { saidBy } from '../output/trouble.ts';

/** How to answer lines: the language, and the rules for lines that name none. */
export interface Answering {
  readonly locale: Locale;
  readonly rules: RuleSet;
}

/** An answer as JSON, and whether the line was fine. */
export interface Answered {
  readonly answer: string;
  readonly ok: boolean;
}

type Answer = (line: string, answering: Answering) => Answered;

/** Answers a line in any case: a bug that the line triggers becomes its error and does not stop the others. */
export function whateverHappens(answer: Answer): Answer {
  return (line, answering) => {
    try {
      return answer(line, answering);
    } catch (error) {
      const fault = { code: 'fault', said: saidBy(error) } as const;
      return { answer: answerOf([fault], describeTypedError(fault, answering.locale)), ok: false };
    }
  };
}

/** The answer to one line: a score. */
export const answerLine = whateverHappens(answerTo);

/** A result, or the faults of the line, as codes and in words. */
function answerTo(line: string, { locale, rules: usual }: Answering): Answered {
  const json = parseJson(line);
  const input = json.ok ? json.value : undefined;
  const record = parseRecord(input, usual);
  if (!record.ok) return refusal(record.error, locale, idIn(input));
  const { win, table, rules } = record.value;
  const score = scorerFor(rules).score(win, table.honba);
  if (!score.ok) return refusal(score.error, locale, record.value.id);
  return { answer: JSON.stringify(resultOf(score.value, record.value)), ok: true };
}

/** The id of a record that cannot be read otherwise, if it is one. */
function idIn(input: unknown): string | number | undefined {
  const id = typeof input === 'object' && input !== null ? (input as Readonly<Record<string, unknown>>)['id'] : undefined;
  return isId(id) ? id : undefined;
}

/** The faults, as JSON and in words, with the id of the record if it has one. */
export function refusal(errors: readonly AnyError[], locale: Locale, id?: string | number): Answered {
  const message = locale.sentences(errors.map((error) => describeError(error, locale)));
  return { answer: answerOf(errors, message, id), ok: false };
}

function answerOf(errors: readonly object[], message: string, id?: string | number): string {
  return JSON.stringify({ ...(id !== undefined && { id }), ok: false, errors, message }, tilesAsText);
}
