import { readFileSync, writeFileSync } from 'node:fs';

import { digestOf } from './blocks.ts';
import type { Tallies, Worth } from './outcomes.ts';

type Count = Record<string, number>;

/** The values of wins under one rule set: how many had each yaku, each han and fu, each limit. */
export interface Counts {
  readonly wins: number;
  readonly withoutYaku: number;
  readonly yaku: Count;
  readonly hanAndFu: Count;
  readonly yakuman: Count;
  readonly limit: Count;
  readonly digest: string;
}

export function countsOf(tallies: Tallies, digest: string): Counts {
  const [yaku, hanAndFu, yakuman, limit]: readonly [Count, Count, Count, Count] = [{}, {}, {}, {}];
  let [wins, withoutYaku] = [0, 0];
  for (const [text, { wins: many }] of Object.entries(tallies)) {
    const add = (to: Count, name: string) => (to[name] = (to[name] ?? 0) + many);
    wins += many;
    const worth = JSON.parse(text) as Worth | null;
    if (worth === null) {
      withoutYaku = many;
      continue;
    }
    for (const [id] of worth.yaku) add(yaku, id);
    if (worth.yakuman > 0) add(yakuman, `${worth.yakuman}`);
    else add(hanAndFu, `${worth.han} han ${worth.fu} fu`);
    add(limit, worth.limit ?? 'none');
  }
  const [byYaku, byHan, byYakuman, byLimit] = [yaku, hanAndFu, yakuman, limit].map(inOrder) as [Count, Count, Count, Count];
  return { wins, withoutYaku, yaku: byYaku, hanAndFu: byHan, yakuman: byYakuman, limit: byLimit, digest };
}

/** Sorts counts, so that they do not depend on the order in which wins were found. */
function inOrder(counts: Count): Count {
  const collator = new Intl.Collator('en', { numeric: true });
  return Object.fromEntries(Object.entries(counts).toSorted(([one], [other]) => collator.compare(one, other)));
}

/** The committed results of a rule set: the counts of all wins with the digest of each block, and those of the part that `npm test` scores. */
export interface Committed {
  readonly part: Counts;
  readonly whole?: Counts & { readonly blocks: readonly string[] };
}

/** Enough of a digest to identify a block that differs. */
const SHORT = 16;

export function wholeOf(tallies: Tallies, digests: readonly string[]): NonNullable<Committed['whole']> {
  return { ...countsOf(tallies, digestOf(digests)), blocks: digests.map((digest) => digest.slice(0, SHORT)) };
}

const fileOf = (id: string) => new URL(`counts/${id}.json`, import.meta.url);

export function readCommitted(id: string): Committed | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(id), 'utf8')) as Committed;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

export function writeCommitted(id: string, committed: Committed): void {
  writeFileSync(fileOf(id), `${JSON.stringify(committed, null, 2)}\n`);
}

/** The differences, one line for each count and block. */
export function differencesBetween(committed: object, found: object, at = ''): readonly string[] {
  const names = new Set([...Object.keys(committed), ...Object.keys(found)]);
  return [...names].flatMap((name) => {
    const [was, is] = [committed, found].map((one) => (one as Readonly<Record<string, unknown>>)[name]);
    const path = at === '' ? name : `${at} ${name}`;
    if (isObject(was) && isObject(is)) return differencesBetween(was, is, path);
    return was === is ? [] : [`${path}: committed ${JSON.stringify(was)}, found ${JSON.stringify(is)}`];
  });
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
