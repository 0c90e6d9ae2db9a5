import { type Result, type RuleSet, type Seat, err, formatTiles, ok, parseTiles } from '@tenbo/engine';

import type { EnteredWin, MatchEvent, MatchStarted, PenaltyGiven } from './entries.ts';
import type { LedgerError, SeatList } from './errors.ts';
import {
  type ExhaustiveDraw,
  type HandEnd,
  type Outcome,
  type WonHand,
  fourRiichiAbort,
  offendersOf,
  seatsAfter,
  winnersOf,
  winsOf,
} from './hand.ts';
import { LOG_VERSION } from './migrate.ts';
import type { Tally } from './state.ts';
import { type WinContext, wonHand } from './value.ts';

/** More than any rules need: a player's starting points, the ranking points of a penalty, the chips each payer gives for a win. */
const MOST_POINTS = 10_000_000;
const MOST_PENALTY = 1000;
const MOST_CHIPS = 1000;

/**
 * Everything wrong with an event at this point of a match; empty if nothing is. Decisions are checked by `checkAppend`, because that needs the log.
 *
 * @param tally undefined before the start of the match
 */
export function checkEvent(tally: Tally | undefined, event: MatchEvent): readonly LedgerError[] {
  if (event.type === 'matchStarted') return tally ? [{ code: 'alreadyStarted' }] : startErrors(event);
  if (!tally) return [{ code: 'notStarted' }];
  switch (event.type) {
    case 'handEnded': {
      const judged = judgeHand(event.hand, tally);
      return judged.ok ? [] : judged.error;
    }
    case 'timeCalled':
      if (tally.end !== undefined) return [{ code: 'matchOver', reason: tally.end }];
      return tally.handsLeft === undefined ? [] : [{ code: 'timeAlreadyCalled' }];
    case 'matchEnded':
      if (tally.end !== undefined) return [{ code: 'matchOver', reason: tally.end }];
      return event.reason === 'agreed' || event.reason === tally.mayEnd ? [] : [{ code: 'mayNotEnd', reason: event.reason }];
    case 'penaltyGiven':
      return [...penaltyErrors(event), ...seatErrors([event.seat], tally.rules)];
    case 'noteAdded':
    case 'entryVoided':
    case 'entryReplaced':
    case 'entryKept':
      return [];
  }
}

/** Everything wrong with the start of a match. */
export function startErrors({ version, rules, players, scores }: MatchStarted): LedgerError[] {
  const expected = rules.tiles.players;
  const errors: LedgerError[] = [];
  if (version > LOG_VERSION) errors.push({ code: 'newerVersion', version, known: LOG_VERSION });
  if (players.length !== expected) errors.push({ code: 'playerCount', players: players.length, expected });
  if (scores === undefined) return errors;
  if (scores.length !== expected) return [...errors, { code: 'scoreCount', scores: scores.length, expected }];
  const isScore = (points: number) => points % 100 === 0 && Math.abs(points) <= MOST_POINTS;
  return [
    ...errors,
    ...scores.flatMap((points, seat) =>
      isScore(points) ? [] : [{ code: 'badScore', seat: seat as Seat, points, most: MOST_POINTS } as const],
    ),
  ];
}

/** Ranking points have at most one decimal. */
function penaltyErrors({ ranking }: PenaltyGiven): readonly LedgerError[] {
  const fits = ranking > 0 && ranking <= MOST_PENALTY && Number(ranking.toFixed(1)) === ranking;
  return fits ? [] : [{ code: 'badPenalty', ranking, most: MOST_PENALTY }];
}

/** A hand with its wins scored, or everything wrong with it. */
export function judgeHand(hand: HandEnd<EnteredWin>, tally: Tally): Result<HandEnd<WonHand>, readonly LedgerError[]> {
  const { rules, end } = tally;
  if (end !== undefined) return err([{ code: 'matchOver', reason: end }]);
  const unknown = seatErrors(seatsNamed(hand), rules);
  if (unknown.length > 0) return err(unknown);
  const wins: WonHand[] = [];
  const valueErrors: LedgerError[] = [];
  const context = contextOf(hand, tally);
  for (const win of winsOf(hand.outcome)) {
    const won = wonHand(win, context);
    if (won.ok) wins.push(won.value);
    else valueErrors.push(...won.error);
  }
  const errors = together(
    repeatedSeats(hand),
    riichiErrors(hand, tally),
    outcomeErrors(hand, rules),
    valueErrors,
    chipErrors(hand, rules),
    chomboErrors(hand, rules),
    waremeErrors(hand, rules),
  );
  return errors.length > 0 ? err(errors) : ok({ ...hand, outcome: withWins(hand.outcome, wins) });
}

/** Several lists of errors as one; a hand has seldom any. */
function together(...lists: readonly (readonly LedgerError[])[]): readonly LedgerError[] {
  const errors: LedgerError[] = [];
  for (const list of lists) if (list.length > 0) errors.push(...list);
  return errors;
}

