import type { TournamentCut } from '@tenbo/ledger';
import { thousandsIn } from '@tenbo/records';

import { countOf, plainNumber, thousandsText } from './typed-number.ts';

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
export function cutDraftOf({ after, advance, keep }: TournamentCut): CutDraft {
  const typed = { ...NEW_CUT, after: String(after), advance: String(advance) };
  if (typeof keep !== 'number') return { ...typed, keep: 'points', points: keep.map(thousandsText).join(' ') };
  const named = (['all', 'half', 'third', 'none'] as const).find((one) => PARTS[one] === keep);
  return named ? { ...typed, keep: named } : { ...typed, keep: 'percent', percent: percentText(keep) };
}

/** The cut that a draft stands for; undefined if something in it is wrong. */
export function cutOf(draft: CutDraft): TournamentCut | undefined {
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
