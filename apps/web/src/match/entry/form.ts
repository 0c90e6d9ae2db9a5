import {
  type AbortiveDraw,
  type LimitBelowYakuman,
  type RuleSet,
  type Seat,
  type Shares,
  LIMITS_BELOW_YAKUMAN,
  MOST_YAKUMAN,
  fuMatter,
} from '@tenbo/engine';
import type { EnteredPao, EnteredValue, EnteredWin, Foul, HandEnd, HandSoFar, WinTiles } from '@tenbo/ledger';

/** The ways to enter a win's value. */
export const WAYS = ['hanFu', 'limit', 'points', 'tiles'] as const;
type Way = (typeof WAYS)[number];

/** What can be chosen as a limit: one below yakuman, or a number of yakuman. */
export const LIMIT_CHOICES: readonly (LimitBelowYakuman | number)[] = [
  ...LIMITS_BELOW_YAKUMAN,
  ...Array.from({ length: MOST_YAKUMAN }, (_, i) => i + 1),
];

/** One win as entered so far. A value entered another way is kept, so that the reader can go back to it. */
export interface WinForm {
  readonly winner: Seat;
  readonly way: Way;
  readonly han?: number | undefined;
  readonly fu?: number | undefined;
  /** One of `LIMIT_CHOICES`. */
  readonly limit?: LimitBelowYakuman | number | undefined;
  readonly points?: Shares | undefined;
  readonly tiles?: WinTiles | undefined;
  readonly pao: readonly EnteredPao[];
  readonly chips?: number | undefined;
}

/** The ways a hand can end in a form. */
export const ENDS = ['win', 'draw', 'chombo'] as const;
type End = (typeof ENDS)[number];

/** How a hand ended, as entered so far; any part may be missing. */
export interface HandForm {
  readonly end: End;
  readonly riichi: readonly Seat[];
  /** In the order they were entered. */
  readonly wins: readonly WinForm[];
  readonly from: Seat | 'wall' | undefined;
  readonly draw: 'exhaustive' | AbortiveDraw;
  readonly tenpai: readonly Seat[];
  readonly nagashi: readonly Seat[];
  readonly open: readonly Seat[];
  /** Who committed a foul, in addition to a win or as the end of the hand. */
  readonly chombo: readonly Seat[];
  /** The causes of fouls. Those of players no longer in `chombo` are kept, in case they return. */
  readonly causes: readonly Foul[];
  readonly dead: readonly Seat[];
  readonly wareme: Seat | undefined;
}

/** What a form still needs. */
type Missing = 'winner' | 'from' | 'value' | 'chombo';

/** A form filled only with what happened at the table. */
export function emptyForm(end: End, { riichi, wareme }: HandSoFar): HandForm {
  return {
    end,
    riichi,
    wins: [],
    from: undefined,
    draw: 'exhaustive',
    tenpai: riichi,
    nagashi: [],
    open: [],
    chombo: [],
    causes: [],
    dead: [],
    wareme,
  };
}

/** The form that produces this hand. */
export function formOf(hand: HandEnd<EnteredWin>): HandForm {
  const { riichi, outcome, chombo = [], causes = [], dead = [], wareme } = hand;
  const base = { ...emptyForm('win', { riichi }), chombo, causes, dead, wareme };
  switch (outcome.kind) {
    case 'ron':
      return { ...base, wins: outcome.wins.map(winFormOf), from: outcome.discarder };
    case 'tsumo':
      return { ...base, wins: [winFormOf(outcome.win)], from: 'wall' };
    case 'exhaustiveDraw': {
      const { tenpai, nagashi = [], open = [] } = outcome;
      return { ...base, end: 'draw', tenpai, nagashi, open };
    }
    case 'abortiveDraw':
      return { ...base, end: 'draw', draw: outcome.cause };
    case 'chombo':
      return { ...base, end: 'chombo', chombo: outcome.by };
  }
}

function winFormOf({ winner, value, pao = [], chips }: EnteredWin): WinForm {
  return { winner, pao, chips, ...valueFormOf(value) };
}

