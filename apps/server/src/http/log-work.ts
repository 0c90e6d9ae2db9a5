import { type MatchLog, type Rightful, mayWrite } from '@tenbo/club';
import { type Entry, isDecision, parseEntry } from '@tenbo/ledger';
import { summaryOf } from '@tenbo/tournament';

/** Questions about a whole log. An answer may take long: where many copies of a log were written apart, it grows faster than the log. */
const QUESTIONS = {
  summary: (bodies: readonly string[]) => summaryOf(bodies.map(storedEntry)),
  verdict: (bodies: readonly string[], sent: readonly Entry[], { writer, ...of }: Writing) =>
    mayWrite(writer, { ...of, entries: bodies.map(storedEntry) }, sent),
} as const;

/** Who writes into the log of which match. */
interface Writing extends Omit<MatchLog, 'entries'> {
  readonly writer: Rightful;
}

type Name = keyof typeof QUESTIONS;
type Input<N extends Name> = Parameters<(typeof QUESTIONS)[N]>;
type Output<N extends Name> = ReturnType<(typeof QUESTIONS)[N]>;

/** A question about a log, as it is passed to a thread. */
export interface LogQuestion {
  readonly name: Name;
  readonly input: readonly [bodies: readonly string[], sent?: readonly Entry[], of?: Writing];
}

/** Answers a question about a log, however long it takes. */
export function answerAboutLog({ name, input: [bodies, sent, of] }: LogQuestion): Output<Name> {
  return name === 'verdict' && sent && of ? QUESTIONS.verdict(bodies, sent, of) : QUESTIONS.summary(bodies);
}

/** Answers questions where they block no request. Rejects with `TooMuchWork` if an answer takes too long, or too many others wait. */
export type Elsewhere = (question: LogQuestion) => Promise<unknown>;

/** Work that was given up. `slow`: it took too long, and would again. `busy`: too much other work was waiting. */
export class TooMuchWork extends Error {
  readonly why: 'slow' | 'busy';

  constructor(why: 'slow' | 'busy') {
    super(`too much work: ${why}`);
    this.why = why;
  }
}

/** What is answered at once takes at most a few milliseconds: a log of so many entries, and its entries times the corrections sent. An evening’s match has about thirty. */
const MOST_ENTRIES = 150;
const MOST_STEPS = 3_000;
const MOST_CHARACTERS = 300_000;

/** Answers questions about logs: at once if the log is short, otherwise elsewhere, if there is an elsewhere. */
export class LogWork {
  readonly #elsewhere: Elsewhere | undefined;

  constructor(elsewhere: Elsewhere | undefined) {
    this.#elsewhere = elsewhere;
  }

  async ask<N extends Name>(name: N, ...input: Input<N>): Promise<Output<N>> {
    const question: LogQuestion = { name, input };
    const answer = this.#elsewhere && !isSmall(question) ? await this.#elsewhere(question) : answerAboutLog(question);
    return answer as Output<N>;
  }
}

function isSmall({ input: [bodies, sent = []] }: LogQuestion): boolean {
  const entries = bodies.length + sent.length;
  if (entries > MOST_ENTRIES || bodies.reduce((sum, { length }) => sum + length, 0) > MOST_CHARACTERS) return false;
  return entries * sent.filter(({ event }) => isDecision(event)).length <= MOST_STEPS;
}

/** Entries by their texts: a log is read again whenever it grows, and most of it was parsed before. */
const parsed = new Map<string, Entry>();
/** How many characters of texts to remember before starting over: some ten thousand entries. */
const MOST_REMEMBERED = 4_000_000;
let remembered = 0;

/** Parses a stored entry of a match. */
function storedEntry(body: string): Entry {
  const known = parsed.get(body);
  if (known) return known;
  const read = parseEntry(JSON.parse(body));
  if (!read.ok) throw new Error(`a stored entry: ${read.error[0]?.code}`);
  if (remembered > MOST_REMEMBERED) {
    parsed.clear();
    remembered = 0;
  }
  parsed.set(body, read.value);
  remembered += body.length;
  return read.value;
}
