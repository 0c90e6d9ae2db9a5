import { Candidate, readingOf } from './core/candidate.ts';
import { type DoraHan, type DoraTiles, doraTilesOf } from './hand/dora.ts';
import { Check, isUnreadable } from './core/check.ts';
import type { ScoreError } from './hand/errors.ts';
import { assertWin } from './hand/assert-win.ts';
import { firstErrors } from './input/error-list.ts';
import { excerptOf } from './input/excerpt.ts';
import { Evaluator, compareWorth } from './core/evaluate.ts';
import type { FuItem } from './core/fu.ts';
import { minimumHan } from './rules/minimum-han.ts';
import type { Limit } from './payments/limits.ts';
import { type Paid, Prices } from './payments/payments.ts';
import { type HandValue, limitUnder } from './payments/points.ts';
import type { Reading } from './hand/reading.ts';
import { type Result, err, ok } from './result.ts';
import type { TileRules } from './rules/hand-rules.ts';
import type { RuleSet } from './rules/ruleset.ts';
import { countKinds } from './hand/hand-tiles.ts';
import { distance } from './tenpai/shanten.ts';
import { Survey } from './core/survey.ts';
import type { Win } from './hand/win.ts';
import type { Kind } from './tiles/tile.ts';
import type { BlocksOfHand } from './yaku/define.ts';
import type { YakuItem } from './core/yaku-table.ts';
import { kindsOfYaku } from './yaku/index.ts';

/** What a hand is worth and what it is paid, in plain JSON: the command line, the pipe and a server answer with these fields. */
export interface Score extends DoraHan, HandValue, Paid {
  /** Each yaku with its han, or with its multiple where the hand is a yakuman; in the order of `YAKU`. */
  readonly yaku: readonly YakuItem[];
  readonly limit: Limit | null;
  /** Points (基本点), from which each payer's share follows. */
  readonly basePoints: number;
}

/** What a hand is worth and why: the reading chosen, the tiles of each yaku, fu line by line, and the readings that lost. */
export interface Explanation extends Score {
  /** One yaku sets the whole value, as renhou does where it is a mangan: han, fu and dora are not added up. */
  readonly alone: boolean;
  readonly reading: Reading;
  /** Of each yaku, in their order, the tiles that make it, block by block and a triplet as one; none if the whole hand makes it. */
  readonly yakuTiles: readonly (readonly Kind[])[];
  readonly doraTiles: DoraTiles;
  readonly fuItems: readonly FuItem[];
  readonly fuBeforeRounding: number;
  /** Best first. */
  readonly rejected: readonly Rejected[];
}

/** A reading that lost, its value, and why it lost. */
export interface Rejected extends HandValue {
  readonly reading: Reading;
  readonly yaku: readonly YakuItem[];
  readonly basePoints: number;
  readonly reason: 'noYaku' | 'tooFewHan' | 'fewerPoints' | 'fewerHan' | 'fewerFu' | 'counted' | 'same';
}

/** Scores wins under one rule set. */
export interface Scorer {
  readonly rules: RuleSet;
  /** The value of a win, or everything wrong with it. `honba` matters only under a two-han minimum. */
  score(win: Win, honba?: number): Result<Score, readonly ScoreError[]>;
  /** The same value with its reasons. */
  explain(win: Win, honba?: number): Result<Explanation, readonly ScoreError[]>;
  /** Everything wrong with a win, at once; empty when it can be scored. */
  check(win: Win, honba?: number): readonly ScoreError[];
}

/**
 * A scorer for a rule set. Creating one takes some microseconds, so create it once and use it for many wins.
 *
 * @param rules a preset, or what `parseRules` gives
 * @throws TypeError if it is no rule set; scoring does if what it is given has not the form of a win
 * @example
 * const scorer = createScorer(presets.tenhou);
 * const { win } = unwrap(parseRecord({ hand: '234m406p567s88s67m', tile: '8m', by: 'ron', seat: 'S', round: 'E' }));
 * const score = unwrap(scorer.score(win));
 * [score.han, score.fu, score.total]; // → [3, 30, 3900]
 * score.yaku; // → [['pinfu', 1], ['tanyao', 1]]
 */