function valueFormOf(value: EnteredValue): Pick<WinForm, 'way' | 'han' | 'fu' | 'limit' | 'points' | 'tiles'> {
  if ('tiles' in value) return { way: 'tiles', tiles: value.tiles };
  if ('han' in value) return { way: 'hanFu', han: value.han, fu: value.fu };
  if ('points' in value) return { way: 'points', points: value.points };
  return { way: 'limit', limit: 'limit' in value ? value.limit : value.yakuman };
}

/** The first missing part of a form; undefined if it is complete. */
export function missingOf(form: HandForm, rules: RuleSet): Missing | undefined {
  if (form.end === 'chombo' && form.chombo.length === 0) return 'chombo';
  if (form.end !== 'win') return undefined;
  if (form.wins.length === 0) return 'winner';
  if (form.from === undefined) return 'from';
  return form.wins.every((win) => valueOf(win, rules)) ? undefined : 'value';
}

/** The hand of a form; undefined while something is missing. */
export function handOf(form: HandForm, rules: RuleSet): HandEnd<EnteredWin> | undefined {
  const outcome = outcomeOf(form, rules);
  if (!outcome) return undefined;
  const causes = form.end === 'draw' ? [] : form.causes.filter(({ seat }) => form.chombo.includes(seat));
  return {
    riichi: form.riichi,
    outcome,
    ...(form.end === 'win' && form.chombo.length > 0 ? { chombo: form.chombo } : {}),
    ...(causes.length > 0 ? { causes } : {}),
    ...(form.dead.length > 0 ? { dead: form.dead } : {}),
    ...(form.wareme === undefined ? {} : { wareme: form.wareme }),
  };
}

function outcomeOf(form: HandForm, rules: RuleSet): HandEnd<EnteredWin>['outcome'] | undefined {
  if (form.end === 'chombo') return form.chombo.length > 0 ? { kind: 'chombo', by: form.chombo } : undefined;
  if (form.end === 'draw') return drawOf(form);
  const wins = form.wins.flatMap((win) => winOf(win, rules) ?? []);
  const [win] = wins;
  if (!win || wins.length < form.wins.length || form.from === undefined) return undefined;
  return form.from === 'wall' ? { kind: 'tsumo', win } : { kind: 'ron', discarder: form.from, wins };
}

function drawOf({ draw, tenpai, nagashi, open }: HandForm): HandEnd<EnteredWin>['outcome'] {
  if (draw !== 'exhaustive') return { kind: 'abortiveDraw', cause: draw };
  return {
    kind: 'exhaustiveDraw',
    tenpai,
    ...(nagashi.length > 0 ? { nagashi } : {}),
    ...(open.length > 0 ? { open } : {}),
  };
}

function winOf(win: WinForm, rules: RuleSet): EnteredWin | undefined {
  const value = valueOf(win, rules);
  if (!value) return undefined;
  return {
    winner: win.winner,
    value,
    ...(win.pao.length > 0 ? { pao: win.pao } : {}),
    ...(win.chips === undefined ? {} : { chips: win.chips }),
  };
}

/** The value of a win; undefined while it is incomplete. */
export function valueOf({ way, han, fu, limit, points, tiles }: WinForm, rules: RuleSet): EnteredValue | undefined {
  switch (way) {
    case 'hanFu':
      if (han === undefined || (fu === undefined && fuMatter(han, rules))) return undefined;
      return { han, ...(fu !== undefined && { fu }) };
    case 'limit':
      if (limit === undefined) return undefined;
      return typeof limit === 'number' ? { yakuman: limit } : { limit };
    case 'points':
      return points && { points };
    case 'tiles':
      return tiles && { tiles };
  }
}

// The functions below change a form and return a new one; the ledger decides whether it is allowed.

export function toggled(seats: readonly Seat[], seat: Seat): readonly Seat[] {
  return seats.includes(seat) ? seats.filter((one) => one !== seat) : [...seats, seat];
}

