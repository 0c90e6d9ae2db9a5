import { createHash } from 'node:crypto';
import { type RuleSet, countWin } from '@tenbo/engine';

import { COMPLETE_HANDS } from './complete-hands.ts';
import { Outcomes, type Tallies } from './outcomes.ts';
import { Wins } from './wins.ts';

const HANDS_OF_BLOCK = 100_000;

/** All hands are scored in fixed blocks, so that the digest does not depend on how many are scored at a time. */
export const BLOCKS: number = Math.ceil(COMPLETE_HANDS / HANDS_OF_BLOCK);

/** The results of some hands under a rule set. */
export interface Found {
  readonly tallies: Tallies;
  readonly digest: string;
}

export function placesOfBlock(block: number): Iterable<number> {
  const from = block * HANDS_OF_BLOCK;
  return range(from, Math.min(from + HANDS_OF_BLOCK, COMPLETE_HANDS));
}

export function* range(from: number, end: number, step = 1): Generator<number> {
  for (let place = from; place < end; place += step) yield place;
}

/** Scores every win of the hands at these indices under each rule set. */
export function scoreHands(places: Iterable<number>, ruleSets: readonly RuleSet[]): readonly Found[] {
  const all = ruleSets.map((rules) => new Outcomes(rules));
  const wins = new Wins();
  for (const place of places) {
    wins.ofHand(place, (win, way, number) => {
      const counted = countWin(win);
      for (const outcomes of all) outcomes.add(counted, way, number);
    });
  }
  return all.map((outcomes) => outcomes.finished());
}

/** The digest of all blocks from the digest of each. */
export function digestOf(blocks: readonly string[]): string {
  return createHash('sha256').update(blocks.join('\n')).digest('hex');
}
