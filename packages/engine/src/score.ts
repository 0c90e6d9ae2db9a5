import { Candidate, readingOf } from './core/candidate.ts';
import { type DoraHan, NO_DORA } from './tiles/dora.ts';
import { isUnreadable } from './core/check.ts';
import type { ScoreError } from './errors.ts';
import { Evaluator, compareWorth } from './core/evaluate.ts';
import type { FuItem } from './core/fu.ts';
import { minimumHan } from './rules/minimum-han.ts';
import { type Limit, limitOf } from './payments/limits.ts';
import type { HandValue } from './payments/points.ts';
import type { Reading } from './core/reading.ts';
import { type Result, err, ok } from './result.ts';
import type { RuleSet, TileRules } from './rules/ruleset.ts';
import { countKinds } from './tiles/hand-tiles.ts';
import { distance } from './tenpai/shanten.ts';
import { Survey } from './core/survey.ts';
import type { Win } from './core/win.ts';
import type { YakuItem } from './yaku/table.ts';

/** What a hand is worth. */
export interface Score {
  readonly value: HandValue;
  /** In the order of `YAKU`. For a yakuman hand each item's `han` is its multiple. */
  readonly yaku: readonly YakuItem[];
  readonly dora: DoraHan;
  readonly limit: Limit | undefined;
  /** Points (基本点), from which each payer's share is made. */
  readonly basePoints: number;
}

/** What a hand is worth and why: the reading it was given, fu line by line, and the readings that lost. */
export interface Explanation extends Score {
  readonly reading: Reading;
  readonly fuItems: readonly FuItem[];
  readonly fuBeforeRounding: number;
  /** Best first. */
  readonly rejected: readonly Rejected[];
}

/** A reading that lost, what it would have been worth, and by what it lost. */
export interface Rejected {
  readonly reading: Reading;
  readonly value: HandValue;
  readonly yaku: readonly YakuItem[];
  readonly basePoints: number;
  readonly reason: 'noYaku' | 'tooFewHan' | 'fewerPoints' | 'fewerHan' | 'fewerFu' | 'counted' | 'same';
}

/** Scores wins under one rule set. */
export interface Scorer {
  readonly rules: RuleSet;
  /** The value of a win, or all that is wrong with it. `honba` matters only under a two-han minimum. */
  score(win: Win, honba?: number): Result<Score, readonly ScoreError[]>;
  /** The same value with its reasons. */
  explain(win: Win, honba?: number): Result<Explanation, readonly ScoreError[]>;
  /** Everything wrong with a win, at once; empty when it can be scored. */
  check(win: Win, honba?: number): readonly ScoreError[];
}

/**
 * A scorer for a rule set. Making one takes some microseconds: make it once and use it for many wins.
 *
 * @param rules a preset, or what `parseRules` gives
 * @example
 * const scorer = createScorer(presets.tenhou);
 * const { win } = unwrap(parseRecord({ hand: '234m406p567s88s67m', tile: '8m', by: 'ron', seat: 'S', round: 'E' }));
 * const score = unwrap(scorer.score(win));
 * score.value; // → { kind: 'han', han: 3, fu: 30 }
 * score.yaku.map((yaku) => yaku.id); // → ['pinfu', 'tanyao']
 */
export function createScorer(rules: RuleSet): Scorer {
  const survey = new Survey(rules);
  const evaluator = new Evaluator(rules, survey);

  /**
   * The best candidate, which stays valid until the next win, or all that is wrong. Whether there is a yaku is said only of a
   * win that is right in everything else: what is wrong may be what decides it.
   */
  function evaluate(win: Win, honba: number, all: boolean): Candidate | readonly ScoreError[] {
    const errors = survey.read(win);
    if (errors?.some(isUnreadable)) return errors;
    const minimum = minimumOf(win, honba);
    const best = all ? evaluator.bestOfAll(win, minimum) : evaluator.best(win, minimum);
    if (!best) return [...(errors ?? []), notComplete(win, rules.tiles)];
    if (errors) return errors;
    return best.basePoints > 0 ? best : [worthless(best, minimum, honba)];
  }

  function minimumOf({ seatWind }: Win, honba: number): number {
    return minimumHan(rules, { honba, dealer: seatWind === 'E' });
  }

  function worthless(best: Candidate, minimum: number, honba: number): ScoreError {
    if (best.yakuHan === 0) return { code: 'noYaku', reading: readingOf(best, survey), doraHan: best.han };
    return { code: 'tooFewHan', han: best.yakuHan, minimum, honba, bound: rules.yaku.twoHanFor };
  }

  function yakuOf(candidate: Candidate): YakuItem[] {
    const { items } = evaluator.table;
    const yaku: YakuItem[] = [];
    for (let i = 0; i < candidate.yakuCount; i++) yaku.push(items[candidate.yaku[i] as number] as YakuItem);
    return yaku;
  }

  function scoreOf(candidate: Candidate): Score {
    const { dora, akaDora, uraDora, kita } = survey;
    const counted = candidate.han > candidate.yakuHan;
    return {
      value: valueOf(candidate),
      yaku: yakuOf(candidate),
      dora: counted ? { dora, akaDora, uraDora, kita } : NO_DORA,
      limit: rules.points.limits === 'none' ? undefined : limitOf(candidate.basePoints),
      basePoints: candidate.basePoints,
    };
  }

  function explanationOf(best: Candidate, minimum: number): Explanation {
    const others = evaluator.all.filter((other) => other !== best).toSorted((one, other) => compareWorth(other, one));
    return {
      ...scoreOf(best),
      reading: readingOf(best, survey),
      fuItems: evaluator.fuItems(best),
      fuBeforeRounding: best.fuBeforeRounding,
      rejected: others.map((other) => ({
        reading: readingOf(other, survey),
        value: valueOf(other),
        yaku: yakuOf(other),
        basePoints: other.basePoints,
        reason: reasonOf(other, best, minimum),
      })),
    };
  }

  return {
    rules,
    score(win, honba = 0) {
      const best = evaluate(win, honba, false);
      return best instanceof Candidate ? ok(scoreOf(best)) : err(best);
    },
    explain(win, honba = 0) {
      const best = evaluate(win, honba, true);
      return best instanceof Candidate ? ok(explanationOf(best, minimumOf(win, honba))) : err(best);
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

function valueOf({ yakuman, han, fu }: Candidate): HandValue {
  return yakuman > 0 ? { kind: 'yakuman', multiple: yakuman } : { kind: 'han', han, fu };
}

function reasonOf(lost: Candidate, best: Candidate, minimum: number): Rejected['reason'] {
  if (lost.basePoints === 0) return lost.yakuHan === 0 ? 'noYaku' : lost.yakuHan < minimum ? 'tooFewHan' : 'fewerPoints';
  if (lost.basePoints < best.basePoints) return 'fewerPoints';
  if (best.yakuman > lost.yakuman) return 'counted';
  return lost.han < best.han ? 'fewerHan' : lost.fu < best.fu ? 'fewerFu' : 'same';
}