/** An outcome with scored wins. */
function withWins(outcome: HandEnd<EnteredWin>['outcome'], wins: readonly WonHand[]): HandEnd<WonHand>['outcome'] {
  if (outcome.kind === 'ron') return { ...outcome, wins };
  return outcome.kind === 'tsumo' ? { ...outcome, win: wins[0] as WonHand } : outcome;
}

/** The lists of a hand that name a seat at most once. */
const LISTS: { readonly [L in SeatList]: (hand: HandEnd<EnteredWin>) => readonly Seat[] } = {
  riichi: ({ riichi }) => riichi,
  wins: ({ outcome }) => winsOf(outcome).map(({ winner }) => winner),
  tenpai: ({ outcome }) => (outcome.kind === 'exhaustiveDraw' ? outcome.tenpai : NOBODY),
  nagashi: ({ outcome }) => (outcome.kind === 'exhaustiveDraw' && outcome.nagashi) || NOBODY,
  chombo: offendersOf,
  causes: ({ causes }) => causes?.map(({ seat }) => seat) ?? NOBODY,
  dead: ({ dead = NOBODY }) => dead,
};
const LIST_NAMES = Object.keys(LISTS) as readonly SeatList[];
const NOBODY: readonly Seat[] = [];

/** All seats that a hand names. */
function seatsNamed(hand: HandEnd<EnteredWin>): readonly Seat[] {
  const { outcome, wareme } = hand;
  const seats: Seat[] = [];
  for (const name of LIST_NAMES) seats.push(...LISTS[name](hand));
  for (const { pao } of winsOf(outcome)) if (pao) seats.push(...pao.map(({ liable }) => liable));
  if (outcome.kind === 'exhaustiveDraw' && outcome.open) seats.push(...outcome.open);
  if (outcome.kind === 'ron') seats.push(outcome.discarder);
  if (wareme !== undefined) seats.push(wareme);
  return seats;
}

function seatErrors(seats: readonly number[], { tiles: { players } }: RuleSet): readonly LedgerError[] {
  const unknown = seats.filter((seat) => !(Number.isInteger(seat) && seat >= 0 && seat < players));
  return unknown.length === 0 ? NONE : [...new Set(unknown)].map((seat) => ({ code: 'noSeat', seat, players }));
}

const NONE: readonly LedgerError[] = [];

function repeatedSeats(hand: HandEnd<EnteredWin>): readonly LedgerError[] {
  const errors: LedgerError[] = [];
  for (const name of LIST_NAMES) {
    const seats = LISTS[name](hand);
    if (seats.length > 1) errors.push(...twice(name, seats));
  }
  return errors;
}

function twice(name: SeatList, seats: readonly Seat[]): readonly LedgerError[] {
  const repeated = seats.filter((seat, i) => seats.indexOf(seat) !== i);
  return [...new Set(repeated)].map((seat) => ({ code: 'seatTwice', seat, in: name }));
}

/** A player in riichi must show tenpai at a draw, unless nagashi mangan is won: then nobody shows a hand. */
function riichiErrors({ riichi, outcome, dead = [] }: HandEnd<EnteredWin>, { rules, scores }: Tally): readonly LedgerError[] {
  if (riichi.length === 0) return NONE;
  const stick = rules.payments.riichiStick;
  const poor = rules.match.riichiBelowStick === 'refused' ? riichi.filter((seat) => (scores[seat] as number) < stick) : [];
  const open =
    outcome.kind === 'exhaustiveDraw' && winnersOf(outcome, rules).length === 0
      ? riichi.filter((seat) => !outcome.tenpai.includes(seat) && !dead.includes(seat))
      : [];
  return [
    ...fourRiichiErrors(riichi, outcome, rules),
    ...poor.map((seat) => ({ code: 'riichiWithoutStick', seat, points: scores[seat] as number, stick }) as const),
    ...open.map((seat) => ({ code: 'riichiNoten', seat }) as const),
  ];
}

/** If four riichi end the hand, it can be won only by ron on the fourth's tile; there is no tsumo and no exhaustive draw. */
function fourRiichiErrors(riichi: readonly Seat[], { kind }: Outcome<EnteredWin>, rules: RuleSet): readonly LedgerError[] {
  return fourRiichiAbort(riichi, rules) && (kind === 'tsumo' || kind === 'exhaustiveDraw') ? [{ code: 'fourRiichiAborts' }] : [];
}

function outcomeErrors({ riichi, outcome }: HandEnd<EnteredWin>, rules: RuleSet): readonly LedgerError[] {
  switch (outcome.kind) {
    case 'ron':
      return ronErrors(outcome.discarder, outcome.wins, rules);
    case 'tsumo':
      return [];
    case 'exhaustiveDraw':
      return nagashiErrors(outcome, rules.draws);
    case 'abortiveDraw':
      if (!rules.draws.abortive.includes(outcome.cause)) return [{ code: 'abortiveNotPlayed', cause: outcome.cause }];
      return outcome.cause === 'fourRiichi' && riichi.length < 4 ? [{ code: 'fourRiichiNeeded', riichi: riichi.length }] : [];
    case 'chombo':
      return outcome.by.length === 0 ? [{ code: 'noChombo' }] : [];
  }
}

