import { type Seat, likest } from '@tenbo/engine';

import { wrongCommand } from '../output/refusal.ts';

/** Separators between names. */
export const COMMA = /[,，、]/u;

/**
 * The seat of a player: by its number, which is always a seat, whatever the players are called; by the full name; or by the beginning of exactly one
 * name. Letters of winds are not seats, because winds rotate.
 */
export function playerOf(typed: string, players: readonly string[]): Seat {
  const found = seatsMeantBy(typed, players);
  const [seat, other] = found;
  if (seat === undefined) throw wrongCommand({ code: 'noSuchPlayer', typed, players, nearest: likest(typed, players) });
  if (other === undefined) return seat;
  throw wrongCommand({ code: 'whichPlayer', typed, players: found.map((one) => players[one] as string) });
}

/** Every seat that a text may mean. */
export function seatsMeantBy(typed: string, players: readonly string[]): readonly Seat[] {
  const number = /^\d+$/.test(typed) ? Number(typed) : 0;
  if (number >= 1 && number <= players.length) return [(number - 1) as Seat];
  const called = seatsOf(players, (name) => isCalled(name, typed));
  return called.length > 0 ? called : seatsOf(players, (name) => keyOf(name).startsWith(keyOf(typed)));
}

/** The seats of players separated by commas; an empty text means nobody. A name that contains a comma must be given alone. */
export function playersOf(typed: string | undefined, players: readonly string[]): readonly Seat[] {
  if (typed !== undefined && players.some((name) => isCalled(name, typed))) return [playerOf(typed, players)];
  return wordsOf(typed).map((name) => playerOf(name, players));
}

/** Whether a player has exactly this name. */
export function isCalled(name: string, typed: string): boolean {
  return keyOf(name) === keyOf(typed);
}

function seatsOf(players: readonly string[], isMeant: (name: string) => boolean): readonly Seat[] {
  return players.flatMap((name, seat) => (isMeant(name) ? [seat as Seat] : []));
}

/** The same for all spellings of a name: capitals, full width, separate accents. */
export function keyOf(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/** Player names for a new match: all different, none empty, and none a number, which would be a seat. */
export function namesOf(typed: string): readonly string[] {
  const names = typed.split(COMMA).map((name) => name.trim());
  const number = names.find((name) => /^\d+$/.test(name));
  if (number !== undefined) throw wrongCommand({ code: 'numberAsName', typed: number });
  const distinct = new Set(names.map((name) => name.toLowerCase())).size === names.length;
  if (names.includes('') || !distinct) throw wrongCommand({ code: 'badNames', typed });
  return names;
}

/** `Ben=2`: a player's name, which may contain the sign too, and what is said about them. */
export function pairIn(word: string): { readonly name: string; readonly value: string } | undefined {
  const [, name, value] = /^(.+)[=＝](.*)$/u.exec(word) ?? [];
  return name === undefined || value === undefined ? undefined : { name, value };
}

/** Words separated by commas. */
export function wordsOf(typed: string | undefined): readonly string[] {
  return (typed ?? '')
    .split(COMMA)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
