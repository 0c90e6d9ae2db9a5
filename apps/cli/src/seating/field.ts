import type { Field } from '@tenbo/seating';

import { COMMA } from '../match/players.ts';
import { wrongCommand } from '../output/refusal.ts';
import { type Players, teamsIn } from './files.ts';

/** The options for who plays, and the constraints on seating. */
export interface FieldOptions {
  readonly seats: '3' | '4';
  readonly teams?: string;
  readonly apart?: string;
  readonly stays?: string;
  readonly absent?: string;
}

/** The field that some options describe, before any round. @throws a refusal if they name nobody */
export async function fieldOf(options: FieldOptions, players: Players): Promise<Field> {
  return {
    players: players.count,
    seats: options.seats === '3' ? 3 : 4,
    teams: options.teams === undefined ? [] : await teamsIn(options.teams, players),
    apart: valuesOf(options.apart).map((typed) => pairOf(typed, players)),
    stays: valuesOf(options.stays).map((typed) => stayOf(typed, players)),
    absent: valuesOf(options.absent).flatMap((typed) => absentOf(typed, players)),
  };
}

function valuesOf(list: string | undefined): readonly string[] {
  return list === undefined ? [] : list.split('\n').map((value) => value.trim());
}

/** Names may contain hyphens, so any hyphen may be the one between two names. */
function pairOf(typed: string, players: Players): readonly [number, number] {
  const parts = typed.split('-');
  const pairs = parts.slice(1).flatMap((_, i) => {
    const [one, other] = [parts.slice(0, i + 1), parts.slice(i + 1)].map((part) => players.find(part.join('-').trim()));
    return one === undefined || other === undefined || one === other ? [] : [[one, other] as const];
  });
  const [pair, another] = pairs;
  // With one hyphen there is one way to read it, so a name that nobody has is the mistake.
  if (pair === undefined && parts.length === 2) for (const part of parts) playerOf(part.trim(), players);
  if (pair === undefined || another !== undefined)
    throw wrongCommand({ code: 'badPair', option: '--apart', typed, sample: '3-17' });
  return pair;
}

function stayOf(typed: string, players: Players): { readonly player: number; readonly table: number } {
  const [, who = '', table = ''] = /^(.*)@ *([1-9]\d{0,3})$/u.exec(typed.normalize('NFKC')) ?? [];
  if (table === '') throw wrongCommand({ code: 'badPair', option: '--stays', typed, sample: '7@2' });
  return { player: playerOf(who.trim(), players), table: Number(table) - 1 };
}

/** A name that contains a comma must be given alone. */
function absentOf(typed: string, players: Players): readonly number[] {
  const whole = players.find(typed);
  return whole === undefined ? typed.split(COMMA).map((one) => playerOf(one.trim(), players)) : [whole];
}

/** @throws a refusal if no player matches the text */
function playerOf(typed: string, players: Players): number {
  const player = players.find(typed);
  if (player === undefined) throw wrongCommand(players.unknown(typed));
  return player;
}
