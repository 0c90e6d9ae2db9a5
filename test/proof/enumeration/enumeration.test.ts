import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type RuleSet, presets, ruleDifferences } from '@tenbo/engine';
import { expect, test } from 'vitest';

import { partOf } from '../../../fixtures/effort.ts';
import { isComplete } from '../reference/readings.ts';
import { digestOf, range, scoreHands } from './blocks.ts';
import { differencesOfClasses } from './classes.ts';
import { COMPLETE_HANDS, countOf, handAt, placesOf } from './complete-hands.ts';
import { countsOf, differencesBetween, readCommitted } from './counts.ts';
import { RULE_SETS } from './rule-sets.ts';
import { State } from './state.ts';
import { scoreParts } from './threads.ts';

test('the number of complete hands is the known one', () => {
  expect(COMPLETE_HANDS).toBe(16_873_619);
  expect([countOf('standard'), countOf('sevenPairs'), countOf('thirteenOrphans')]).toEqual([11_498_658, 5_374_948, 13]);
  // Project Euler 696: w(9, 1, 4) and w(9, 3, 4), four sets and a pair of one suit and of three, each collection of tiles once.
  for (const suit of [0, 1, 2]) expect(countOf('standard', [suit])).toBe(13_259);
  expect(countOf('standard', [0, 1, 2])).toBe(5_237_550);
});

test('a hand of honours is among them exactly if the reference calls it complete', () => {
  const all = handsOf([27, 28, 29, 30, 31, 32, 33], 14);
  const complete = all.filter((tiles) => isComplete(tiles, 0)).map(String);
  expect(placesOf(3).map(tilesAt).toSorted()).toEqual(complete.toSorted());
});

test('every 9,973rd hand is complete, and no two are the same', () => {
  const hands = [...range(0, COMPLETE_HANDS, 9973)].map(tilesAt);
  expect(hands.filter((tiles) => !isComplete(tiles.split(',').map(Number), 0))).toEqual([]);
  expect(new Set([...hands, ...placesOf(0).map(tilesAt)]).size).toBe(new Set(hands).size + placesOf(0).length - inSuit(hands));
});

function tilesAt(place: number): string {
  const tiles: number[] = [];
  handAt(place, tiles);
  return tiles.toSorted((one, other) => one - other).join();
}

function inSuit(hands: readonly string[]): number {
  return hands.filter((tiles) => tiles.split(',').every((tile) => Number(tile) < 9)).length;
}

/** Every collection of this many tiles of these kinds. */
function handsOf([kind, ...others]: readonly number[], tiles: number): readonly (readonly number[])[] {
  if (kind === undefined) return tiles === 0 ? [[]] : [];
  return [0, 1, 2, 3, 4]
    .filter((copies) => copies <= tiles)
    .flatMap((copies) => handsOf(others, tiles - copies).map((rest) => [...Array<number>(copies).fill(kind), ...rest]));
}

test(
  'a part of them has the committed results, and the reference agrees with each distinct one',
  { timeout: 240_000 },
  async () => {
    const ids = partOf(Object.keys(RULE_SETS));
    for (const [i, { tallies, digest }] of (await scoreParts(ids)).entries()) {
      const id = ids[i]!;
      expect({ id, lines: differencesBetween(readCommitted(id)!.part, countsOf(tallies, digest)) }).toEqual({ id, lines: [] });
      expect({ id, lines: differencesOfClasses(id, tallies).lines }).toEqual({ id, lines: [] });
    }
  },
);

test('rule sets that are not scored differ from scored ones only in open hands, or in who pays', () => {
  const { arcadeA, arcadeB, arcadeC, guide, standard } = presets;
  const pathsOf = (one: RuleSet, other: RuleSet) => ruleDifferences(one, other).map(({ path }) => path);
  expect(pathsOf(standard, guide)).toEqual(['fu.openPinfu']);
  const ofArcade = [...pathsOf(arcadeC, arcadeA), ...pathsOf(arcadeC, arcadeB)];
  expect(ofArcade.filter((path) => !/^(?:tiles\.players$|payments|draws|standings)/.test(path))).toEqual([]);
});

test('an interrupted run continues where it was, in any order, to the same counts and digest', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tenbo-enumeration-'));
  const blocks = [0, 1, 2, 3].map((block) =>
    scoreHands(range(block * 4_000_000, block * 4_000_000 + 50), [RULE_SETS['standard']!]),
  );
  const resultOf = ({ blocks: digests, tallies }: State) => {
    const done = [0, 1, 2, 3].map((block) => digests['standard']![block]!);
    return countsOf(tallies['standard']!, digestOf(done));
  };
  const straight = new State(join(folder, 'straight'), ['standard']);
  for (const [block, found] of blocks.entries()) straight.add(block, found);
  for (const block of [2, 0, 3, 1]) {
    const again = new State(join(folder, 'stopped'), ['standard']);
    expect(again.isDone(block)).toBe(false);
    again.add(block, blocks[block]!);
    writeFileSync(join(folder, 'stopped.new'), '{"half of');
  }
  const stopped = new State(join(folder, 'stopped'), ['standard']);
  expect([0, 1, 2, 3, 4].map((block) => stopped.isDone(block))).toEqual([true, true, true, true, false]);
  expect(resultOf(stopped)).toEqual(resultOf(straight));
  expect(resultOf(stopped).wins).toBeGreaterThan(4000);
  // Results of other rules are not mixed in.
  expect(new State(join(folder, 'stopped'), ['shanghai']).isDone(0)).toBe(false);
  rmSync(folder, { recursive: true });
});
