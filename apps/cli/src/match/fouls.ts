import { type Seat, likest } from '@tenbo/engine';
import { CHOMBO_CAUSES, type ChomboCause, type Foul } from '@tenbo/ledger';

import { isCalled, pairIn, playerOf, playersOf, wordsOf } from './players.ts';
import { meantBy } from '../options/value-words.ts';
import { wrongCommand } from '../output/refusal.ts';

/** Players with a chombo, and its cause if given. */
export interface Fouls {
  readonly by: readonly Seat[];
  readonly causes: readonly Foul[];
}

/** `Aki furiten Ben`: players, each with an optional cause. A word that is a player's full name is that player. */
export function foulsOf(words: readonly string[], players: readonly string[]): Fouls {
  const by: Seat[] = [];
  const causes: Foul[] = [];
  let last: readonly Seat[] = [];
  for (const word of words) {
    const cause = last.length > 0 ? causeIn(word, players) : undefined;
    if (cause === undefined) by.push(...(last = playersOf(word, players)));
    else {
      causes.push(...last.map((seat) => ({ seat, cause })));
      last = [];
    }
  }
  return { by, causes };
}

/** `Aki=furiten,Ben`: the same as an option. A name that contains a comma must be given alone, as everywhere. */
export function foulsOfOption(typed: string | undefined, players: readonly string[]): Fouls {
  if (typed === undefined || players.some((name) => isCalled(name, typed))) return { by: playersOf(typed, players), causes: [] };
  const fouls = wordsOf(typed).map((word) => {
    const pair = players.some((one) => isCalled(one, word)) ? undefined : pairIn(word);
    if (pair === undefined) return { seat: playerOf(word, players) };
    const { name, value: foul } = pair;
    const cause = meantBy(foul, CHOMBO_CAUSES);
    if (cause === undefined) {
      throw wrongCommand({ code: 'noSuchFoul', typed: foul, fouls: CHOMBO_CAUSES, nearest: likest(foul, CHOMBO_CAUSES) });
    }
    return { seat: playerOf(name, players), cause };
  });
  return {
    by: fouls.map(({ seat }) => seat),
    causes: fouls.flatMap(({ seat, cause }) => (cause === undefined ? [] : [{ seat, cause }])),
  };
}

/** The cause that a word after a player names; undefined if it names another player. */
function causeIn(word: string, players: readonly string[]): ChomboCause | undefined {
  if (/^\d+$/.test(word) || players.some((name) => isCalled(name, word))) return undefined;
  const cause = meantBy(word, CHOMBO_CAUSES);
  return cause === word || !players.some((name) => isBegun(name, word)) ? cause : undefined;
}

function isBegun(name: string, word: string): boolean {
  return isCalled(name.slice(0, word.length), word);
}
