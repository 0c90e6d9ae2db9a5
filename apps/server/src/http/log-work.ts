// Questions about a whole log. Most are answered at once; long ones where they keep nobody waiting.
import { setImmediate as otherWork } from 'node:timers/promises';

import { type MatchLog, type Rightful, mayWrite } from '@tenbo/club';
import { type Entry, isDecision } from '@tenbo/ledger';
import { summaryOf } from '@tenbo/tournament';

import type { LogAt } from './log-memory.ts';
import { type ReadMatch, UNREAD, readOn } from './read-match.ts';

/** A question about the log of a match. An answer may take long: where many copies of a log were written apart, it grows faster than the log. */
type Question = { readonly name: 'summary' } | ({ readonly name: 'verdict' } & Writing);

/** Who wants to write which entries into the log of which match. */
interface Writing {
  readonly writer: Rightful;
  readonly of: Omit<MatchLog, keyof ReadMatch>;
  readonly sent: readonly Entry[];
}

/** A question with the texts of the log, as it is passed to a thread. */
export type LogQuestion = Question & { readonly bodies: readonly string[] };

type Summary = ReturnType<typeof summaryOf>;
type Verdict = ReturnType<typeof mayWrite>;

/** Answers a question about a log, however long it takes. */
export function answerAboutLog(question: LogQuestion): Summary | Verdict {
  return answer(readOn(UNREAD, question.bodies), question);
}

function answer(match: ReadMatch, question: Question): Summary | Verdict {
  if (question.name === 'summary') return summaryOf(match.entries, match.state);
  return mayWrite(question.writer, { ...question.of, ...match }, question.sent);
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

/** What is answered at once takes at most a few milliseconds: the entries of a log times the corrections sent. */
const MOST_STEPS = 3_000;

/** Answers questions about logs: at once if the log is short and few of its entries are corrected, otherwise elsewhere, if there is an elsewhere. */
export class LogWork {
  readonly #elsewhere: Elsewhere | undefined;

  constructor(elsewhere: Elsewhere | undefined) {
    this.#elsewhere = elsewhere;
  }

  async summary(log: LogAt): Promise<Summary> {
    return (await this.#ask(log, { name: 'summary' })) as Summary;
  }

  async verdict(log: LogAt, writing: Writing): Promise<Verdict> {
    return (await this.#ask(log, { name: 'verdict', ...writing })) as Verdict;
  }

  async #ask({ bodies, match }: LogAt, question: Question): Promise<unknown> {
    if (match && stepsOf(match, question) <= MOST_STEPS) return answer(match, question);
    return (this.#elsewhere ?? answerAboutLog)({ ...question, bodies });
  }
}

function stepsOf({ entries }: ReadMatch, question: Question): number {
  const sent = question.name === 'verdict' ? question.sent : [];
  return (entries.length + sent.length) * sent.filter(({ event }) => isDecision(event)).length;
}

/** How many of a list’s items are worked on before other requests get their turn. Each takes well under a millisecond. */
const AT_ONCE = 50;

/** Works through a list, and lets other requests have their turn after every few items. A short list is done at once. */
export async function mapInTurns<T, U>(
  list: readonly T[],
  work: (item: T, i: number) => U | Promise<U>,
  atOnce = AT_ONCE,
): Promise<readonly U[]> {
  const done: U[] = [];
  for (const [i, item] of list.entries()) {
    if (i > 0 && i % atOnce === 0) await otherWork();
    done.push(await work(item, i));
  }
  return done;
}
