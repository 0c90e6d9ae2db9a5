import { signal } from '@preact/signals';

import { ENDS, type HandForm, WAYS, type WinForm } from './entry/form.ts';
import { inTurn, keepDrafts } from './kept.ts';

/** What the table asks next about a win: who won, who else won, who pays, and the value. */
const STEPS = ['winner', 'another', 'payer', 'value'] as const;
export type Step = (typeof STEPS)[number];

/** A hand being entered or corrected, as far as the reader has got. */
export interface Draft {
  readonly step: Step;
  readonly form: HandForm;
  /** The heads of the log when its author last saw it. */
  readonly heads: string;
}

/** The drafts of one match: by the entry being corrected, or by `NEW` for the hand being played. */
type Drafts = Readonly<Record<string, Draft>>;
export const NEW = '';

const shown = signal<{ readonly id: string; readonly drafts: Drafts }>({ id: '', drafts: {} });

export function draftOf(match: string, entry: string = NEW): Draft | undefined {
  const { id, drafts } = shown.value;
  return id === match ? drafts[entry] : undefined;
}

/** Shows a draft at once and stores it in the browser's database; undefined drops it. */
export function changeDraft(match: string, entry: string, draft: Draft | undefined): void {
  const { [entry]: _, ...others } = shown.peek().id === match ? shown.peek().drafts : {};
  const drafts = draft ? { ...others, [entry]: draft } : others;
  shown.value = { id: match, drafts };
  // If the draft cannot be stored, it is still on the screen; faults in storing the hand itself are reported separately.
  void inTurn(() => keepDrafts(match, drafts));
}

/** Loads the stored drafts of a match that is being opened. A match that is already open has newer ones on the screen. */
export function takeDrafts(match: string, kept: unknown, players: number): void {
  if (shown.peek().id === match) return;
  const drafts = Object.entries(kept ?? {}).filter((pair): pair is [string, Draft] => isDraft(pair[1], players));
  shown.value = { id: match, drafts: Object.fromEntries(drafts) };
}

/** Checks a draft from the database, which other code may have written to. */
function isDraft(item: unknown, players: number): item is Draft {
  const { step, form, heads } = (item ?? {}) as Partial<Draft>;
  const { end, wins, from, riichi, tenpai, nagashi, open, chombo, dead, causes, draw } = form ?? ({} as Partial<HandForm>);
  const isSeat = (seat: unknown) => Number.isInteger(seat) && Number(seat) >= 0 && Number(seat) < players;
  const areSeats = (seats: unknown) => Array.isArray(seats) && seats.every(isSeat);
  return (
    STEPS.some((one) => one === step) &&
    ENDS.some((one) => one === end) &&
    typeof heads === 'string' &&
    typeof draw === 'string' &&
    (from === undefined || from === 'wall' || isSeat(from)) &&
    [riichi, tenpai, nagashi, open, chombo, dead].every(areSeats) &&
    Array.isArray(causes) &&
    Array.isArray(wins) &&
    wins.every(
      ({ winner, way, pao }: Partial<WinForm>) => isSeat(winner) && WAYS.some((one) => one === way) && Array.isArray(pao),
    )
  );
}
