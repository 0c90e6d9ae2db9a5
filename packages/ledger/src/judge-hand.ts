import { type Result, type RuleSet, type Seat, err, formatTiles, ok, parseTiles } from '@tenbo/engine';

import type { EnteredWin } from './entries.ts';
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
import type { Tally } from './state.ts';
import { contextOf, wonHand } from './value.ts';

/** The most chips that each payer gives for a win: more than any rules need. */
const MOST_CHIPS = 1000;

/** A hand with its wins scored, or everything wrong with it. */
export function judgeHand(hand: HandEnd<EnteredWin>, tally: Tally): Result<HandEnd<WonHand>, readonly LedgerError[]> {
  const { rules, end } = tally;
  if (end !== undefined) return err([{ code: 'matchOver', reason: end }]);
  const { unknown, repeated } = seatsNamed(hand, rules);
  if (unknown.length > 0) return err(seatErrors(unknown, rules));
  const wins: WonHand[] = [];
  const valueErrors: LedgerError[] = [];
  const { kyoku, honba, sticks } = tally;
  const context = contextOf(hand, { kyoku, honba, sticks: sticks.length }, rules);
  for (const win of winsOf(hand.outcome)) {
    const won = wonHand(win, context);
    if (won.ok) wins.push(won.value);
    else valueErrors.push(...won.error);
  }
  const errors = together(
    repeated,
    riichiErrors(hand, tally),
    outcomeErrors(hand, rules),
    valueErrors,
    chipErrors(hand, rules),
    chomboErrors(hand, rules),
    waremeErrors(hand, rules),
  );
  return errors.length > 0 ? err(errors) : ok(withWins(hand, wins));
}

/** Joins lists of errors. Most are empty. */
function together(...lists: readonly (readonly LedgerError[])[]): readonly LedgerError[] {
  const errors: LedgerError[] = [];
  for (const list of lists) if (list.length > 0) errors.push(...list);
  return errors;
}

/** A hand with its wins as they were scored. */
function withWins(hand: HandEnd<EnteredWin>, wins: readonly WonHand[]): HandEnd<WonHand> {
  if (isUnwon(hand)) return hand;
  const { outcome } = hand;
  if (outcome.kind === 'ron') return { ...hand, outcome: { kind: 'ron', discarder: outcome.discarder, wins } };
  return { ...hand, outcome: { kind: 'tsumo', win: wins[0] as WonHand } };
}

/** Whether nobody won, so that there was nothing to score. */
function isUnwon(hand: HandEnd<EnteredWin>): hand is HandEnd<never> {
  return hand.outcome.kind !== 'ron' && hand.outcome.kind !== 'tsumo';
}

/** What is wrong with the seats that a hand names: seats that the table does not have, and errors for those named twice in a list. */
function seatsNamed(
  hand: HandEnd<EnteredWin>,
  rules: RuleSet,
): { readonly unknown: readonly number[]; readonly repeated: readonly LedgerError[] } {
  const { riichi, outcome, causes, dead = NOBODY, wareme } = hand;
  const unknown: number[] = [];
  const repeated: LedgerError[] = [];
  const look = (seat: number) => {
    if (!hasSeat(seat, rules)) unknown.push(seat);
  };
  const lookAtList = (seats: readonly Seat[], name: SeatList) => {
    for (const [i, seat] of seats.entries()) {
      look(seat);
      const isSecond = seats.indexOf(seat, seats.indexOf(seat) + 1) === i;
      if (isSecond) repeated.push({ code: 'seatTwice', seat, in: name });
    }
  };
  const wins = winsOf(outcome);
  lookAtList(riichi, 'riichi');
  if (wins.length > 0) lookAtList(winnersOf(outcome, rules), 'wins');
  if (outcome.kind === 'exhaustiveDraw') {
    lookAtList(outcome.tenpai, 'tenpai');
    lookAtList(outcome.nagashi ?? NOBODY, 'nagashi');
  }
  lookAtList(offendersOf(hand), 'chombo');
  const causing = causes?.map(({ seat }) => seat);
  lookAtList(causing ?? NOBODY, 'causes');
  lookAtList(dead, 'dead');
  for (const { pao = [] } of wins) for (const { liable } of pao) look(liable);
  if (outcome.kind === 'exhaustiveDraw') outcome.open?.forEach(look);
  if (outcome.kind === 'ron') look(outcome.discarder);
  if (wareme !== undefined) look(wareme);
  return { unknown, repeated };
}

const NOBODY: readonly Seat[] = [];

export function hasSeat(seat: number, { tiles: { players } }: RuleSet): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < players;
}

/** An error for each seat that the table does not have. */
export function seatErrors(unknown: readonly number[], { tiles: { players } }: RuleSet): readonly LedgerError[] {
  return [...new Set(unknown)].map((seat) => ({ code: 'noSeat', seat, players }));
}

const NONE: readonly LedgerError[] = [];

