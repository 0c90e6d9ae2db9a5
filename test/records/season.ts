/**
 * Counts every game of ../shared/data from its list of events and results, and compares with what tenbo counts in the original file.
 * CI runs it if the records are there.
 */
import { type Season, type SeasonCounts, type SeasonTable, seasonOf, sumOfSeason } from '@tenbo/ledger';
import { type Game, readRecord, seasonMatch } from '@tenbo/records';

import { gameExceptions } from './exceptions.ts';
import { type RecordedWin, yakuIdOf, DORA_NAMES } from './format.ts';
import { type RecordedGame, type RecordedRound, Turn } from './game-format.ts';
import { withHouseRules } from './house-rules.ts';
import { rawFile, recordsIn } from './raw-file.ts';
import { type Play, playOf } from './season-play.ts';

const games = recordsIn('games.jsonl.gz') as readonly RecordedGame[];
const wins = new Map((recordsIn('wins.jsonl.gz') as readonly RecordedWin[]).map((win) => [win.id, win]));

/** The figures of a player that both count. */
type Counted = Readonly<Record<'hands' | 'rons' | 'tsumos' | 'dealIns' | 'riichi' | 'draws', number>> & {
  readonly total: number | undefined;
};

function theirs({ rounds, final }: RecordedGame, seat: number, turn: Turn): Counted {
  const ended = rounds.filter(({ end }) => end !== null);
  const times = (holds: (round: RecordedRound) => boolean) => ended.filter(holds).length;
  const won = ({ events }: RecordedRound) => events.flatMap((event) => (event.t === 'win' ? [event] : []));
  const is = (recorded: number) => turn.seat(recorded) === seat;
  return {
    hands: ended.length,
    rons: times((round) => won(round).some(({ winner, from }) => is(winner) && winner !== from)),
    tsumos: times((round) => won(round).some(({ winner, from }) => is(winner) && winner === from)),
    dealIns: times((round) => won(round).some(({ winner, from }) => is(from) && winner !== from)),
    riichi: times(({ events }) => events.some((event) => event.t === 'riichi' && is(event.seat))),
    draws: times(({ events }) => events.some((event) => event.t === 'draw' && ['exhaustive', 'nagashi'].includes(event.kind))),
    total: final ? turn.row(final.settlement)[seat] : undefined,
  };
}

/** The record of a part of a game has no settlement, although tenbo computes one. */
function ours({ hands, rons, tsumos, dealIns, riichi, draws, total }: SeasonCounts, { final }: RecordedGame): Counted {
  return { hands, rons, tsumos, dealIns, riichi, draws, total: final ? total / 1000 : undefined };
}

/** The same figures as tenbo counts them; the points of wins only if the record states them. */
function ourPlay({ play, called }: SeasonCounts, { points }: Play): Play {
  const { early, middle, late } = play.wins;
  const parts = [early, middle, late];
  return {
    first: play.firstRiichi,
    chasing: play.chasingRiichi,
    chased: play.chasedRiichi,
    riichiTurns: play.riichiTurns,
    callTurns: [play.calls.early, play.calls.middle, called - play.calls.early - play.calls.middle, play.callTurns],
    winTurns: [...parts.map(({ wins: times }) => times), play.winTurns],
    points: points && parts.map((part) => part.points),
    dealIns: [play.dealInsInRiichi, play.dealInsInTenpai, play.dealInsInNoten],
  };
}

/** How many wins of a game have each yaku according to the record; undefined if it does not list them for every win. */
function theirYaku({ rounds }: RecordedGame): readonly string[] | undefined {
  const won = rounds.flatMap(({ events, end }) =>
    events.flatMap((event) => (event.t === 'win' && end !== null ? [event.win] : [])),
  );
  const stated = won.map((id) => wins.get(id)?.stated);
  if (stated.includes(undefined)) return undefined;
  const names = stated.flatMap((one) => [...(one?.yaku ?? []).map(([name]) => name), ...(one?.yakuman ?? [])]);
  return counted(names.filter((name) => !DORA_NAMES.includes(name)).map((name) => yakuIdOf(name)));
}

function counted(ids: readonly string[]): readonly string[] {
  return [...Map.groupBy(ids, (id) => id)].map(([id, same]) => `${id} ${same.length}`).toSorted();
}

function ourYaku({ players }: SeasonTable): readonly string[] {
  const { yaku } = sumOfSeason(players.flatMap(({ bySeat }) => bySeat)).wins;
  return Object.entries(yaku)
    .map(([id, count]) => `${id} ${count.wins}`)
    .toSorted();
}

function differences(game: RecordedGame, original: Game, season: Season): readonly string[] {
  const [table] = season as readonly [SeasonTable];
  const turn = new Turn(game);
  const rows = table.players.flatMap(({ bySeat }, seat) => {
    const counts = sumOfSeason(bySeat);
    const play = playOf(game, original, seat);
    return [
      [JSON.stringify(theirs(game, seat, turn)), JSON.stringify(ours(counts, game))],
      [JSON.stringify(play), JSON.stringify(ourPlay(counts, play))],
    ];
  });
  const yaku = theirYaku(game);
  const pairs = yaku === undefined ? rows : [...rows, [yaku.join(', '), ourYaku(table).join(', ')]];
  return pairs.filter(([record, tenbo]) => record !== tenbo).map(([record, tenbo]) => `record ${record}, tenbo ${tenbo}`);
}

/** Where the counts differ, or that the original cannot be read; undefined if there is no original. */
function complaints(game: RecordedGame): readonly string[] | undefined {
  const text = rawFile(game.file);
  if (text === '') return undefined;
  const read = readRecord(text, game.file);
  if (!read.ok) return [JSON.stringify(read.error)];
  const original = { ...read.value, rules: withHouseRules(read.value.rules, game.id) };
  return differences(game, original, seasonOf(seasonMatch(original, game.id)));
}

const checked = games.flatMap((game) => {
  const found = game.id in gameExceptions ? undefined : complaints(game);
  if (found === undefined) return [];
  if (found.length > 0) console.log(`${game.id} ${game.file}\n  ${found.join('\n  ')}`);
  return [{ game, agrees: found.length === 0 }];
});
const alike = checked.filter(({ agrees }) => agrees).map(({ game }) => game);
const players = alike.reduce((sum, game) => sum + game.players, 0);
console.log(
  `${players} players of ${alike.length} games counted alike, ${alike.filter(theirYaku).length} of them with every yaku`,
);
console.log(`${alike.length} passed, ${checked.length - alike.length} failed`);
if (alike.length < checked.length || alike.length === 0) process.exitCode = 1;
