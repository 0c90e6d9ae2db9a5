import { type Seat, ABORTIVE_DRAWS, likest } from '@tenbo/engine';
import {
  type ChomboCause,
  type EnteredWin,
  type Foul,
  type HandEnd,
  type MatchState,
  type Outcome,
  CHOMBO_CAUSES,
  winsOf,
} from '@tenbo/ledger';

import type { Note } from '../help/notes.ts';
import { meantBy } from '../options/value-words.ts';
import { wrongCommand } from '../output/refusal.ts';
import { type HandOptions, type OptionTopic, refuseOffTopic } from './options.ts';
import { withPao } from './pao.ts';
import { isCalled, pairIn, playerOf, playersOf, wordsOf } from './players.ts';
import { winOf } from './value.ts';

/** The first word: how the hand ended. */
const OUTCOMES = ['ron', 'tsumo', 'draw', 'nagashi', 'abort', 'chombo'] as const;

/** Separates several wins on one discard. */
const AND = 'and';

/** The grammar in examples, for the help of commands. */
export const GRAMMAR: readonly Note[] = [
  {
    says: ['How a hand ended. Shorten names as you like, or use seats 1 to 4, first dealer first:'],
    examples: [
      ['ron Ben Aki 3 30', 'Ben wins on Aki’s discard; han and fu in either order'],
      ['ron Ben Aki 8', 'from five han up the fu may be left out'],
      ['ron Ben Aki mangan', ['mangan', 'haneman', 'baiman', 'sanbaiman', 'yakuman', 'yakuman 2']],
      ['ron Ben Aki 3900', 'points: 3900; for tsumo 700/1300 or 2600 all'],
      "ron Ben Aki '234m 406p 567s 88s 67m +8m' --dora 3p",
      ['ron Ben Aki 3 30 and Chie mangan', 'double ron'],
      [
        'ron Ben Aki 3 30 and Chie yakuman --pao Dai=daisangen',
        'Dai is liable for the yakuman; two: --pao Chie:Dai=daisangen,Ben:Aki=daisuushii',
      ],
      'tsumo Chie 4 25',
      ['draw Aki Chie', 'players in tenpai; “draw” alone means all noten'],
      'nagashi Ben --tenpai Aki',
      ['abort nineTerminals', ABORTIVE_DRAWS.slice(1)],
      ['chombo Dai', 'a chombo that ends the hand'],
      ['chombo Dai furiten', CHOMBO_CAUSES.filter((cause) => cause !== 'furiten')],
    ],
  },
  {
    says: [
      'A number is always a seat. Put a name with a space in quotes. If a name begins with a dash, put -- before the hand and all options before that:',
    ],
    examples: ['tenbo match add evening.json --riichi=-x -- ron -x Aki 3 30'],
  },
];

type Table = Pick<MatchState, 'players' | 'rules'>;

/** A hand from the words of a command and its options. */
export function handOf(words: readonly string[], options: HandOptions, table: Table): HandEnd<EnteredWin> {
  const { players } = table;
  const outcome = outcomeOf(words, options, table);
  refuseOffTopic(options, topicsOf(outcome));
  const beside = foulsOfOption(options.chombo, players);
  const causes = [...beside.causes, ...(outcome.kind === 'chombo' ? foulsOf(words.slice(1), players).causes : [])];
  const dead = playersOf(options.dead, players);
  return {
    riichi: [...playersOf(options.doubleRiichi, players), ...playersOf(options.riichi, players)],
    outcome,
    ...(beside.by.length > 0 ? { chombo: beside.by } : {}),
    ...(causes.length > 0 ? { causes } : {}),
    ...(dead.length > 0 ? { dead } : {}),
    ...(options.wareme === undefined ? {} : { wareme: playerOf(options.wareme, players) }),
  };
}

function topicsOf(outcome: Outcome<EnteredWin>): readonly OptionTopic[] {
  if (outcome.kind === 'exhaustiveDraw' && outcome.nagashi !== undefined) return ['nagashi'];
  const wins = winsOf(outcome);
  if (wins.length === 0) return [];
  return wins.some(({ value }) => 'tiles' in value) ? ['win', 'tiles'] : ['win'];
}

