import { Candidate, viewOf } from './candidate.ts';
import { type FuItem, countFu, roundFu } from './fu.ts';
import type { HandView } from '../hand/reading.ts';
import { LIMIT_TABLE } from '../payments/limits.ts';
import { basePoints } from '../payments/points.ts';
import { Reader, type ReadingVisitor } from './readings.ts';
import type { FuRules } from '../rules/hand-rules.ts';
import type { RuleSet } from '../rules/ruleset.ts';
import type { Survey } from './survey.ts';
import type { Win } from '../hand/win.ts';
import { fuRulesOf } from '../yaku/usual.ts';
import { YakuTable } from './yaku-table.ts';

/** Values each reading of a surveyed hand and keeps the best. */
export class Evaluator implements ReadingVisitor {
  next: Candidate = new Candidate();
  /** Every candidate of the hand, collected only by `bestOfAll`. */
  readonly all: Candidate[] = [];
  #collecting = false;
  #best: Candidate = new Candidate();
  #found = false;
  #doraHan = 0;
  #minimumHan = 1;

  readonly #rules: RuleSet;
  readonly #fu: FuRules;
  readonly #survey: Survey;
  readonly #reader: Reader;
  readonly #closedTable: YakuTable;
  readonly #openTable: YakuTable;
  #table: YakuTable;
  /** The yaku and han of the hand however it is read. */
  readonly #ofHand: Candidate = new Candidate();
  /** Collects the yaku that replace everything else. */
  readonly #alone: Candidate = new Candidate();
  #win: Win | undefined;

  constructor(rules: RuleSet, survey: Survey) {
    this.#rules = rules;
    this.#fu = fuRulesOf(rules);
    this.#survey = survey;
    this.#reader = new Reader(survey, this);
    this.#closedTable = new YakuTable(rules, true);
    this.#openTable = new YakuTable(rules, false);
    this.#table = this.#closedTable;
  }

  get table(): YakuTable {
    return this.#table;
  }