export function createScorer(rules: RuleSet): Scorer {
  assertRuleSet(rules);
  const survey = new Survey(rules);
  const check = new Check(rules, survey);
  const evaluator = new Evaluator(rules, survey);
  const prices = new Prices(rules);

  /**
   * The best candidate, valid until the next win, or everything that is wrong. A missing yaku is reported only for an otherwise valid
   * win, as any other error may be the reason for it.
   */
  function evaluate(win: Win, honba: number, all: boolean): Candidate | readonly ScoreError[] {
    try {
      const best = candidateOf(win, honba, all);
      if (!(best instanceof Candidate)) assertWin(win);
      return best;
    } catch (error) {
      // Scoring throws on a value that does not have the form of a win. If it has, this is a bug.
      assertWin(win);
      throw error;
    }
  }

  function candidateOf(win: Win, honba: number, all: boolean): Candidate | readonly ScoreError[] {
    survey.count(win);
    const errors = check.errorsOf(win);
    if (errors?.some(isUnreadable)) return firstErrors(errors);
    const minimum = minimumOf(win, honba);
    const best = all ? evaluator.bestOfAll(win, minimum) : evaluator.best(win, minimum);
    if (!best) return firstErrors([...(errors ?? []), notComplete(win, rules.tiles)]);
    if (errors) return firstErrors(errors);
    return best.basePoints > 0 ? best : [worthless(best, minimum, honba)];
  }

  function minimumOf({ seatWind }: Win, honba: number): number {
    return minimumHan(rules, { honba, dealer: seatWind === 'E' });
  }

  function worthless(best: Candidate, minimum: number, honba: number): ScoreError {
    if (best.yakuHan === 0) return { code: 'noYaku', reading: readingOf(best, survey), doraHan: best.han };
    return { code: 'tooFewHan', han: best.yakuHan, minimum, honba, bound: rules.yaku.twoHanFor };
  }

  function yakuItems(candidate: Candidate): YakuItem[] {
    const { listed } = evaluator.table;
    const yaku: YakuItem[] = [];
    for (let i = 0; i < candidate.yakuCount; i++) yaku.push(listed[candidate.yaku[i] as number] as YakuItem);
    return yaku;
  }

  function scoreOf({ seatWind, method }: Win, best: Candidate): Score {
    const { yakuman, basePoints } = best;
    const counted = best.han > best.yakuHan;
    const { payments, total } = prices.of(basePoints, method.by, seatWind === 'E');
    return {
      yaku: yakuItems(best),
      dora: counted ? survey.dora : 0,
      akaDora: counted ? survey.akaDora : 0,
      uraDora: counted ? survey.uraDora : 0,
      kita: counted ? survey.kita : 0,
      han: yakuman > 0 ? 0 : best.han,
      fu: yakuman > 0 ? 0 : best.fu,
      yakuman,
      limit: limitUnder(rules, basePoints) ?? null,
      basePoints,
      payments,
      total,
    };
  }

  function explanationOf(win: Win, best: Candidate, minimum: number): Explanation {
    const score = scoreOf(win, best);
    const reading = readingOf(best, survey);
    const hand: BlocksOfHand = { blocks: reading.blocks, ownWinds: [survey.seatWind, survey.roundWind] };
    return {
      ...score,
      alone: evaluator.table.items[best.yaku[0] as number]?.counts === 'instead',
      reading,
      yakuTiles: score.yaku.map(([id]) => kindsOfYaku(id, hand)),
      doraTiles: doraTilesOf(score, win, rules),
      fuItems: evaluator.fuItems(best),
      fuBeforeRounding: best.fuBeforeRounding,
      rejected: evaluator.all.length === 1 ? [] : rejectedFor(best, minimum),
    };
  }

  function rejectedFor(best: Candidate, minimum: number): readonly Rejected[] {
    const others = evaluator.all.filter((other) => other !== best).toSorted((one, other) => compareWorth(other, one));
    return others.map((other) => ({
      reading: readingOf(other, survey),
      han: other.yakuman > 0 ? 0 : other.han,
      fu: other.yakuman > 0 ? 0 : other.fu,
      yakuman: other.yakuman,
      yaku: yakuItems(other),
      basePoints: other.basePoints,
      reason: reasonOf(other, best, minimum),
    }));
  }

  return {
    rules,
    score(win, honba = 0) {
      const best = evaluate(win, honba, false);
      return best instanceof Candidate ? ok(scoreOf(win, best)) : err(best);
    },
    explain(win, honba = 0) {
      const best = evaluate(win, honba, true);
      return best instanceof Candidate ? ok(explanationOf(win, best, minimumOf(win, honba))) : err(best);
    },
    check(win, honba = 0) {
      const best = evaluate(win, honba, false);
      return best instanceof Candidate ? [] : best;
    },
  };
}

function notComplete({ hand: { concealed, melds }, tile }: Win, rules: TileRules): ScoreError {
  return { code: 'notComplete', shanten: distance(countKinds([...concealed, tile]), melds.length, rules) };
}

/** The groups of rules that scoring reads. */
const READ = ['tiles', 'dora', 'yaku', 'fu', 'points', 'payments'] as const satisfies readonly (keyof RuleSet)[];

/** For callers without a type checker, who may pass an id. */
function assertRuleSet(rules: unknown): asserts rules is RuleSet {
  const groups = typeof rules === 'object' && rules !== null ? (rules as Readonly<Record<string, unknown>>) : {};
  if (READ.every((group) => typeof groups[group] === 'object' && groups[group] !== null)) return;
  throw new TypeError(`createScorer needs a rule set, not ${excerptOf(rules)}: use presets.tenhou, or what parseRules gives`);
}

function reasonOf(lost: Candidate, best: Candidate, minimum: number): Rejected['reason'] {
  if (lost.basePoints === 0) return lost.yakuHan === 0 ? 'noYaku' : lost.yakuHan < minimum ? 'tooFewHan' : 'fewerPoints';
  if (lost.basePoints < best.basePoints) return 'fewerPoints';
  if (best.yakuman > lost.yakuman) return 'counted';
  return lost.han < best.han ? 'fewerHan' : lost.fu < best.fu ? 'fewerFu' : 'same';
}