function outcomeOf([word = '', ...rest]: readonly string[], options: HandOptions, table: Table): Outcome<EnteredWin> {
  const { players } = table;
  const seats = () => rest.flatMap((typed) => playersOf(typed, players));
  switch (word === '' ? undefined : meantBy(word, OUTCOMES)) {
    case 'ron':
      return ronOf(rest, options, table);
    case 'tsumo':
      return tsumoOf(rest, options, table);
    case 'draw':
      return { kind: 'exhaustiveDraw', tenpai: seats() };
    case 'nagashi':
      return nagashiOf(seats(), options, table);
    case 'abort':
      return { kind: 'abortiveDraw', cause: causeOf(rest.join(' ')) };
    case 'chombo':
      return { kind: 'chombo', by: named(foulsOf(rest, players).by) };
    case undefined:
      throw wrongCommand({ code: 'noSuchOutcome', typed: word, outcomes: OUTCOMES, nearest: likest(word, OUTCOMES) });
  }
}

function ronOf(words: readonly string[], options: HandOptions, table: Table): Outcome<EnteredWin> {
  const { players } = table;
  const [[winner, from, ...value] = [], ...others] = splitAt(AND, words, 2);
  if (!isPlayer(winner, players)) throw wrongCommand({ code: 'playerMissing', what: 'winner' });
  if (!isPlayer(from, players)) throw wrongCommand({ code: 'playerMissing', what: 'discarder' });
  const typedWins = [{ winner: playerOf(winner, players), value }, ...others.map((other) => winnerAndValue(other, players))];
  const winners = typedWins.map((one) => one.winner);
  const context = { players, by: 'ron', winners, options } as const;
  const wins = typedWins.map((one) => winOf(one.winner, one.value, context));
  return { kind: 'ron', discarder: playerOf(from, players), wins: withPao(wins, options.pao, table) };
}

function tsumoOf(words: readonly string[], options: HandOptions, table: Table): Outcome<EnteredWin> {
  const { players } = table;
  const { winner, value } = winnerAndValue(words, players);
  const context = { players, by: 'tsumo', winners: [winner], options } as const;
  const [win] = withPao([winOf(winner, value, context)], options.pao, table) as readonly [EnteredWin];
  return { kind: 'tsumo', win };
}

function winnerAndValue([winner, ...value]: readonly string[], players: readonly string[]) {
  if (!isPlayer(winner, players)) throw wrongCommand({ code: 'playerMissing', what: 'winner' });
  return { winner: playerOf(winner, players), value };
}

function nagashiOf(nagashi: readonly Seat[], options: HandOptions, { players }: Table): Outcome<EnteredWin> {
  const open = playersOf(options.open, players);
  const tenpai = playersOf(options.tenpai, players);
  return { kind: 'exhaustiveDraw', tenpai, nagashi: named(nagashi), ...(open.length > 0 ? { open } : {}) };
}

function named(seats: readonly Seat[]): readonly Seat[] {
  if (seats.length === 0) throw wrongCommand({ code: 'playerMissing', what: 'players' });
  return seats;
}

function causeOf(typed: string) {
  const cause = typed === '' ? undefined : meantBy(typed, ABORTIVE_DRAWS);
  if (cause === undefined) {
    throw wrongCommand({ code: 'noSuchCause', typed, causes: ABORTIVE_DRAWS, nearest: likest(typed, ABORTIVE_DRAWS) });
  }
  return cause;
}

/**
 * Splits words into groups at a certain word. A group begins with player names, which may be that word too: `names` of them in the first group, one in
 * the others.
 */
function splitAt(word: string, words: readonly string[], names: number): readonly (readonly string[])[] {
  const at = words.indexOf(word, names);
  return at < 0 ? [words] : [words.slice(0, at), ...splitAt(word, words.slice(at + 1), 1)];
}

/** Whether a player comes where one is expected, rather than the end of the words or the next winner. */
function isPlayer(word: string | undefined, players: readonly string[]): word is string {
  return word !== undefined && (word !== AND || players.some((name) => isCalled(name, word)));
}

/** Players with a chombo, and its cause if given. */
interface Fouls {
  readonly by: readonly Seat[];
  readonly causes: readonly Foul[];
}

/** `Aki furiten Ben`: players, each with an optional cause. A word that is a player's full name is that player. */
function foulsOf(words: readonly string[], players: readonly string[]): Fouls {
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
function foulsOfOption(typed: string | undefined, players: readonly string[]): Fouls {
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
