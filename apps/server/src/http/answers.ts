import { setImmediate as otherWork, setTimeout as pause } from 'node:timers/promises';

import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { LANGUAGES, type Language } from '@tenbo/i18n';
import type { Context } from 'hono';

import { faultsOf, refuse } from './api-error.ts';
import { sized } from './bodies.ts';
import type { Buckets } from './buckets.ts';
import { type Env, refuseTooMany } from './caller.ts';
import { forEverybody, refusals } from './operation.ts';

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

const SUMMARIES: Readonly<Record<Question, string>> = {
  score: 'Scores wins.',
  lens: 'Scores a win under every rule set, and says which rule makes the difference.',
  waits:
    'Says what a hand of 13 tiles waits on and what each wait is worth, or which tiles improve it. `tile` and `by` are not needed.',
};

/** The most characters of a question. A rule set of its own is at most a quarter of that. */
const LONGEST_QUESTION = 100_000;

const ONE = 'application/json';

const query = z.object({ lang: z.enum(LANGUAGES).default('en').openapi({ description: 'The language of error messages.' }) });

const CONTENT = {
  [ONE]: { schema: { type: 'object' } },
  'application/x-ndjson': { schema: { type: 'string' } },
  'application/jsonl': { schema: { type: 'string' } },
} as const;
const LINES = Object.keys(CONTENT).filter((type) => type !== ONE);

/**
 * Questions about hands, which anyone may ask without a link: a single one, or lines of JSON that are answered one by one as they arrive.
 *
 * @param buckets the allowance of each address, in wins scored; an address that has used it up waits for the answers to further lines
 */
export function addAnswers(
  app: OpenAPIHono<Env>,
  answerers: Answerers,
  buckets: Buckets,
  addressOf: (c: Context) => string,
): void {
  for (const question of QUESTIONS) {
    const { one, lines } = answerers[question];
    const path = `/api/${question}`;
    // Not an `operation`: that reads the whole body first, even a stream of lines.
    app.openAPIRegistry.registerPath({
      ...forEverybody,
      method: 'post',
      path,
      summary: `${SUMMARIES[question]} One record as JSON, or JSON lines, each answered by one line.`,
      request: { query },
      requestBody: { required: true, content: CONTENT },
      responses: {
        200: { description: 'The answer, with `"ok": false` and what is wrong if there is none.', content: CONTENT },
        ...refusals,
      },
    });
    app.post(path, async (c) => {
      const parsed = query.safeParse(c.req.query());
      if (!parsed.success) return refuse(c, 'badRequest', { faults: faultsOf(parsed.error) });
      const { lang } = parsed.data;
      const address = addressOf(c);
      const type = (c.req.header('Content-Type') ?? '').replace(/;.*/, '').trim().toLowerCase();
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
      return asked.length > LONGEST_QUESTION ? refuse(c, 'tooLarge') : c.body(one(asked, lang), 200, { 'Content-Type': ONE });
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
