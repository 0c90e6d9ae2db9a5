import { BestScore, type Score, type ScoreView } from './best-score.ts';
import { Candidate, readingOf } from './core/candidate.ts';
import { Check, isUnreadable } from './core/check.ts';
import { CountedWin, type Filling, countedOf, winOf } from './core/counted-win.ts';
import { Evaluator, compareWorth } from './core/evaluate.ts';
import type { FuItem } from './core/fu.ts';
import type { YakuItem } from './core/yaku-table.ts';
import { assertWin } from './hand/assert-win.ts';
import { type DoraTiles, doraTilesOf } from './hand/dora.ts';
import type { ScoreError } from './hand/errors.ts';
import { HAND } from './hand/facts.ts';
import { countKinds } from './hand/hand-tiles.ts';
import { type Reading, WHOLE_HAND } from './hand/reading.ts';
import type { Win } from './hand/win.ts';
import { firstErrors } from './input/error-list.ts';
import type { HandValue } from './payments/points.ts';
import { type Result, err, ok } from './result.ts';
import { assertRuleSet } from './rules/assert-rules.ts';
import type { TileRules } from './hand/hand-rules.ts';
import { minimumHan } from './rules/minimum-han.ts';
import type { RuleSet } from './rules/ruleset.ts';
import { distance } from './tenpai/shanten.ts';
import type { Kind } from './tiles/tile.ts';
import type { BlocksOfHand, YakuDef } from './yaku/define.ts';
import { kindsAbout } from './yaku/index.ts';

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
  /**
   * The value of a win, or everything wrong with it. `honba` matters only under a two-han minimum, and must be given there.
   *
   * @throws TypeError if the rules ask for the honba and there are none
   */
  score(win: Win | CountedWin, honba?: number): Result<Score, readonly ScoreError[]>;
  /**
   * The same value without a new object: each call answers with the same one, which shows the win until the next call; undefined if
   * `score` has errors.
   */
  view(win: Win | CountedWin, honba?: number): ScoreView | undefined;
  /** The lists of yaku that have come up so far, as `yakuIndex` of a view and the column `yaku` of a batch count them. */
  readonly yakuLists: readonly (readonly YakuItem[])[];
  /** The same value with its reasons. */
  explain(win: Win | CountedWin, honba?: number): Result<Explanation, readonly ScoreError[]>;
  /** Everything wrong with a win, at once; empty when it can be scored. */
  check(win: Win | CountedWin, honba?: number): readonly ScoreError[];
}

/**
 * A scorer for a rule set. Creating one takes some microseconds, so create it once and use it for many wins. A record is scored by
 * `scoreRecord`, with all that it says.
 *
 * @param rules a preset, or what `parseRules` gives
 * @throws TypeError if it is no rule set; scoring does if what it is given has not the form of a win
 * @example
 * const scorer = createScorer(presets.tenhou);
 * const { hand, tile } = unwrap(parseHand('234m 406p 567s 88s 67m +8m'));
 * const how = { method: { by: 'ron' }, seatWind: 'S', roundWind: 'E', doraIndicators: [], uraIndicators: [] } as const;
 * const score = unwrap(scorer.score({ ...how, hand, tile: tile! }));
 * [score.han, score.fu, score.total]; // → [3, 30, 3900]
 * score.yaku; // → [['pinfu', 1], ['tanyao', 1]]
 */
