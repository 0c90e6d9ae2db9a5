import * as v from 'valibot';

import { badField } from './texts.ts';

/** The version of the file format; increase it when the format changes. */
const VERSION = 1;

const text = v.string();
const position = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1));

const header = v.strictObject({ tenbo: v.literal('event'), version: v.literal(VERSION), event: text });
const log = v.strictObject({ is: v.literal('log'), id: text, kind: text, subject: text, created: text });
const link = v.strictObject({
  is: v.literal('link'),
  id: text,
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  role: text,
  subject: text,
  created: text,
  revoked: v.nullable(text),
});
const person = v.strictObject({
  is: v.literal('person'),
  id: text,
  name: v.nullable(text),
  ema: v.optional(text),
  country: v.optional(text),
  sameAs: v.optional(text),
});
const password = v.strictObject({ is: v.literal('password'), hash: text });
const entry = v.strictObject({
  is: v.literal('entry'),
  log: text,
  position,
  id: text,
  body: text,
  link: text,
  device: text,
  at: text,
});
const end = v.strictObject({ is: v.literal('end'), lines: v.pipe(v.number(), v.integer()) });
const line = v.variant('is', [log, link, person, password, entry, end]);

/** A line with data of an event. */
export type Line = Exclude<v.InferOutput<typeof line>, v.InferOutput<typeof end>>;

/** What the lines before one have said. */
export interface LinesBefore {
  readonly event: string;
  readonly logs: ReadonlyMap<string, v.InferOutput<typeof log>>;
  readonly links: ReadonlyMap<string, v.InferOutput<typeof link>>;
}

/** Checks what a line means, beyond its form. The log and the link of an entry are among the lines before it. @returns what is wrong with it */
export type CheckLine = (line: Line, before: LinesBefore) => string | undefined;

/** Everything of an event, in the order of its file: entries follow their log and their link. */
export interface Transfer {
  readonly event: string;
  readonly logs: readonly v.InferOutput<typeof log>[];
  readonly links: readonly v.InferOutput<typeof link>[];
  readonly people: readonly v.InferOutput<typeof person>[];
  /** At most one. */
  readonly passwords: readonly v.InferOutput<typeof password>[];
  readonly entries: readonly v.InferOutput<typeof entry>[];
}

/** A wrong line of a file, counted from 1, and what is wrong with it. */
export interface BadLine {
  readonly line: number;
  readonly said: string;
}

/** An event as JSON lines. The last line has the number of the others, so that a truncated file is noticed. */
export function writtenTransfer({ event, logs, links, people, passwords, entries }: Transfer): string {
  const lines = [{ tenbo: 'event', version: VERSION, event }, ...links, ...people, ...passwords, ...logs, ...entries];
  return [...lines, { is: 'end', lines: lines.length }].map((one) => `${JSON.stringify(one)}\n`).join('');
}

/** Reads a file. @returns everything in it, or its first wrong line */
export function readTransfer(file: string, check: CheckLine): Transfer | BadLine {
  const reading = new Reading(check);
  const lines = file.split('\n');
  // The text after the last line break is empty.
  if (lines.at(-1) === '') lines.pop();
  for (const [i, one] of lines.entries()) {
    const said = reading.take(one, i);
    if (said !== undefined) return { line: i + 1, said };
  }
  return reading.whole() ?? { line: lines.length + 1, said: 'the file breaks off here' };
}

class Reading {
  readonly #check: CheckLine;
  #event: string | undefined;
  #isEnded = false;
  readonly #logs = new Map<string, Transfer['logs'][number]>();
  readonly #links = new Map<string, Transfer['links'][number]>();
  readonly #people = new Map<string, Transfer['people'][number]>();
  readonly #passwords = new Map<string, Transfer['passwords'][number]>();
  readonly #entries = new Map<string, Transfer['entries'][number]>();
  readonly #hashes = new Set<string>();
  /** The last position of each log. */
  readonly #heads = new Map<string, number>();

  constructor(check: CheckLine) {
    this.#check = check;
  }

  /** Reads one line. @param before the number of lines before it @returns what is wrong with it */
  take(written: string, before: number): string | undefined {
    const json = asJson(written);
    if (json === undefined) return 'this is not JSON';
    if (this.#isEnded) return 'the file has ended before';
    if (before === 0) {
      const read = v.safeParse(header, json);
      if (!read.success) return `this is not the first line of an event’s file: ${firstErrorOf(read.issues)}`;
      this.#event = read.output.event;
      return badField({ event: read.output.event }, {}) && 'the event’s id cannot be stored';
    }
    const read = v.safeParse(line, json);
    return read.success ? this.#add(read.output, before) : firstErrorOf(read.issues);
  }

  #add(one: v.InferOutput<typeof line>, before: number): string | undefined {
    if (one.is === 'end') {
      this.#isEnded = true;
      return one.lines === before ? undefined : `${one.lines} lines were written, and ${before} are here`;
    }
    if (one.is === 'password') {
      if (badField({}, { hash: one.hash })) return 'hash cannot be stored';
      return this.#checked(one) ?? added(this.#passwords, 'of the event', one);
    }
    const { id } = one;
    const texts = Object.entries(one).filter(([field, value]) => field !== 'id' && typeof value === 'string') as [
      string,
      string,
    ][];
    const field = badField({ id }, Object.fromEntries(texts));
    if (field !== undefined) return `${field} cannot be stored`;
    if (one.is === 'log') return this.#checked(one) ?? added(this.#logs, id, one);
    if (one.is === 'link') return this.#checked(one) ?? this.#addedLink(one);
    if (one.is === 'person') return this.#checked(one) ?? added(this.#people, id, one);
    if (!this.#logs.has(one.log)) return `there is no log ${one.log} before it`;
    if (!this.#links.has(one.link)) return `there is no link ${one.link} before it`;
    const due = (this.#heads.get(one.log) ?? 0) + 1;
    if (one.position !== due) return `its position should be ${due}`;
    const wrong = this.#checked(one);
    if (wrong !== undefined) return wrong;
    this.#heads.set(one.log, due);
    return added(this.#entries, JSON.stringify([one.log, id]), one);
  }

  #checked(one: Line): string | undefined {
    return this.#check(one, { event: this.#event ?? '', logs: this.#logs, links: this.#links });
  }

  #addedLink(one: Transfer['links'][number]): string | undefined {
    if (this.#hashes.has(one.hash)) return 'its hash is here twice';
    this.#hashes.add(one.hash);
    return added(this.#links, one.id, one);
  }

  /** Everything that was read; undefined if the end is missing. */
  whole(): Transfer | undefined {
    if (!this.#isEnded || this.#event === undefined) return undefined;
    return {
      event: this.#event,
      logs: [...this.#logs.values()],
      links: [...this.#links.values()],
      people: [...this.#people.values()],
      passwords: [...this.#passwords.values()],
      entries: [...this.#entries.values()],
    };
  }
}

function added<T>(all: Map<string, T>, key: string, one: T): string | undefined {
  if (all.has(key)) return 'it is here twice';
  all.set(key, one);
  return undefined;
}

/** The first error, with its place. */
function firstErrorOf([{ path, message }]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const steps = (path as readonly v.IssuePathItem[] | undefined) ?? [];
  return `${steps.length > 0 ? `${steps.map(({ key }) => String(key)).join('.')}: ` : ''}${message}`.slice(0, 200);
}

function asJson(written: string): unknown {
  try {
    return JSON.parse(written) as unknown;
  } catch {
    return undefined;
  }
}