function nagashiErrors({ nagashi = [], open = [] }: ExhaustiveDraw, draws: RuleSet['draws']): LedgerError[] {
  if (nagashi.length > 0 && draws.nagashi === 'none') return [{ code: 'nagashiNotPlayed' }];
  const refused = draws.nagashiHand === 'closed' ? nagashi.filter((seat) => open.includes(seat)) : [];
  return refused.map((seat) => ({ code: 'nagashiOpenHand', seat }));
}

function ronErrors(discarder: Seat, wins: readonly EnteredWin[], rules: RuleSet): LedgerError[] {
  return [...winnerErrors(discarder, wins, rules), ...tileErrors(wins)];
}

/** All winners by ron must have the same winning tile; a red five differs from a plain one. */
function tileErrors(wins: readonly EnteredWin[]): LedgerError[] {
  if (wins.length < 2) return [];
  const won = wins.flatMap(({ value }) => ('tiles' in value ? [parseTiles(value.tiles.tile)] : []));
  const tiles = [...new Set(won.flatMap((read) => (read.ok ? [formatTiles(read.value)] : [])))];
  return tiles.length > 1 ? [{ code: 'ronTilesDiffer', tiles }] : [];
}

function winnerErrors(discarder: Seat, wins: readonly EnteredWin[], { draws, payments, tiles }: RuleSet): LedgerError[] {
  if (wins.length === 0) return [{ code: 'noWinner' }];
  const winners = wins.map(({ winner }) => winner);
  if (winners.includes(discarder)) return [{ code: 'winnerDiscards', seat: discarder }];
  if (wins.length === 3 && draws.abortive.includes('tripleRon')) return [{ code: 'tripleRonAborts' }];
  if (payments.multipleRon === 'all') return [];
  const nearest = seatsAfter(discarder, tiles.players).find((seat) => winners.includes(seat));
  return winners.filter((seat) => seat !== nearest).map((winner) => ({ code: 'headBump', winner }));
}

function chipErrors({ outcome }: HandEnd<EnteredWin>, { chips }: RuleSet): readonly LedgerError[] {
  const errors: LedgerError[] = [];
  for (const { winner, chips: given } of winsOf(outcome)) {
    if (given === undefined) continue;
    if (!(Number.isInteger(given) && given >= 0 && given <= MOST_CHIPS)) {
      errors.push({ code: 'badChips', winner, chips: given, most: MOST_CHIPS });
    } else if (chips.value === 0 && given > 0) errors.push({ code: 'chipsNotPlayed', winner });
  }
  return errors;
}

/** What the wins of a hand depend on. */
function contextOf({ riichi, outcome }: HandEnd<EnteredWin>, { kyoku, honba, sticks, rules }: Tally): WinContext {
  const by = outcome.kind === 'tsumo' ? 'tsumo' : 'ron';
  return { by, position: { kyoku, honba, sticks: sticks.length }, riichi, rules };
}

function chomboErrors(hand: HandEnd<EnteredWin>, rules: RuleSet): readonly LedgerError[] {
  if (!hand.chombo && !hand.causes && !hand.dead) return NONE;
  const { outcome, chombo = [], causes = [], dead = [] } = hand;
  const offenders = offendersOf({ outcome, chombo });
  const winners = winnersOf(outcome, rules);
  const tenpai = outcome.kind === 'exhaustiveDraw' ? outcome.tenpai : [];
  return [
    ...(chombo.length > 0 && winners.length === 0 ? [{ code: 'chomboWithoutWin' } as const] : []),
    ...chombo.filter((seat) => winners.includes(seat)).map((seat) => ({ code: 'chomboByWinner', seat }) as const),
    ...causes.filter(({ seat }) => !offenders.includes(seat)).map(({ seat }) => ({ code: 'causeWithoutChombo', seat }) as const),
    ...dead.filter((seat) => winners.includes(seat)).map((seat) => ({ code: 'deadHandWins', seat }) as const),
    ...dead.filter((seat) => tenpai.includes(seat)).map((seat) => ({ code: 'deadHandTenpai', seat }) as const),
  ];
}

function waremeErrors({ outcome, wareme }: HandEnd<EnteredWin>, { payments }: RuleSet): LedgerError[] {
  if (payments.wareme === 'none') return wareme === undefined ? [] : [{ code: 'waremeNotPlayed' }];
  const isPaid = winsOf(outcome).length > 0 || (outcome.kind === 'exhaustiveDraw' && (outcome.nagashi ?? []).length > 0);
  return wareme === undefined && isPaid ? [{ code: 'waremeNotSaid' }] : [];
}