export function createScorer(rules: RuleSet): Scorer {
  assertRuleSet(rules, 'createScorer');
  const check = new Check(rules);
  const evaluator = new Evaluator(rules);
  const { survey } = evaluator;
  const seen = new BestScore(rules, evaluator);
  const counting: Filling = new CountedWin();

  /** The best candidate, valid until the next win, or everything that is wrong. */
  function evaluate(given: Win | CountedWin, honba: number): Candidate | readonly ScoreError[] {
    const counted = countedOf(given, counting);
    survey.survey(counted);
    const best = survey.suspect ? undefined : evaluator.best(counted, minimumOf(honba));
    return best !== undefined && best.basePoints > 0 ? best : examine(counted, honba);
  }

  /**
   * The same for a win that may be wrong, which few are: they are examined here, so that `evaluate` remains short enough for V8 to compile it
   * into its callers. A missing yaku is reported only for an otherwise valid win, as any other error may be the reason for it.
   */
  function examine(counted: CountedWin, honba: number): Candidate | readonly ScoreError[] {
    const win = wellFormed(counted);
    const errors = survey.suspect ? check.errorsOf(win) : [];
    if (errors.some(isUnreadable)) return firstErrors(errors);
    const minimum = minimumOf(honba);
    const best = evaluator.best(counted, minimum);
    if (best === undefined) return firstErrors([...errors, notComplete(win, rules.tiles)]);
    if (errors.length > 0) return firstErrors(errors);
    return best.basePoints > 0 ? best : [worthless(best, minimum, honba)];
  }

  /** The honba where nobody said how many. */
  function unsaid(): number {
    if (rules.yaku.twoHanFromHonba === null) return 0;
    throw new TypeError(`${rules.id} needs the honba: pass them, as scoreRecord does`);
  }

  function minimumOf(honba: number): number {
    return minimumHan(rules, { honba, dealer: (survey.facts & HAND.dealer) !== 0 });
  }

  function worthless(best: Candidate, minimum: number, honba: number): ScoreError {
    if (best.yakuHan === 0) return { code: 'noYaku', reading: readingOf(best, survey), doraHan: best.han };
    return { code: 'tooFewHan', han: best.yakuHan, minimum, honba, bound: rules.yaku.twoHanFor };
  }

  function explanationOf(win: Win, best: Candidate): Explanation {
    const score = seen.of(best).copy();
    const reading = readingOf(best, survey);
    const hand: BlocksOfHand = { blocks: reading.blocks, ownWinds: [survey.seatWind, survey.roundWind] };
    return {
      // Field by field: after a spread the object would grow and be moved.
      yaku: score.yaku,
      dora: score.dora,
      akaDora: score.akaDora,
      uraDora: score.uraDora,
      kita: score.kita,
      han: score.han,
      fu: score.fu,
      yakuman: score.yakuman,
      limit: score.limit,
      basePoints: score.basePoints,
      payments: score.payments,
      total: score.total,
      alone: best.alone,
      reading,
      yakuTiles: yakuTilesOf(best, hand),
      doraTiles: doraTilesOf(score, win, rules, survey),
      fuItems: evaluator.fuItems(best),
      fuBeforeRounding: best.fuBeforeRounding,
      rejected: rejectedFor(best),
    };
  }

  function yakuTilesOf(best: Candidate, hand: BlocksOfHand): readonly (readonly Kind[])[] {
    const about = evaluator.lists.about[best.list] as readonly YakuDef['about'][];
    return about.map((one) => (one === undefined ? WHOLE_HAND : kindsAbout(one, hand)));
  }

  function rejectedFor(best: Candidate): readonly Rejected[] {
    const lost = evaluator.lost();
    if (lost.length === 0) return [];
    const bestFirst = lost.toSorted((one, other) => compareWorth(other, one));
    return bestFirst.map((other) => ({
      reading: readingOf(other, survey),
      han: other.han,
      fu: other.fu,
      yakuman: other.yakuman,
      yaku: evaluator.lists.all[other.list] as readonly YakuItem[],
      basePoints: other.basePoints,
      reason: reasonOf(other, best),
    }));
  }

  return {
    rules,
    score(win, honba = unsaid()) {
      const best = evaluate(win, honba);
      return best instanceof Candidate ? ok(seen.of(best).copy()) : err(best);
    },
    view(win, honba = unsaid()) {
      const best = evaluate(win, honba);
      return best instanceof Candidate ? seen.of(best) : undefined;
    },
    yakuLists: evaluator.lists.all,
    explain(win, honba = unsaid()) {
      const best = evaluate(win, honba);
      const whole = win instanceof CountedWin ? winOf(win) : win;
      return best instanceof Candidate ? ok(explanationOf(whole, best)) : err(best);
    },
    check(win, honba = unsaid()) {
      const best = evaluate(win, honba);
      return best instanceof Candidate ? [] : best;
    },
  };
}

/** The win that was counted, once it is sure that it has the form of one: an error may come of a value that has not. */
function wellFormed(counted: CountedWin): Win {
  const win = winOf(counted);
  assertWin(win);
  return win;
}

function notComplete({ hand: { concealed, melds }, tile }: Win, rules: TileRules): ScoreError {
  return { code: 'notComplete', shanten: distance(countKinds([...concealed, tile]), melds.length, rules) };
}

function reasonOf(lost: Candidate, best: Candidate): Rejected['reason'] {
  if (lost.basePoints === 0) return lost.yakuHan === 0 ? 'noYaku' : 'tooFewHan';
  if (lost.basePoints < best.basePoints) return 'fewerPoints';
  if (best.yakuman > lost.yakuman) return 'counted';
  return lost.han < best.han ? 'fewerHan' : lost.fu < best.fu ? 'fewerFu' : 'same';
}