/** A player in riichi must show tenpai at a draw, unless nagashi mangan is won: then nobody shows a hand. */
function riichiErrors({ riichi, outcome, dead = [] }: HandEnd<EnteredWin>, { rules, scores }: Tally): readonly LedgerError[] {
  if (riichi.length === 0) return NONE;
  const errors = [...fourRiichiErrors(riichi, outcome, rules)];
  const stick = rules.payments.riichiStick;
  if (rules.match.riichiBelowStick === 'refused') {
    for (const seat of riichi) {
      const points = scores[seat] as number;
      if (points < stick) errors.push({ code: 'riichiWithoutStick', seat, points, stick });
    }
  }
  if (outcome.kind === 'exhaustiveDraw' && winnersOf(outcome, rules).length === 0) {
    for (const seat of riichi) {
      if (!outcome.tenpai.includes(seat) && !dead.includes(seat)) errors.push({ code: 'riichiNoten', seat });
    }
  }
  return errors;
}

/** If four riichi end the hand, it can be won only by ron on the fourth's tile; there is no tsumo and no exhaustive draw. */
function fourRiichiErrors(riichi: readonly Seat[], { kind }: Outcome<EnteredWin>, rules: RuleSet): readonly LedgerError[] {
  return fourRiichiAbort(riichi, rules) && (kind === 'tsumo' || kind === 'exhaustiveDraw')
    ? [{ code: 'fourRiichiAborts' }]
    : NONE;
}

function outcomeErrors({ riichi, outcome }: HandEnd<EnteredWin>, rules: RuleSet): readonly LedgerError[] {
  switch (outcome.kind) {
    case 'ron':
      return ronErrors(outcome.discarder, outcome.wins, rules);
    case 'exhaustiveDraw':
      return nagashiErrors(outcome, rules.draws);
    case 'abortiveDraw':
      if (!rules.draws.abortive.includes(outcome.cause)) return [{ code: 'abortiveNotPlayed', cause: outcome.cause }];
      return outcome.cause === 'fourRiichi' && riichi.length < 4 ? [{ code: 'fourRiichiNeeded', riichi: riichi.length }] : [];
    case 'chombo':
      return outcome.by.length === 0 ? [{ code: 'noChombo' }] : [];
    case 'tsumo':
      return NONE;
  }
}

function nagashiErrors({ nagashi = [], open = [] }: ExhaustiveDraw, draws: RuleSet['draws']): LedgerError[] {
  if (nagashi.length > 0 && draws.nagashi === 'none') return [{ code: 'nagashiNotPlayed' }];
  const refused = draws.nagashiHand === 'closed' ? nagashi.filter((seat) => open.includes(seat)) : [];
  return refused.map((seat) => ({ code: 'nagashiOpenHand', seat }));
}

function ronErrors(discarder: Seat, wins: readonly EnteredWin[], rules: RuleSet): readonly LedgerError[] {
  return together(winnerErrors(discarder, wins, rules), tileErrors(wins));
}

/** All winners by ron must have the same winning tile; a red five differs from a plain one. */
function tileErrors(wins: readonly EnteredWin[]): readonly LedgerError[] {
  if (wins.length < 2) return NONE;
  const texts = new Set(wins.flatMap(({ value }) => ('tiles' in value ? [value.tiles.tile] : [])));
  if (texts.size < 2) return NONE;
  const won = [...texts].map((text) => parseTiles(text));
  const tiles = [...new Set(won.flatMap((read) => (read.ok ? [formatTiles(read.value)] : [])))];
  return tiles.length > 1 ? [{ code: 'ronTilesDiffer', tiles }] : NONE;
}

function winnerErrors(discarder: Seat, wins: readonly EnteredWin[], { draws, payments, tiles }: RuleSet): readonly LedgerError[] {
  if (wins.length === 0) return [{ code: 'noWinner' }];
  const winners = wins.map(({ winner }) => winner);
  if (winners.includes(discarder)) return [{ code: 'winnerDiscards', seat: discarder }];
  if (wins.length === 3 && draws.abortive.includes('tripleRon')) return [{ code: 'tripleRonAborts' }];
  if (payments.multipleRon === 'all') return NONE;
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

function chomboErrors(hand: HandEnd<EnteredWin>, rules: RuleSet): readonly LedgerError[] {
  if (!hand.chombo && !hand.causes && !hand.dead) return NONE;
  const { outcome, chombo = [], causes = [], dead = [] } = hand;
  const winners = winnersOf(outcome, rules);
  const errors: LedgerError[] = [];
  if (chombo.length > 0 && winners.length === 0) errors.push({ code: 'chomboWithoutWin' });
  for (const seat of chombo) if (winners.includes(seat)) errors.push({ code: 'chomboByWinner', seat });
  const offenders = offendersOf(hand);
  for (const { seat } of causes) if (!offenders.includes(seat)) errors.push({ code: 'causeWithoutChombo', seat });
  for (const seat of dead) if (winners.includes(seat)) errors.push({ code: 'deadHandWins', seat });
  if (outcome.kind === 'exhaustiveDraw') {
    for (const seat of dead) if (outcome.tenpai.includes(seat)) errors.push({ code: 'deadHandTenpai', seat });
  }
  return errors;
}

function waremeErrors({ outcome, wareme }: HandEnd<EnteredWin>, { payments }: RuleSet): readonly LedgerError[] {
  if (payments.wareme === 'none') return wareme === undefined ? NONE : [{ code: 'waremeNotPlayed' }];
  const isPaid = winsOf(outcome).length > 0 || (outcome.kind === 'exhaustiveDraw' && (outcome.nagashi ?? []).length > 0);
  return wareme === undefined && isPaid ? [{ code: 'waremeNotSaid' }] : [];
}
