import { type Result, canonicalJson, ok } from '@tenbo/engine';
import { signal } from '@preact/signals';

import { keepTexts } from '../browser-texts.ts';
import { textsOfHistory, withEarlier } from '../hand/history.ts';
import { history } from '../hand/store.ts';
import type { StorageFault } from '../match/database.ts';
import { type Kept, type Writing, allKept, gameRecords, notifyOtherTabs, withRecord, write } from '../match/kept.ts';
import { freshId } from '../match/stored-match.ts';
import { current, listMatches, openMatch } from '../match/store.ts';
import { type Choice, choiceOf, choose, chosen } from '../prefs.ts';
import { type OwnRules, ownRules, textsOf, withRules } from '../rules/own.ts';
import { type Arrival, arrivalsOf } from './merge.ts';
import { type AuditedGame, type Fault, type Faults, type ReadData, NO_FAULTS, readAny, withFaults } from './read.ts';

/** The result of an import: what was imported, and what could not be. */
export interface Outcome {
  readonly arrivals: readonly Arrival[];
  readonly rules: number;
  readonly hands: number;
  readonly choices: number;
  readonly faults: Faults;
  readonly game?: AuditedGame | undefined;
}

/** How often an import is tried if another tab writes in between. */
const MOST_TRIES = 3;

/** The outcome if nothing was imported, with the reasons. */
function nothingImported(...faults: readonly Fault[]): Outcome {
  return { arrivals: [], rules: 0, hands: 0, choices: 0, faults: withFaults(NO_FAULTS, faults) };
}

/**
 * Imports what was read from a file, all or nothing; the reader's choices only if wanted. Texts are stored first: if the transaction with the matches is
 * refused, they can be restored. If the browser is killed between the two, the file can be imported again without adding anything twice.
 */
export async function importData(data: ReadData, withChoices: boolean, onPart: (done: number) => void): Promise<Outcome> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const here = await keptFor(data);
    if (!here.ok) return nothingImported({ code: 'notKept', why: here.error });
    const { arrivals, faults } = await arrivalsOf(here.value, data.matches, freshId, onPart);
    const plan = planOf(data, withChoices);
    const revert = keepPlanned(plan);
    if (!revert) return nothingImported({ code: 'notKept', why: 'refused' });
    const written = await write(arrivals.map(writingOf));
    if (written.ok) {
      await show(arrivals, plan);
      const { rules, hands, choices } = plan;
      const all = withFaults(withFaults(withFaults(NO_FAULTS, data.faults.first, data.faults.more), faults), plan.faults);
      return { arrivals, rules: rules.fresh, hands: hands.fresh, choices: choices.length, faults: all, game: data.game };
    }
    revert();
    const { error } = written;
    if (error !== 'changedElsewhere' && error !== 'deletedElsewhere') return nothingImported({ code: 'notKept', why: error });
  }
  return nothingImported({ code: 'notKept', why: 'busy' });
}

/** Every stored match; with their records only if the file has records too. */
async function keptFor({ matches }: ReadData): Promise<Result<readonly Kept[], StorageFault>> {
  const here = await allKept();
  if (!here.ok || matches.every(({ record }) => record === undefined)) return here;
  const records = await gameRecords();
  return records.ok ? ok(here.value.map((one) => withRecord(one, records.value))) : records;
}

function writingOf({ id, before, entries, soFar, record }: Arrival): Writing {
  return { id, seen: before, entries, soFar: (there) => soFar ?? there, record };
}

/** What to import besides matches. */
interface Plan {
  readonly rules: { readonly all: readonly OwnRules[]; readonly fresh: number };
  readonly hands: { readonly all: readonly string[]; readonly fresh: number };
  readonly choices: readonly Choice[];
  readonly faults: readonly Fault[];
}

/** Rule sets are added unless identical ones exist; hands go to the end of the history. */
function planOf({ rules, hands, choices }: ReadData, withChoices: boolean): Plan {
  const contentOf = (one: OwnRules) => canonicalJson({ ...one, id: undefined });
  const known = new Set(ownRules.value.map(contentOf));
  const fresh = rules.filter((one) => !known.has(contentOf(one)));
  const allRules = fresh.reduce((all, one) => withRules(all, { ...one, id: undefined }).rules, ownRules.value);
  const allHands = withEarlier(history.value, hands);
  const here = chosen();
  const others = withChoices ? Object.entries(choices).filter(([name, value]) => here[name] !== value) : [];
  return {
    rules: { all: allRules, fresh: fresh.length },
    hands: { all: allHands, fresh: allHands.length - history.value.length },
    choices: others.flatMap(([name, value]) => choiceOf(name, value) ?? []),
    faults: others.filter(([name, value]) => !choiceOf(name, value)).map(([name]) => ({ code: 'badChoice', name })),
  };
}

/** @returns a function that restores the previous texts; undefined if the browser refused */
function keepPlanned({ rules, hands, choices }: Plan): (() => void) | undefined {
  const texts = {
    ...(rules.fresh > 0 && textsOf(rules.all)),
    ...(hands.fresh > 0 && textsOfHistory(hands.all)),
    ...Object.fromEntries(choices.map(({ name, value }) => [name, value])),
  };
  return Object.keys(texts).length === 0 ? () => {} : keepTexts(texts);
}

async function show(arrivals: readonly Arrival[], { hands, choices }: Plan): Promise<void> {
  if (hands.fresh > 0) history.value = hands.all;
  for (const choice of choices) choose(choice);
  notifyOtherTabs(arrivals.map(({ id }) => id));
  await listMatches();
  if (current.value && arrivals.some(({ id }) => id === current.value?.id)) await openMatch(current.value.id);
}

/** The most files imported at a time. */
const MOST_FILES = 100;

/** What came of a file. */
interface Taken {
  readonly name: string;
  readonly outcome: Outcome;
}

/** What came of the files imported last, and how many others were too many. */
export interface AllTaken {
  readonly files: readonly Taken[];
  readonly leftOut: number;
}
export const taken = signal<AllTaken>();

export const withChoices = signal(false);

/** The share of the files read so far, from 0 to 1; undefined if none is being read. */
export const part = signal<number>();

/** Imports files one after the other. With `isShown`, a file that holds nothing but the record of a game is returned instead of imported. */
export async function takeFiles(
  files: readonly File[],
  isShown: (data: ReadData) => boolean = () => false,
): Promise<ReadData | undefined> {
  if (part.value !== undefined) return undefined;
  taken.value = undefined;
  part.value = 0;
  try {
    const wanted = files.slice(0, MOST_FILES);
    const all: Taken[] = [];
    for (const [i, file] of wanted.entries()) {
      // Reading and merging count as half each.
      const at = (done: number) => (part.value = (i + done) / wanted.length);
      const read = await readAny(file, (done) => at(done / 2));
      if (read.ok && isShown(read.value)) return read.value;
      const outcome = read.ok
        ? await importData(read.value, withChoices.value, (done) => at((1 + done) / 2))
        : nothingImported(read.error);
      all.push({ name: file.name, outcome });
    }
    taken.value = { files: all, leftOut: files.length - wanted.length };
    return undefined;
  } finally {
    part.value = undefined;
  }
}
