import type { Seat } from '@tenbo/engine';

import { wrongCommand } from './refusal.ts';

/** What stands between names. */
const COMMA = /[,，、]/u;

/** The seat of a player who is named, in full or cut short as long as one name begins so, or by the number of the seat. */
export function playerOf(typed: string, players: readonly string[]): Seat {
  const exact = players.findIndex((name) => same(name, typed));
  if (exact >= 0) return exact as Seat;
  const begun = players.filter((name) => same(name.slice(0, typed.length), typed));
  if (begun.length > 1) throw wrongCommand({ code: 'whichPlayer', typed, players: begun });
  const seat = begun.length === 1 ? players.indexOf(begun[0] as string) : Number(typed) - 1;
  if (!(Number.isInteger(seat) && seat >= 0 && seat < players.length))
    throw wrongCommand({ code: 'noSuchPlayer', typed, players });
  return seat as Seat;
}

/** The seats of players with commas between them; of nothing, nobody. */
export function playersOf(typed: string | undefined, players: readonly string[]): readonly Seat[] {
  return wordsOf(typed).map((name) => playerOf(name, players));
}

/** Names of players for a new match: each another, and none of them empty or a number, which would be a seat. */
export function namesOf(typed: string): readonly string[] {
  const names = typed.split(COMMA).map((name) => name.trim());
  const number = names.find((name) => /^\d+$/.test(name));
  if (number !== undefined) throw wrongCommand({ code: 'numberAsName', typed: number });
  const distinct = new Set(names.map((name) => name.toLowerCase())).size === names.length;
  if (names.includes('') || !distinct) throw wrongCommand({ code: 'badNames', typed });
  return names;
}

/** Words with commas between them. */
export function wordsOf(typed: string | undefined): readonly string[] {
  return (typed ?? '')
    .split(COMMA)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** The one of some words that is meant: it is written in full, or no other begins so. */
export function meantBy<W extends string>(typed: string, words: readonly W[]): W | undefined {
  const begun = words.filter((word) => same(word.slice(0, typed.length), typed));
  return begun.find((word) => same(word, typed)) ?? (begun.length === 1 ? begun[0] : undefined);
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
