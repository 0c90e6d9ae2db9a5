import { setImmediate as otherWork, setTimeout as pause } from 'node:timers/promises';

import { SIZES } from '@tenbo/club';
import { LANGUAGES, type Language } from '@tenbo/i18n';
import type { Context } from 'hono';

import { badField, refuse, refuseTooMany } from './caller.ts';
import { type Route, sized, typeOf } from './operation.ts';
import type { Buckets } from './buckets.ts';

/** The questions about a hand that anyone may ask. */
const QUESTIONS = ['score', 'lens', 'waits'] as const;
type Question = (typeof QUESTIONS)[number];

/** Answers to some lines, one line each. */
export interface AnsweredLines {
  readonly text: string;
  readonly lines: number;
}

/** Answers one kind of question. It takes any text: a faulty question gets its faults as the answer. */
export interface Answerer {
  /** Answers one question. Both are JSON. */
  readonly one: (question: string, language: Language) => string;
  /** Answers lines of JSON as they arrive, a few at a time, so that other requests get their turn. */
  readonly lines: (input: AsyncIterable<Uint8Array>, language: Language) => AsyncIterable<AnsweredLines>;
}

export type Answerers = Readonly<Record<Question, Answerer>>;

/** The measured cost of each question, in wins scored. A lens scores a win under each rule set, and again with some rules changed to find causes. */
const COST: Readonly<Record<Question, number>> = { score: 1, lens: 600, waits: 25 };

const ONE = 'application/json';
const LINES = ['application/x-ndjson', 'application/jsonl'];

/**
 * Questions about hands, which anyone may ask without a link: a single one, or lines of JSON that are answered one by one as they arrive.
 *
 * @param buckets the allowance of each address, in wins scored; an address that has used it up waits for the answers to further lines
 */
export function addAnswers(route: Route, answerers: Answerers, buckets: Buckets, addressOf: (c: Context) => string): void {
  for (const question of QUESTIONS) {
    const { one, lines } = answerers[question];
    route(`POST /api/${question}`, async (c, { query }) => {
      const lang = LANGUAGES.find((language) => language === query.lang);
      if (lang === undefined) return refuse(c, 'badRequest', { faults: [badField('lang', LANGUAGES.join(', '))] });
      const address = addressOf(c);
      const type = typeOf(c);
      if (LINES.includes(type)) {
        const answers = inTurn(lines(c.req.raw.body ?? noBody(), lang), (count) => buckets.take(address, count * COST[question]));
        return c.body(streamOf(answers), 200, { 'Content-Type': type });
      }
      if (type !== ONE) return refuse(c, 'notRecords');
      const wait = buckets.take(address, COST[question]);
      if (wait > 0) return refuseTooMany(c, wait);
      const tooLarge = await sized(c, async () => undefined);
      if (tooLarge) return tooLarge;
      const asked = await c.req.text();
      return asked.length > SIZES.question ? refuse(c, 'tooLarge') : c.body(one(asked, lang), 200, { 'Content-Type': ONE });
    });
  }
}

/** Yields answers no faster than the address's allowance, and lets other requests run after each. */
async function* inTurn(
  answers: AsyncIterable<AnsweredLines>,
  take: (lines: number) => number,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const encoder = new TextEncoder();
  for await (const { text, lines } of answers) {
    yield encoder.encode(text);
    for (let wait = take(lines); wait > 0; wait = take(lines)) await pause(wait * 1000);
    await otherWork();
  }
}

/** Computes each part only when the client has room for it, and stops when the client disconnects. */
function streamOf(parts: AsyncGenerator<Uint8Array<ArrayBuffer>, void>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    async pull(controller) {
      const next = await parts.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: async () => void (await parts.return(undefined)),
  });
}

async function* noBody(): AsyncGenerator<Uint8Array> {}