/** Adds or removes a winner. Two winners can only ron, and not from each other. */
export function withWinner(form: HandForm, winner: Seat): HandForm {
  const known = form.wins.some((win) => win.winner === winner);
  const wins: readonly WinForm[] = known ? form.wins.filter((win) => win.winner !== winner) : [...form.wins, newWin(winner)];
  const cannot = form.from === winner || (form.from === 'wall' && wins.length > 1);
  return { ...form, wins, from: cannot ? undefined : form.from };
}

/** Changes the winner. Value and payer stay, unless the new winner was the payer. */
export function withOnlyWinner(form: HandForm, winner: Seat): HandForm {
  const [first] = form.wins;
  const win: WinForm = first ? { ...first, winner, pao: first.pao.filter(({ liable }) => liable !== winner) } : newWin(winner);
  return { ...form, end: 'win', wins: [win], from: form.from === winner ? undefined : form.from };
}

function newWin(winner: Seat, way: Way = 'hanFu'): WinForm {
  return { winner, way, pao: [] };
}

/** Changes where the winning tile came from. Points are entered differently for ron and tsumo, so a switch clears them. */
export function withFrom(form: HandForm, from: Seat | 'wall'): HandForm {
  const other = (from === 'wall') !== (form.from === 'wall');
  return { ...form, from, wins: other ? form.wins.map((win) => ({ ...win, points: undefined })) : form.wins };
}

export function withWin(form: HandForm, winner: Seat, changes: Partial<WinForm>): HandForm {
  return { ...form, wins: form.wins.map((win) => (win.winner === winner ? { ...win, ...changes } : win)) };
}

/** Adds or removes a riichi. A player in riichi is in tenpai at a draw. */
export function withRiichi(form: HandForm, seat: Seat): HandForm {
  const riichi = toggled(form.riichi, seat);
  const tenpai = riichi.includes(seat) && !form.tenpai.includes(seat) ? [...form.tenpai, seat] : form.tenpai;
  return { ...form, riichi, tenpai };
}

/** Applies a change on the table to the form; what was entered in the form stays. */
export function withLaid(form: HandForm, before: HandSoFar, now: HandSoFar): HandForm {
  const more = now.riichi.filter((seat) => !before.riichi.includes(seat) && !form.riichi.includes(seat));
  const fewer = before.riichi.filter((seat) => !now.riichi.includes(seat) && form.riichi.includes(seat));
  const laid = [...more, ...fewer].reduce(withRiichi, form);
  return now.wareme === before.wareme ? laid : { ...laid, wareme: now.wareme };
}

/** Sets who is liable for a yakuman of a win; undefined for nobody. */
export function withPao(win: WinForm, yakuman: WinForm['pao'][number]['yakuman'], liable: Seat | undefined): WinForm {
  const others = win.pao.filter((one) => one.yakuman !== yakuman);
  return { ...win, pao: liable === undefined ? others : [...others, { yakuman, liable }] };
}

/** Sets the cause of a player's foul; the same cause again clears it. */
export function withCause(form: HandForm, foul: Foul): HandForm {
  const others = form.causes.filter(({ seat }) => seat !== foul.seat);
  const isSaid = form.causes.some(({ seat, cause }) => seat === foul.seat && cause === foul.cause);
  return { ...form, causes: isSaid ? others : [...others, foul] };
}

/** Whether a form holds no more than the taps that opened it and the payer: nothing that takes long to enter again. */
export function isUntouched(form: HandForm, soFar: HandSoFar): boolean {
  const empty = emptyForm(form.end, soFar);
  const [win, ...others] = form.wins;
  if (others.length > 0) return false;
  const opened = {
    win: win ? withOnlyWinner(empty, win.winner) : empty,
    draw: empty,
    chombo: { ...empty, chombo: form.chombo.slice(0, 1) },
  }[form.end];
  const without = (one: HandForm) => JSON.stringify({ ...one, from: undefined });
  return without(form) === without(opened);
}
