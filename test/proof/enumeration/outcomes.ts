import { createHash } from 'node:crypto';
import { type CountedWin, type RuleSet, type Score, type ScoreView, createScorer } from '@tenbo/engine';

/** The value of a win and who pays it; no dora are in play. */
export type Worth = Pick<Score, 'yaku' | 'han' | 'fu' | 'yakuman' | 'limit' | 'basePoints' | 'payments' | 'total'>;

/** How many wins had the same value, and the lowest number of such a win. */
interface Tally {
  wins: number;
  first: number;
}

/** Tallies by the text of the value: a `Worth`, or `null` without a yaku. */
export type Tallies = Record<string, Tally>;

export function worthOf({ yaku, han, fu, yakuman, limit, basePoints, payments, total }: Worth): Worth {
  return { yaku, han, fu, yakuman, limit, basePoints, payments, total };
}

interface Outcome extends Tally {
  readonly worth: Worth | undefined;
  readonly text: string;
  /** The first eight bytes of the SHA-256 of the text. */
  readonly mark: readonly [number, number];
}

const NO_YAKU = 'null';
const MORE_THAN_FU = 128;
const MARKS = 2 ** 14;
const CHECKED = 1024;

/** Scores wins under one rule set, counts their values, and digests these in order. */
export class Outcomes {
  readonly #scorer;
  readonly #known = new Map<string, Outcome>();
  /** For each way to win, by list of yaku and fu: the most recent value. */
  readonly #last: (Outcome | undefined)[][] = [[], [], [], []];
  readonly #none: Outcome = this.#outcome(undefined);
  readonly #hash = createHash('sha256');
  readonly #marks = new Uint32Array(MARKS);
  #marked = 0;

  constructor(rules: RuleSet) {
    this.#scorer = createScorer(rules);
  }

  add(counted: CountedWin, way: number, number: number): void {
    const view = this.#scorer.view(counted);
    const outcome = view === undefined ? this.#withoutYaku(counted) : this.#of(view, way);
    if (outcome.wins++ === 0) outcome.first = number;
    this.#marks[this.#marked++] = outcome.mark[0];
    this.#marks[this.#marked++] = outcome.mark[1];
    if (this.#marked === MARKS) this.#digestMarks();
  }

  /** The tallies so far and their digest. Nothing can be added afterwards. */
  finished(): { readonly tallies: Tallies; readonly digest: string } {
    this.#digestMarks();
    const found = [...this.#known].filter(([, { wins }]) => wins > 0).map(([text, { wins, first }]) => [text, { wins, first }]);
    return { tallies: Object.fromEntries(found) as Tallies, digest: this.#hash.digest('hex') };
  }

  #of(view: ScoreView, way: number): Outcome {
    const last = this.#last[way] as (Outcome | undefined)[];
    const at = view.yakuIndex * MORE_THAN_FU + view.fu;
    const known = last[at]?.worth;
    if (known !== undefined && isSame(known, view)) return last[at] as Outcome;
    return (last[at] = this.#outcome(view));
  }

  /** Here a win by tsumo has a yaku, which shows that the hand is complete. For some wins by ron, the reason for the refusal is checked. */
  #withoutYaku(counted: CountedWin): Outcome {
    if (this.#none.wins % CHECKED === 0) {
      const [error] = this.#scorer.check(counted);
      if (error?.code !== 'noYaku') throw new Error(`refused: ${JSON.stringify(error)}`);
    }
    return this.#none;
  }

  #outcome(view: ScoreView | undefined): Outcome {
    const worth = view && worthOf(view);
    const text = worth === undefined ? NO_YAKU : JSON.stringify(worth);
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const digest = createHash('sha256').update(text).digest();
    const outcome = { worth, text, mark: [digest.readUInt32LE(0), digest.readUInt32LE(4)], wins: 0, first: 0 } as const;
    this.#known.set(text, { ...outcome });
    return this.#known.get(text)!;
  }

  #digestMarks(): void {
    this.#hash.update(new Uint8Array(this.#marks.buffer, 0, 4 * this.#marked));
    this.#marked = 0;
  }
}

function isSame(known: Worth, view: ScoreView): boolean {
  return (
    known.yaku === view.yaku &&
    known.fu === view.fu &&
    known.han === view.han &&
    known.yakuman === view.yakuman &&
    known.basePoints === view.basePoints &&
    known.total === view.total &&
    known.limit === view.limit &&
    known.payments === view.payments
  );
}

/** Adds tallies to others. Of two first wins, the one with the lower number counts. */
export function addTallies(to: Tallies, more: Tallies): void {
  for (const [text, { wins, first }] of Object.entries(more)) {
    const there = (to[text] ??= { wins: 0, first });
    there.wins += wins;
    there.first = Math.min(there.first, first);
  }
}
