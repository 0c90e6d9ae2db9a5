// A plan as it is typed, and the plan that it stands for.
import { type RuleSet, isBlank } from '@tenbo/engine';
import { type TieBreak, type TournamentCut, TIE_BREAKS } from '@tenbo/ledger';
import { thousandsIn } from '@tenbo/records';
import type { Plan } from '@tenbo/tournament';

import { countOf, plainNumber, thousandsText } from './typed-number.ts';

/** A plan as it is typed. Points are in thousands: 20 stands for 20,000. */
export interface PlanDraft {
  readonly title: string;
  readonly isFree: boolean;
  readonly rounds: string;
  readonly minutes: string;
  readonly doPhonesCallTime: boolean;
  /** In the order in which they were chosen. */
  readonly ties: readonly TieBreak[];
  readonly best: string;
  readonly cuts: readonly CutDraft[];
  /** If empty, the player's own average. */
  readonly bye: string;
  readonly isByeAverage: boolean;
  readonly substitute: string;
  readonly isSubstituteFixed: boolean;
  readonly doTablesCorrect: boolean;
  readonly doTablesStart: boolean;
  readonly sharesPlayers: boolean;
  readonly areResultsHidden: boolean;
}

/** The fields of a draft that can be wrong. */
const PLAN_FAULTS = ['title', 'rounds', 'minutes', 'best', 'cut', 'cutOrder', 'bye', 'substitute'] as const;
export type PlanFault = (typeof PLAN_FAULTS)[number];

export const NEW_PLAN: PlanDraft = {
  title: '',
  isFree: false,
  rounds: '',
  minutes: '',
  doPhonesCallTime: false,
  ties: [],
  best: '',
  cuts: [],
  bye: '0',
  isByeAverage: false,
  substitute: '-30',
  isSubstituteFixed: false,
  doTablesCorrect: false,
  doTablesStart: false,
  sharesPlayers: false,
  areResultsHidden: false,
};

/** The draft that stands for a plan. */
export function draftOf(plan: Plan): PlanDraft {
  const {
    title,
    isFree,
    rounds,
    minutes,
    callsTime,
    standings,
    bye,
    substitute,
    tablesCorrect,
    tablesStart,
    sharesPlayers,
    hidesResults,
  } = plan;
  return {
    ...NEW_PLAN,
    title,
    isFree: isFree === true,
    rounds: textOf(rounds),
    minutes: textOf(minutes),
    doPhonesCallTime: callsTime === true,
    ties: standings.ties,
    best: textOf(standings.best),
    cuts: (standings.cuts ?? []).map(cutDraftOf),
    isByeAverage: bye === 'average',
    ...(bye !== 'average' && { bye: thousandsText(bye) }),
    isSubstituteFixed: substitute !== undefined,
    ...(substitute !== undefined && { substitute: thousandsText(substitute) }),
    doTablesCorrect: tablesCorrect === true,
    doTablesStart: tablesStart === true,
    sharesPlayers: sharesPlayers === true,
    areResultsHidden: hidesResults === true,
  };
}

/** The plan that a draft stands for, or the fields that are wrong. */
export function planOf(draft: PlanDraft, rules: RuleSet): Plan | readonly PlanFault[] {
  const [rounds, minutes, best] = [draft.rounds, draft.minutes, draft.best].map(countOf);
  const typed = draft.cuts.map(cutOf);
  const cuts = typed.filter((cut) => cut !== undefined);
  const bye = draft.isByeAverage ? 'average' : thousandsIn(draft.bye);
  const substitute = draft.isSubstituteFixed ? thousandsIn(draft.substitute) : undefined;
  const wrong: Readonly<Record<PlanFault, boolean>> = {
    title: isBlank(draft.title) || draft.title.length > 100,
    rounds: rounds === 'wrong',
    minutes: minutes === 'wrong' || (minutes ?? 1) > 1000,
    best: best === 'wrong',
    cut: cuts.length < typed.length,
    cutOrder: cuts.some(({ after }, i) => after <= (cuts[i - 1]?.after ?? 0)),
    bye: bye === undefined,
    substitute: draft.isSubstituteFixed && substitute === undefined,
  };
  const faults = PLAN_FAULTS.filter((fault) => wrong[fault]);
  if (faults.length > 0 || bye === undefined) return faults;
  return {
    title: draft.title.trim(),
    rules,
    ...(draft.isFree && { isFree: true }),
    standings: {
      ties: draft.ties,
      ...(cuts.length > 0 && { cuts }),
      ...(typeof best === 'number' && { best }),
    },
    ...(typeof rounds === 'number' && { rounds }),
    ...(typeof minutes === 'number' && { minutes, ...(draft.doPhonesCallTime && { callsTime: true }) }),
    bye,
    ...(substitute !== undefined && { substitute }),
    ...(draft.doTablesCorrect && { tablesCorrect: true }),
    ...(draft.doTablesStart && { tablesStart: true }),
    ...(draft.sharesPlayers && { sharesPlayers: true }),
    ...(draft.areResultsHidden && { hidesResults: true }),
  };
}

