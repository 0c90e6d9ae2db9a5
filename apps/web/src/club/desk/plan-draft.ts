import type { RuleSet } from '@tenbo/engine';
import { TIE_BREAKS, type TieBreak } from '@tenbo/ledger';
import type { Plan } from '@tenbo/tournament';

/** A plan as it is typed. Points are typed as they are said: 20 is 20,000. */
export interface PlanDraft {
  readonly title: string;
  readonly rounds: string;
  readonly minutes: string;
  /** In the order in which they were chosen. */
  readonly ties: readonly TieBreak[];
  readonly best: string;
  readonly cutAfter: string;
  readonly advance: string;
  readonly keep: string;
  /** Empty: the player's own average. */
  readonly bye: string;
  readonly isByeAverage: boolean;
  readonly substitute: string;
  readonly isSubstituteFixed: boolean;
}

/** What is wrong with a field of a draft. */
const PLAN_FAULTS = ['title', 'rounds', 'minutes', 'best', 'cut', 'bye', 'substitute'] as const;
export type PlanFault = (typeof PLAN_FAULTS)[number];

export const NEW_PLAN: PlanDraft = {
  title: '',
  rounds: '',
  minutes: '',
  ties: [],
  best: '',
  cutAfter: '',
  advance: '',
  keep: '100',
  bye: '0',
  isByeAverage: false,
  substitute: '-30',
  isSubstituteFixed: false,
};

/** The fields of a cut. */
const CUT = ['cutAfter', 'advance', 'keep'] as const;

/** A plan as it would have been typed. Of several cuts the first is shown. */
export function draftOf({ title, rounds, minutes, standings, bye, substitute }: Plan): PlanDraft {
  const [cut] = standings.cuts ?? [];
  return {
    ...NEW_PLAN,
    title,
    rounds: textOf(rounds),
    minutes: textOf(minutes),
    ties: standings.ties,
    best: textOf(standings.best),
    ...(cut && typeof cut.keep === 'number'
      ? { cutAfter: textOf(cut.after), advance: textOf(cut.advance), keep: textOf(cut.keep * 100) }
      : {}),
    isByeAverage: bye === 'average',
    ...(bye !== 'average' && { bye: textOf(bye / THOUSAND) }),
    isSubstituteFixed: substitute !== undefined,
    ...(substitute !== undefined && { substitute: textOf(substitute / THOUSAND) }),
  };
}

/**
 * The plan that a draft means, or which of its fields are wrong.
 *
 * @param before the plan that is changed: cuts that cannot be typed here stay as long as what is typed of them does
 */
export function planOf(draft: PlanDraft, rules: RuleSet, before?: Plan): Plan | readonly PlanFault[] {
  const [rounds, minutes, best] = [draft.rounds, draft.minutes, draft.best].map(countOf);
  const isCutSame = before !== undefined && CUT.every((field) => draft[field] === draftOf(before)[field]);
  const cut = isCutSame ? undefined : cutOf(draft);
  const cuts = isCutSame ? before.standings.cuts : cut && cut !== 'wrong' ? [cut] : undefined;
  const bye = draft.isByeAverage ? 'average' : pointsOf(draft.bye);
  const substitute = draft.isSubstituteFixed ? pointsOf(draft.substitute) : undefined;
  const wrong: Readonly<Record<PlanFault, boolean>> = {
    title: draft.title.trim() === '' || draft.title.length > 100,
    rounds: rounds === 'wrong',
    minutes: minutes === 'wrong' || (minutes ?? 1) > 1000,
    best: best === 'wrong',
    cut: cut === 'wrong',
    bye: bye === undefined,
    substitute: draft.isSubstituteFixed && substitute === undefined,
  };
  const faults = PLAN_FAULTS.filter((fault) => wrong[fault]);
  if (faults.length > 0 || bye === undefined) return faults;
  return {
    title: draft.title.trim(),
    rules,
    standings: {
      ties: draft.ties,
      ...(cuts && { cuts }),
      ...(typeof best === 'number' && { best }),
    },
    ...(typeof rounds === 'number' && { rounds }),
    ...(typeof minutes === 'number' && { minutes }),
    bye,
    ...(substitute !== undefined && { substitute }),
  };
}

/** The tie-breaks with one more at the end, or without it. */
export function withTie(ties: readonly TieBreak[], tie: TieBreak): readonly TieBreak[] {
  return ties.includes(tie) ? ties.filter((one) => one !== tie) : [...ties, tie].slice(0, TIE_BREAKS.length);
}

function cutOf({ cutAfter, advance, keep }: PlanDraft) {
  if (cutAfter.trim() === '' && advance.trim() === '') return undefined;
  const [after, first] = [countOf(cutAfter), countOf(advance)];
  const part = numberOf(keep);
  if (typeof after !== 'number' || typeof first !== 'number' || part === undefined || part < 0 || part > 100) return 'wrong';
  return { after, advance: first, keep: part / 100 };
}

/** A whole number from 1; undefined if nothing is typed. */
function countOf(text: string): number | 'wrong' | undefined {
  if (text.trim() === '') return undefined;
  const number = numberOf(text);
  return number !== undefined && Number.isInteger(number) && number >= 1 && number <= 9_999 ? number : 'wrong';
}

const THOUSAND = 1000;
/** The most points that the tournament's log takes. */
const MOST_POINTS = 10_000_000;

/** Points typed as thousands, to a tenth; undefined if it is no number. */
export function pointsOf(text: string): number | undefined {
  const number = numberOf(text);
  if (number === undefined) return undefined;
  const points = Math.round(number * THOUSAND);
  return Math.abs(points) <= MOST_POINTS ? points : undefined;
}

/** A number with either sign of minus, in any width of digits. */
function numberOf(text: string): number | undefined {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/^[−▲△]/u, '-')
    .replace(',', '.');
  return /^[+-]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

function textOf(number: number | undefined): string {
  return number === undefined ? '' : String(number);
}