  /**
   * The best candidate of the surveyed hand, valid until the next call; undefined if the hand is not complete.
   * A candidate with less than `minimumHan` from yaku has no base points.
   */
  best(win: Win, minimumHan: number): Candidate | undefined {
    const { closed, dora, akaDora, uraDora, kita, facts } = this.#survey;
    this.#table = closed ? this.#closedTable : this.#openTable;
    this.#doraHan = dora + akaDora + uraDora + kita;
    this.#minimumHan = minimumHan;
    this.#found = false;
    this.#win = win;
    this.#ofHand.yakuCount = 0;
    this.#ofHand.yakuHan = this.#table.ofHand.collect(this.#ofHand, facts);
    this.#reader.read();
    if (this.#table.local !== undefined && this.#survey.melds.count === 0) this.#readIrregular();
    return this.#found ? this.#best : undefined;
  }

  /** The best candidate, and all of them in `all`. */
  bestOfAll(win: Win, minimumHan: number): Candidate | undefined {
    this.#collecting = true;
    this.all.length = 0;
    const best = this.best(win, minimumHan);
    this.#collecting = false;
    return best;
  }

  visit(): void {
    const candidate = this.next;
    this.#value(candidate);
    const better = !this.#found || compareWorth(candidate, this.#best) > 0;
    if (this.#collecting) {
      this.all.push(candidate);
      this.next = new Candidate();
    } else if (better) this.next = this.#best;
    if (better) this.#best = candidate;
    this.#found = true;
  }

  /** A shape that only a local yaku completes. With limits it is worth what that yaku is worth and no more; without, it counts like others. */
  #readIrregular(): void {
    const candidate = this.next;
    candidate.form = 'irregular';
    candidate.wait = 'tanki';
    candidate.wonIn = 'pair';
    candidate.facts = 0;
    if (!this.#table.local?.completes(this.#view(candidate))) return;
    if (this.#rules.points.limits === 'played') this.#minimumHan = Infinity;
    this.visit();
  }

  #view(candidate: Candidate): HandView {
    return viewOf(candidate, this.#survey, this.#win as Win);
  }

  #value(candidate: Candidate): void {
    candidate.yakuCount = candidate.alone = 0;
    const view = this.#table.local && this.#view(candidate);
    candidate.yakuman = this.#yakumanOf(candidate, view);
    if (candidate.yakuman > 0) return worthYakuman(candidate);
    this.#collectHan(candidate, view);
    candidate.han = candidate.yakuHan + this.#doraHan;
    const fu = this.#fu;
    candidate.fuBeforeRounding = countFu(candidate, this.#survey, fu);
    candidate.fu = roundFu(candidate.fuBeforeRounding, candidate.form, fu);
    candidate.basePoints = candidate.yakuHan < this.#minimumHan ? 0 : basePoints(candidate.han, candidate.fu, this.#rules);
    if (view || !this.#table.instead.isEmpty) this.#valueInstead(candidate, view);
  }

  /** All yaku that are added up. */
  #collectHan(candidate: Candidate, view: HandView | undefined): void {
    for (let i = 0; i < this.#ofHand.yakuCount; i++) candidate.addYaku(this.#ofHand.yaku[i] as number);
    candidate.yakuHan = this.#ofHand.yakuHan + this.#table.ofReading.collect(candidate, this.#survey.facts);
    if (view) candidate.yakuHan += this.#table.local?.collect(candidate, view, 'added') ?? 0;
    candidate.yakuHan -= this.#table.strike(candidate);
  }

  /** The multiple of all yakuman; 0 where there is none. */
  #yakumanOf(candidate: Candidate, view: HandView | undefined): number {
    let sum = this.#table.yakuman.collect(candidate, this.#survey.facts);
    if (view) sum += this.#table.local?.collect(candidate, view, 'yakuman') ?? 0;
    if (sum === 0) return 0;
    const { yakumanStacking, yakumanLimit } = this.#rules.yaku;
    sum -= this.#table.strike(candidate);
    const multiple = yakumanStacking === 'sum' ? sum : this.#keepHighest(candidate);
    return yakumanLimit === null ? multiple : Math.min(multiple, yakumanLimit);
  }

  #keepHighest(candidate: Candidate): number {
    const { items } = this.#table;
    const held = candidate.yaku.subarray(0, candidate.yakuCount);
    const highest = held.reduce((most, index) => Math.max(most, items[index]?.han ?? 0), 0);
    candidate.yaku[0] = held.find((index) => items[index]?.han === highest) as number;
    candidate.yakuCount = 1;
    return highest;
  }

  /** Of the yaku worth a limit, the highest replaces the hand's value if that is lower. */
  #valueInstead(candidate: Candidate, view: HandView | undefined): void {
    const { instead, local } = this.#table;
    const alone = this.#alone;
    alone.yakuCount = 0;
    instead.collect(alone, this.#survey.facts);
    if (view) local?.collect(alone, view, 'instead');
    if (alone.yakuCount === 0) return;
    const han = this.#keepHighest(alone);
    const points = basePoints(han, candidate.fu, this.#rules);
    if (points <= candidate.basePoints) return;
    candidate.yakuCount = 0;
    candidate.addYaku(alone.yaku[0] as number);
    candidate.yakuHan = candidate.han = han;
    candidate.basePoints = points;
    candidate.alone = 1;
  }

  /** The fu of a candidate line by line. */
  fuItems(candidate: Candidate): readonly FuItem[] {
    const items: FuItem[] = [];
    if (candidate.yakuman === 0) countFu(candidate, this.#survey, this.#fu, items);
    return items;
  }
}

function worthYakuman(candidate: Candidate): void {
  candidate.han = candidate.yakuHan = candidate.fu = candidate.fuBeforeRounding = 0;
  candidate.basePoints = LIMIT_TABLE.yakuman.basePoints * candidate.yakuman;
}

/**
 * How much more one candidate is worth than another: by base points, a yakuman before counted han, the hand's own value before a yaku that
 * counts alone, then by han, then by fu.
 */
export function compareWorth(one: Candidate, other: Candidate): number {
  const first = one.basePoints - other.basePoints || one.yakuman - other.yakuman || other.alone - one.alone;
  return first || one.han - other.han || one.fu - other.fu;
}