/** The tie-breaks an event can use: in free play there is no last round that all players share. */
export function tiesFor({ isFree }: Pick<PlanDraft, 'isFree'>): readonly TieBreak[] {
  return isFree ? TIE_BREAKS.filter((tie) => tie !== 'lastRound') : TIE_BREAKS;
}

/** Turns a draft into one of the other kind, without the fields that kind does not have. A club night has no referees. */
export function ofKind(draft: PlanDraft, isFree: boolean): PlanDraft {
  if (!isFree) return { ...draft, isFree, doTablesCorrect: false, doTablesStart: false };
  const { rounds, minutes, cuts, bye, isByeAverage } = NEW_PLAN;
  const ties = draft.ties.filter((tie) => tiesFor({ isFree }).includes(tie));
  return { ...draft, isFree, rounds, minutes, ties, cuts, bye, isByeAverage, doTablesCorrect: true };
}

/** Adds a tie-break at the end of the list, or removes it. */
export function withTie(ties: readonly TieBreak[], tie: TieBreak): readonly TieBreak[] {
  return ties.includes(tie) ? ties.filter((one) => one !== tie) : [...ties, tie].slice(0, TIE_BREAKS.length);
}

function textOf(number: number | undefined): string {
  return number === undefined ? '' : String(number);
}

/** How much of their points the players who advance keep. */
export const KEEPS = ['all', 'half', 'third', 'none', 'percent', 'points'] as const;
export type Keep = (typeof KEEPS)[number];

/** A cut as it is typed. */
export interface CutDraft {
  readonly after: string;
  readonly advance: string;
  readonly keep: Keep;
  /** Only for `percent`. */
  readonly percent: string;
  /** Only for `points`: what each place starts with, in thousands as points are written, separated by spaces. */
  readonly points: string;
}

export const NEW_CUT: CutDraft = { after: '', advance: '', keep: 'all', percent: '', points: '' };

const PARTS = { all: 1, half: 1 / 2, third: 1 / 3, none: 0 } as const;

/** The draft that stands for a cut. */
function cutDraftOf({ after, advance, keep }: TournamentCut): CutDraft {
  const typed = { ...NEW_CUT, after: String(after), advance: String(advance) };
  if (typeof keep !== 'number') return { ...typed, keep: 'points', points: keep.map(thousandsText).join(' ') };
  const named = (['all', 'half', 'third', 'none'] as const).find((one) => PARTS[one] === keep);
  return named ? { ...typed, keep: named } : { ...typed, keep: 'percent', percent: percentText(keep) };
}

/** The cut that a draft stands for; undefined if something in it is wrong. */
function cutOf(draft: CutDraft): TournamentCut | undefined {
  const [after, advance, keep] = [countOf(draft.after), countOf(draft.advance), keepOf(draft)];
  if (typeof after !== 'number' || typeof advance !== 'number' || keep === undefined) return undefined;
  return { after, advance, keep };
}

function keepOf({ keep, percent, points }: CutDraft): TournamentCut['keep'] | undefined {
  if (keep === 'percent') return partOf(percent);
  if (keep !== 'points') return PARTS[keep];
  const typed = points.trim() === '' ? [] : points.trim().split(/\s+/u);
  const each = typed.flatMap((one) => thousandsIn(one) ?? []);
  return each.length === typed.length ? each : undefined;
}

/** Shifts the decimal point of a percentage within the text: dividing by 100 would not be exact. */
function partOf(percent: string): number | undefined {
  const part = Number(`${plainNumber(percent) ?? ''}e-2`);
  return part >= 0 && part <= 1 ? part : undefined;
}

function percentText(part: number): string {
  const [mantissa = '', exponent = ''] = part.toExponential().split('e');
  const digits = mantissa.replace('.', '');
  const before = Number(exponent) + 3;
  if (before <= 0) return `0.${'0'.repeat(-before)}${digits}`;
  const whole = digits.slice(0, before).padEnd(before, '0');
  return digits.length > before ? `${whole}.${digits.slice(before)}` : whole;
}
