import { lens, parseJson, parseRecord, presets, tilesAsText, waitValues } from '@tenbo/engine';
import { type Language, localeOf } from '@tenbo/i18n';

import type { Answerer, Answerers } from '../../../server/src/index.ts';
import { type Answered, type Answering, answerLine, refusal, whateverHappens } from '../pipe/jsonl.ts';
import { lensJson, waitsJson } from '../hands/json.ts';
import { answerPiece } from '../pipe/answers.ts';
import { LINE_END, LONGEST_LINE, piecesOf } from '../pipe/pieces.ts';
import { waitingHand } from '../hands/request.ts';
import { scorerFor } from '../rules/rule-sets.ts';

/** The answers of `tenbo serve` about hands: to a win as in the pipe of `tenbo score`, to others as with `--json` of the command, on one line. */
export const ANSWERERS: Answerers = {
  score: {
    one: (question, language) => answerLine(question, answeringIn(language)).answer,
    async *lines(input, language) {
      const answering = answeringIn(language);
      for await (const piece of piecesOf(input, LONGEST_LINE)) {
        const { text, passed, failed } = answerPiece(piece, answering);
        yield { text, lines: passed + failed };
      }
    },
  },
  lens: lineByLine(lensOf),
  waits: lineByLine(waitsOf),
};

/** The longest line of a question that takes long, in bytes, as of a single question. */
const LONGEST_QUESTION = 100_000;

/** Answers lines one by one, because each takes long. */
function lineByLine(answerTo: (line: string, answering: Answering) => Answered): Answerer {
  const answer = whateverHappens(answerTo);
  return {
    one: (question, language) => answer(question, answeringIn(language)).answer,
    async *lines(input, language) {
      const answering = answeringIn(language);
      for await (const piece of piecesOf(input, LONGEST_QUESTION)) {
        const lines = Buffer.from(piece.at(-1) === LINE_END ? piece.subarray(0, -1) : piece)
          .toString()
          .split('\n');
        for (const line of lines) yield { text: `${answer(line, answering).answer}\n`, lines: 1 };
      }
    },
  };
}

function answeringIn(language: Language): Answering {
  return { locale: localeOf(language), rules: presets.standard };
}

function lensOf(line: string, { locale, rules }: Answering): Answered {
  const json = parseJson(line);
  const record = parseRecord(json.ok ? json.value : undefined, rules);
  if (!record.ok) return refusal(record.error, locale);
  const view = lens(record.value);
  if (!view.base.ok && !view.rows.some(({ result }) => result.ok)) return refusal(view.base.error, locale);
  return { answer: JSON.stringify(lensJson(view), tilesAsText), ok: true };
}

/** Fields of a record that only a win has. */
const OF_WIN = ['tile', 'by', 'on', 'ippatsu', 'circumstances', 'riichiSticks', 'from', 'wareme'];

function waitsOf(line: string, { locale, rules }: Answering): Answered {
  const json = parseJson(line);
  if (!json.ok || !isObject(json.value)) return refusal([{ code: 'notAnObject' }], locale);
  const { seen = '', ...fields } = json.value;
  const excess = OF_WIN.filter((field) => field in fields);
  if (excess.length > 0)
    return refusal(
      excess.map((field) => ({ code: 'unknownField', field })),
      locale,
    );
  if (typeof seen !== 'string') return refusal([{ code: 'badField', field: 'seen', value: typeof seen, expected: [] }], locale);
  const read = waitingHand(fields, seen, rules);
  if (!read.ok) return refusal(read.error, locale);
  const { hand, situation, honba } = read.value;
  const values = waitValues(scorerFor(read.value.rules), hand, situation, { seen: read.value.seen, honba });
  if (!values.ok) return refusal(values.error, locale);
  return { answer: JSON.stringify(waitsJson(read.value, values.value), tilesAsText), ok: true };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
