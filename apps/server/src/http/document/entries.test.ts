import { presets, unwrap } from '@tenbo/engine';
import { type Entry, parseEntry } from '@tenbo/ledger';
import { type TournamentEntry, parseTournamentEntry } from '@tenbo/tournament';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { cases } from '../../../../../fixtures/effort.ts';
import { draw, kept, played, replaced, ron, started, undone } from '../../../../../fixtures/logs.ts';
import { randomHistory, randomRules } from '../../../../../fixtures/matches.ts';
import { actsOfAll } from '../../../testing/acts.ts';
import { mutated, valueOf } from '../../../testing/made-values.ts';
import { namedSchemas } from './schemas.ts';

const schemas = namedSchemas();
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: 'document', components: { schemas } });

/** What the document says against a value; undefined if nothing. */
function saidOf(name: string, value: unknown): string | undefined {
  const validate = ajv.getSchema(`document#/components/schemas/${name}`);
  return validate?.(value) === true ? undefined : ajv.errorsText(validate?.errors);
}

const written = (entry: unknown) => JSON.parse(JSON.stringify(entry)) as unknown;

/** A match with every type of event. */
const EVERY = played(
  started(presets.mleague),
  ['a', draw(0)],
  ['b', ron(1, 2, { tiles: { hand: '234m406p567s88s67m', tile: '8m', dora: '3p' } })],
  ['c', replaced('a', draw(1))],
  ['d', undone('b')],
  ['e', { type: 'penaltyGiven', seat: 3, ranking: 20 }],
  ['f', { type: 'noteAdded', text: 'late' }],
  ['g', { type: 'timeCalled' }],
  ['h', { type: 'matchEnded', reason: 'agreed' }],
  ['i', kept('c')],
).log;

const matches = fc.infiniteStream(fc.nat()).map((stream): readonly Entry[] => {
  const choose = (below: number) => Number(stream.next().value) % below;
  return randomHistory(choose, randomRules(choose), 12).at(-1)?.log ?? [];
});

test('every type of event and every type of act is in the document', () => {
  const types = (entries: readonly { readonly type: string }[], of: string) =>
    expect(entries.map(({ type }) => `${type.replace(/^./, (first) => first.toUpperCase())}${of}`)).toEqual(
      expect.arrayContaining(Object.keys(schemas).filter((name) => name.endsWith(of) && name !== of && name !== `Match${of}`)),
    );
  types(
    EVERY.map(({ event }) => event),
    'Event',
  );
  types(
    actsOfAll().map(({ act }) => act),
    'Act',
  );
});

test('what the ledger writes, the document allows', () => {
  for (const entry of EVERY) expect(saidOf('MatchEntry', written(entry))).toBeUndefined();
  for (const entry of actsOfAll()) expect(saidOf('TournamentEntry', written(entry))).toBeUndefined();
  fc.assert(
    fc.property(matches, (log) => {
      for (const entry of log) expect(saidOf('MatchEntry', written(entry))).toBeUndefined();
    }),
    { numRuns: cases(100) },
  );
});

test.each(Object.values(presets))('the rules of $id, whole and by their id', (rules) => {
  expect(saidOf('RuleSet', rules)).toBeUndefined();
  expect(saidOf('RuleSet', rules.id)).toBeUndefined();
});

/** Faults that no schema can say: how the fields of an entry, or of its rules, fit each other. */
const BEYOND = new Set(['logVersion', 'entryAfterNothing', 'correctsNothing', 'badStart', 'moreErrors']);
/** Of rules: lists that fit the number of players, rows that sum to zero, what each local yaku may be worth, and that a match ends. */
const RELATED = /^(?:standings\.uma|draws\.noten|yaku\.local\..*|match\.rounds)$/;
/** Of fields: real times, texts that can be seen, and cuts in the order of their rounds. */
const SAID = /^(?:2026-11-22T18:30:00Z|in the order of their rounds)$/;
const UNSEEN = /^"(?:\s|\\u\{202e\})*"$/;

/** The faults that the parsers find in a value and the document could say. */
function faultsOf(name: string, value: unknown): readonly object[] {
  const read = name === 'MatchEntry' ? parseEntry(value) : parseTournamentEntry(value);
  if (read.ok) return [];
  return read.error.filter((fault) => {
    if (fault.code === 'badEntry') return !SAID.test(fault.expected) && !UNSEEN.test(fault.received);
    if (fault.code === 'badMatchRules') {
      const { error } = fault;
      if ('value' in error && UNSEEN.test(error.value)) return false;
      return !('path' in error && RELATED.test(error.path));
    }
    return !BEYOND.has(fault.code);
  });
}

test.each([
  ['MatchEntry', EVERY],
  ['TournamentEntry', actsOfAll()],
] as const)(
  'a changed %s that the parser refuses for its form, the document refuses',
  (name, entries: readonly (Entry | TournamentEntry)[]) => {
    const refused = entries
      .flatMap((entry) => [...mutated(written(entry))])
      .map((value) => ({ value: JSON.stringify(value), faults: faultsOf(name, value), said: saidOf(name, value) }))
      .filter(({ faults }) => faults.length > 0);
    expect(refused.find(({ said }) => said === undefined)).toBeUndefined();
    expect(refused.length).toBeGreaterThan(1_000);
  },
);

test.each(['MatchEntry', 'TournamentEntry'])('any %s that the document allows has a form that the parser accepts', (name) => {
  fc.assert(
    fc.property(valueOf(schemas, name), (value) => {
      expect(saidOf(name, value)).toBeUndefined();
      expect({ value, faults: faultsOf(name, value) }).toEqual({ value, faults: [] });
    }),
    { numRuns: cases(2_000) },
  );
});

test('what is stored is read back as the document says: a rule set is whole', () => {
  const start = {
    id: 'a',
    after: [],
    event: { type: 'matchStarted', version: 3, rules: 'tenhou', players: ['A', 'B', 'C', 'D'] },
  };
  expect(saidOf('MatchEntry', start)).toBeUndefined();
  expect(saidOf('MatchEntry', written(unwrap(parseEntry(start))))).toBeUndefined();
});
