import type { HandView } from '../hand/reading.ts';
import { LIMIT_TABLE } from '../hand/limits.ts';
import { basePoints } from '../payments/points.ts';
import type { FuRules } from '../hand/hand-rules.ts';
import type { RuleSet } from '../rules/ruleset.ts';
import { fuRulesOf } from '../yaku/usual.ts';
import { Candidate, viewOf } from './candidate.ts';
import { type CountedWin, winOf } from './counted-win.ts';
import { type FuItem, countFu, fuItems, roundFu } from './fu.ts';
import { Reader, type ReadingVisitor } from './readings.ts';
import { Survey } from './survey.ts';
import { type Instead, YakuLists, YakuTable, hanIn, yakumanIn } from './yaku-table.ts';

/** Values each reading of a hand and keeps the best. */
export class Evaluator implements ReadingVisitor {
  /** The win being valued. */
  readonly survey: Survey;
  readonly lists: YakuLists = new YakuLists();
  /** The candidates of the hand, and after them those of earlier hands, to be filled again. */
  readonly #candidates: Candidate[] = [];
  #count = 0;
  #best: Candidate | undefined;
  #doraHan = 0;
  #minimumHan = 1;

  readonly #rules: RuleSet;
  readonly #fu: FuRules;
  readonly #reader: Reader;
  /** The yaku of open and of closed hands, each made for the first such hand. */
  readonly #tables: (YakuTable | undefined)[] = [];
  #table!: YakuTable;
  #counted: CountedWin | undefined;

  constructor(rules: RuleSet) {
    this.#rules = rules;
    this.#fu = fuRulesOf(rules);
    this.survey = new Survey(rules);
    this.#reader = new Reader(this.survey, this);
  }

  /**
   * The best candidate of the win just surveyed, valid until the next call; undefined if the hand is not complete.
   * A candidate with less than `minimumHan` from yaku has no base points.
   */
  best(counted: CountedWin, minimumHan: number): Candidate | undefined {
    const { survey } = this;
    this.#counted = counted;
    this.#table = this.#tables[Number(survey.closed)] ??= new YakuTable(this.#rules, survey.closed, this.lists);
    this.#doraHan = survey.dora + survey.akaDora + survey.uraDora + survey.kita;
    this.#minimumHan = minimumHan;
    this.#count = 0;
    this.#best = undefined;
    this.#reader.read();
    if (this.#table.hasLocal && survey.melds === 0) this.#readIrregular();
    return this.#best;
  }

  /** The candidates that lost against the best one. */
  lost(): readonly Candidate[] {
    return this.#count === 1 ? [] : this.#candidates.slice(0, this.#count).filter((candidate) => candidate !== this.#best);
  }

  visit(): void {
    const candidate = (this.#candidates[this.#count++] ??= new Candidate());
    candidate.copy(this.#reader);
    const table = this.#table;
    if (table.hasLocal) this.#valueWithLocal(candidate);
    else {
      const at = table.find(this.survey.facts, candidate.facts);
      const { rows } = table.known;
      this.#worth(candidate, rows[at] as number, rows[at + 1] as number);
    }
    if (this.#best === undefined || compareWorth(candidate, this.#best) > 0) this.#best = candidate;
  }

  /** The fu of a candidate line by line. */
  fuItems(candidate: Candidate): readonly FuItem[] {
    return candidate.yakuman > 0 ? [] : fuItems(candidate, this.survey, this.#fu, candidate.fuBeforeRounding);
  }

  #valueWithLocal(candidate: Candidate): void {
    const { worth, list } = this.#table.outcomeWithLocal(this.survey.facts, candidate.facts, this.#view());
    this.#worth(candidate, worth, list);
  }

  #worth(candidate: Candidate, worth: number, list: number): void {
    const yakuman = yakumanIn(worth);
    candidate.list = list;
    candidate.yakuman = yakuman;
    candidate.alone = false;
    if (yakuman > 0) {
      candidate.han = candidate.yakuHan = candidate.fu = candidate.fuBeforeRounding = 0;
      candidate.basePoints = LIMIT_TABLE.yakuman.basePoints * yakuman;
      return;
    }
    const han = hanIn(worth);
    const fu = this.#fu;
    candidate.yakuHan = han;
    candidate.han = han + this.#doraHan;
    candidate.fuBeforeRounding = countFu(candidate, this.survey, fu);
    candidate.fu = roundFu(candidate.fuBeforeRounding, candidate.form, fu);
    candidate.basePoints = han < this.#minimumHan ? 0 : basePoints(candidate.han, candidate.fu, this.#rules);
    const instead = this.#table.insteadIn(worth);
    if (instead !== undefined) this.#valueInstead(candidate, instead);
  }

  /** A yaku that is worth a limit replaces the hand's value if that is lower. */
  #valueInstead(candidate: Candidate, { list, han }: Instead): void {
    const points = basePoints(han, candidate.fu, this.#rules);
    if (points <= candidate.basePoints) return;
    candidate.list = list;
    candidate.yakuHan = candidate.han = han;
    candidate.basePoints = points;
    candidate.alone = true;
  }

  /** A shape that only a local yaku completes. With limits it is worth what that yaku is worth and no more; without, it counts like others. */
  #readIrregular(): void {
    this.#reader.placeIrregular();
    if (!this.#table.completes(this.#view())) return;
    if (this.#rules.points.limits === 'played') this.#minimumHan = Infinity;
    this.visit();
  }

  #view(): HandView {
    return viewOf(this.#reader, this.survey, winOf(this.#counted as CountedWin));
  }
}

/**
 * How much more one candidate is worth than another: by base points, a yakuman before counted han, the hand's own value before a yaku that
 * counts alone, then by han, then by fu.
 */
export function compareWorth(one: Candidate, other: Candidate): number {
  const first = one.basePoints - other.basePoints || one.yakuman - other.yakuman;
  if (first !== 0) return first;
  if (one.alone !== other.alone) return one.alone ? -1 : 1;
  return one.han - other.han || one.fu - other.fu;
}
