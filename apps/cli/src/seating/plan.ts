import { describeSeatingError, seatingWordsOf } from '@tenbo/i18n';
import {
  type Field,
  type Result,
  type Round,
  repairSeating,
  seatBalanced,
  seatByLot,
  seatSwiss,
  seatsChanged,
} from '@tenbo/seating';

import type { LanguageOption } from '../options/language.ts';
import { Refusal } from '../output/refusal.ts';
import { type FieldOptions, fieldOf } from './field.ts';
import { type Players, roundsIn, standingIn } from './files.ts';

export interface SeatingOptions extends LanguageOption, FieldOptions {
  readonly players?: string;
  readonly names?: string;
  readonly rounds?: string;
  readonly seed?: string;
  readonly played?: string;
  readonly lot?: true;
  readonly swiss?: string;
  readonly repair?: string;
  readonly after?: string;
  readonly check?: string;
  readonly draw?: true;
  readonly json?: true;
  readonly csv?: true;
}

/** Rounds that were planned or checked, after those played. */
export interface Plan {
  readonly method: 'balanced' | 'lot' | 'swiss' | 'repair' | 'check';
  /** Undefined if nothing is random. */
  readonly seed: string | undefined;
  /** The field, including the rounds played. */
  readonly field: Field;
  readonly rounds: readonly Round[];
  /** How many seats a repair has changed. */
  readonly changed: number | undefined;
}

/** The plan that some options ask for. @throws a refusal if it cannot be made or read */
export async function planOf(options: SeatingOptions, players: Players, seed: string): Promise<Plan> {
  const { played, rounds, lot, swiss, repair, after = '0', check } = options;
  const all = await fieldOf(options, players);
  const bare = { players: all.players, ...(all.seats && { seats: all.seats }) };
  const roundsPlayed = played === undefined ? [] : await roundsIn(played, bare, players, 'away');
  const field = { ...all, played: roundsPlayed };
  const accepted = <T>(result: Result<T>) => valueOf(result, players);
  const made = { field, changed: undefined };
  if (check !== undefined) {
    const present = { ...bare, absent: all.absent ?? [] };
    return { ...made, method: 'check', seed: undefined, rounds: await roundsIn(check, present, players, 'refused') };
  }
  if (repair !== undefined) {
    const announced = await roundsIn(repair, bare, players, 'away');
    const now = { ...all, played: announced.slice(0, Number(after)) };
    const before = announced.slice(Number(after));
    const repaired = accepted(repairSeating(now, before, seed));
    return { method: 'repair', seed, field: now, rounds: repaired, changed: seatsChanged(before, repaired) };
  }
  if (swiss !== undefined) {
    return { ...made, method: 'swiss', seed, rounds: [accepted(seatSwiss(field, await standingIn(swiss, players), seed))] };
  }
  const seat = lot ? seatByLot : seatBalanced;
  return { ...made, method: lot ? 'lot' : 'balanced', seed, rounds: accepted(seat(field, Number(rounds), seed)) };
}

/** The value of a result. @throws a refusal that says what is wrong with the request */
function valueOf<T>(result: Result<T>, players: Players): T {
  if (result.ok) return result.value;
  const errors = result.error;
  throw new Refusal(2, (locale) => errors.map((error) => describeSeatingError(error, seatingWordsOf(locale), players.names)));
}
