import type { Candidate } from './core/candidate.ts';
import type { Evaluator } from './core/evaluate.ts';
import type { YakuItem } from './core/yaku-table.ts';
import type { DoraHan } from './hand/dora.ts';
import { HAND } from './hand/facts.ts';
import type { Limit } from './hand/limits.ts';
import { type Paid, type Price, Prices, type Shares } from './payments/payments.ts';
import type { HandValue } from './payments/points.ts';
import type { RuleSet } from './rules/ruleset.ts';

/** What a hand is worth and what it is paid, in plain JSON: the command line, the pipe and a server answer with these fields. */
export interface Score extends DoraHan, HandValue, Paid {
  /** Each yaku with its han, or with its multiple where the hand is a yakuman; in the order of `YAKU`. */
  readonly yaku: readonly YakuItem[];
  readonly limit: Limit | null;
  /** Points (基本点), from which each payer's share follows. */
  readonly basePoints: number;
}

/** The score of the win that a scorer valued last. */
export interface ScoreView extends Score {
  /** The place of its yaku in `yakuLists` of the scorer. */
  readonly yakuIndex: number;
}

/** The score of the best candidate of the win just valued, worked out as it is read. */
export class BestScore implements ScoreView {
  readonly #evaluator: Evaluator;
  readonly #prices: Prices;
  #best!: Candidate;

  constructor(rules: RuleSet, evaluator: Evaluator) {
    this.#evaluator = evaluator;
    this.#prices = new Prices(rules);
  }

  of(best: Candidate): this {
    this.#best = best;
    return this;
  }

  get yaku(): readonly YakuItem[] {
    return this.#evaluator.lists.all[this.#best.list] as readonly YakuItem[];
  }

  get yakuIndex(): number {
    return this.#best.list;
  }

  get dora(): number {
    return this.#countsDora() ? this.#evaluator.survey.dora : 0;
  }

  get akaDora(): number {
    return this.#countsDora() ? this.#evaluator.survey.akaDora : 0;
  }

  get uraDora(): number {
    return this.#countsDora() ? this.#evaluator.survey.uraDora : 0;
  }

  get kita(): number {
    return this.#countsDora() ? this.#evaluator.survey.kita : 0;
  }

  get han(): number {
    return this.#best.han;
  }

  get fu(): number {
    return this.#best.fu;
  }

  get yakuman(): number {
    return this.#best.yakuman;
  }

  get limit(): Limit | null {
    return this.paid.limit;
  }

  get basePoints(): number {
    return this.#best.basePoints;
  }

  get payments(): Shares {
    return this.paid.payments;
  }

  get total(): number {
    return this.paid.total;
  }

  /** A score of its own. */
  copy(): Score {
    const best = this.#best;
    const { dora, akaDora, uraDora, kita } = this.#evaluator.survey;
    const { payments, total, limit } = this.paid;
    const counts = this.#countsDora();
    return {
      yaku: this.yaku,
      dora: counts ? dora : 0,
      akaDora: counts ? akaDora : 0,
      uraDora: counts ? uraDora : 0,
      kita: counts ? kita : 0,
      han: best.han,
      fu: best.fu,
      yakuman: best.yakuman,
      limit,
      basePoints: best.basePoints,
      payments,
      total,
    };
  }

  /** Whether dora are among the han. */
  #countsDora(): boolean {
    return this.#best.han > this.#best.yakuHan;
  }

  /** What the hand is paid and as which limit. */
  get paid(): Price {
    const { facts } = this.#evaluator.survey;
    return this.#prices.of(this.#best.basePoints, (facts & HAND.tsumo) !== 0 ? 'tsumo' : 'ron', (facts & HAND.dealer) !== 0);
  }
}
