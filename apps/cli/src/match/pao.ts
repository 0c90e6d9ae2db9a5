import { LIMIT_TABLE, type RuleSet, type Seat, createScorer, likest, parseRecord, standsFor } from '@tenbo/engine';
import { LANGUAGES, localeOf, yakuName } from '@tenbo/i18n';
import type { EnteredPao, EnteredWin } from '@tenbo/ledger';

import { isCalled, keyOf, pairIn, playerOf, seatsMeantBy } from './players.ts';
import { wrongCommand } from '../output/refusal.ts';
import { meantBy } from '../options/value-words.ts';

interface Table {
  readonly players: readonly string[];
  readonly rules: RuleSet;
}

/** A word of `--pao`: who is liable, for which yakuman, and whose, if the word says so. */
interface TypedPao extends EnteredPao {
  readonly winner: Seat | undefined;
  readonly typed: string;
}

/** Wins with their liable players. A word that names no winner belongs to the only one who can have the yakuman, wherever they stand. */
export function withPao(wins: readonly EnteredWin[], typed: string | undefined, table: Table): readonly EnteredWin[] {
  const words = paoWords(typed).map((word) => ({ ...paoIn(word, table), typed: word }));
  const owners = words.map((word) => ownerOf(word, wins, table));
  return wins.map((win) => {
    const pao = words.filter((_, i) => owners[i] === win.winner).map(({ yakuman, liable }) => ({ yakuman, liable }));
    return pao.length > 0 ? { ...win, pao } : win;
  });
}

/** The words of `--pao`. A comma belongs to a name unless a yakuman comes before it. */
function paoWords(typed = ''): readonly string[] {
  return typed
    .split(/(?<=[=＝][^=＝,，、]*)[,，、]/u)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** `Dai=daisangen`, or `Ben:Dai=daisangen` with the winner before the liable player. */
function paoIn(typed: string, { players, rules }: Table): Omit<TypedPao, 'typed'> {
  const { name: names, value: yakuman } = pairIn(typed) ?? { name: '', value: '' };
  const { winner, liable } = namesIn(names, players);
  if (liable === '' || yakuman === '' || winner === '') {
    const [first = ''] = players;
    const sample = `${/[,，、:：=＝]/u.test(first) ? '1' : first}=daisangen`;
    throw wrongCommand({ code: 'badPair', option: '--pao', typed, sample });
  }
  const { yaku } = rules.pao;
  const meant = meantBy(yakuman, yaku) ?? yaku.find((id) => isName(yakuman, id));
  if (meant === undefined) throw wrongCommand({ code: 'noSuchYaku', typed: yakuman, yaku, nearest: likest(yakuman, yaku) });
  return {
    winner: winner === undefined ? undefined : playerOf(winner, players),
    liable: playerOf(liable, players),
    yakuman: meant,
  };
}

interface Names {
  readonly winner: string | undefined;
  readonly liable: string;
}

/** The names on both sides of a colon: that which makes two players of them, because names may contain it too; full names first. */
function namesIn(names: string, players: readonly string[]): Names {
  const isWhole = (typed: string) => players.some((name) => isCalled(name, typed));
  if (isWhole(names)) return { winner: undefined, liable: names };
  const splits = [...names.matchAll(/[:：]/gu)].map(({ index }) => ({
    winner: names.slice(0, index),
    liable: names.slice(index + 1),
  }));
  const isPlayer = (typed: string) => seatsMeantBy(typed, players).length === 1;
  return (
    splits.find(({ winner, liable }) => isWhole(winner) && isWhole(liable)) ??
    splits.find(({ winner, liable }) => isPlayer(winner) && isPlayer(liable)) ??
    splits[0] ?? { winner: undefined, liable: names }
  );
}

/** Whether a text is the name of a yakuman in any language. */
function isName(typed: string, yakuman: EnteredPao['yakuman']): boolean {
  return LANGUAGES.some((language) => keyOf(yakuName(yakuman, localeOf(language))) === keyOf(typed.trim()));
}

/** Whose yakuman a word is about: the named winner's, or that of the only one who can have it. Of none, the first, so that the ledger refuses it. */
function ownerOf(word: TypedPao, wins: readonly EnteredWin[], { players, rules }: Table): Seat | undefined {
  const named = (seat: Seat) => players[seat] as string;
  if (word.winner !== undefined) {
    if (wins.some(({ winner }) => winner === word.winner)) return word.winner;
    const player = named(word.winner);
    throw wrongCommand({ code: 'notAWinner', option: '--pao', typed: player, player });
  }
  const able = wins.filter((win) => win.winner !== word.liable && mayHave(win, word.yakuman, rules));
  if (able.length > 1) {
    const names = able.map(({ winner }) => named(winner));
    throw wrongCommand({ code: 'whichWinner', option: '--pao', typed: word.typed, players: names });
  }
  return (able[0] ?? wins[0])?.winner;
}

/** Whether a win can have a yakuman: by its tiles it has it, without them it is worth enough. */
function mayHave({ value }: EnteredWin, yakuman: EnteredPao['yakuman'], rules: RuleSet): boolean {
  if ('limit' in value) return false;
  if ('han' in value) return value.han >= LIMIT_TABLE.yakuman.han;
  if ('points' in value) return !('discarder' in value.points) || value.points.discarder >= LIMIT_TABLE.yakuman.basePoints * 4;
  if ('yakuman' in value) return true;
  const { melds = [], ...tiles } = value.tiles;
  const bare = melds.map(({ type, tiles: its }) => ({ type, tiles: its }));
  // Neither the winner's wind nor the way of winning changes a yakuman that a player can be liable for.
  const record = parseRecord({ ...tiles, melds: bare, by: 'ron', seat: 'S', round: 'E' }, rules);
  if (!record.ok) return false;
  const every = { ...rules, yaku: { ...rules.yaku, yakumanStacking: 'sum' } } as const;
  const score = createScorer(every).score(record.value.win);
  return score.ok && score.value.yaku.some(([id]) => standsFor(id, yakuman));
}
