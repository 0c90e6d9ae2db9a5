import {
  type RuleSet,
  type Score,
  type Win,
  type YakuId,
  createScorer,
  formatHand,
  formatTilesInOrder,
  formatTiles,
  ruleDifferences,
  presets,
} from '@tenbo/engine';

import { type Choose, randomWin, seeded } from '../../fixtures/wins.ts';
import { withManyDora } from './many-dora.ts';
import { winNearLocal, withCircumstances, withOpenRiichi, withTilesOfExamples } from './random-local.ts';
import { randomRules } from './random-rules.ts';
import { type Refused, referenceScore } from './reference/score.ts';

/** A win under random rules, with the scores from the engine and from the reference. */
export interface Compared {
  readonly win: Win;
  readonly rules: RuleSet;
  readonly honba: number;
  readonly engine: Score | string;
  readonly reference: Score | Refused;
}

const WINS_PER_RULES = 20;

/** Random wins, some of them without a yaku, under random rules. */
export function* comparedWins(wins: number, seed: number): Generator<Compared> {
  const choose = seeded(seed);
  for (let left = wins; left > 0; left -= WINS_PER_RULES)
    yield* comparedUnder(randomRules(choose), Math.min(left, WINS_PER_RULES), choose);
}

function* comparedUnder(rules: RuleSet, wins: number, choose: Choose): Generator<Compared> {
  const { local, disabled } = rules.yaku;
  const hasLocal = Object.keys(local).some((id) => !disabled.includes(id as YakuId));
  const isOfExamples = hasLocal && choose(2) === 0;
  const played = isOfExamples ? withTilesOfExamples(rules) : rules;
  const scorer = createScorer(played);
  for (let i = 0; i < wins; i++) {
    const win = isOfExamples ? winNearLocal(choose, played) : randomWinUnder(played, hasLocal, choose);
    const honba = choose(8);
    const result = scorer.score(win, honba);
    const engine = result.ok ? result.value : result.error.map(({ code }) => code).join(' ');
    yield { win, rules: played, honba, engine, reference: referenceScore(win, played, honba) };
  }
}

function randomWinUnder(rules: RuleSet, hasLocal: boolean, choose: Choose): Win {
  const drawn = randomWin(choose, rules);
  const win = choose(10) === 0 ? withManyDora(drawn, rules) : drawn;
  return hasLocal ? withCircumstances(choose, withOpenRiichi(choose, win, rules)) : win;
}

/** A win and its rules on one line, to find out who is right. */
export function described({ win, rules, honba }: Compared): string {
  const { hand, tile, doraIndicators, uraIndicators, ...situation } = win;
  const tiles = `${formatHand(hand)} +${formatTiles([tile])}, dora ${formatTilesInOrder(doraIndicators)}, ura ${formatTilesInOrder(uraIndicators)}`;
  const differences = ruleDifferences(presets.standard, rules).map(({ path, other }) => `${path} ${JSON.stringify(other)}`);
  return `${tiles}, ${JSON.stringify({ ...situation, honba })}; ${rules.id}: ${differences.join(', ')}`;
}
