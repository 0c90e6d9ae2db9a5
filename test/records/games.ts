/** Plays every recorded game of ../shared/data through the ledger and compares each round and each settlement. CI runs it if the records are there. */
import { type Match, type MatchState, append, newMatch, nextEntry, settleMatch } from '@tenbo/ledger';
import { type RuleSet, unwrap } from '@tenbo/engine';
import type { RecordedWin } from './format.ts';
import { type RecordedGame, type RecordedRound, Turn, handOf, kyokuOf, rulesOfGame, rulesOfSite } from './game-format.ts';
import { faultyWins, gameExceptions } from './exceptions.ts';
import { houseRules } from './house-rules.ts';
import { recordsIn } from './raw-file.ts';

const games = recordsIn('games.jsonl.gz') as readonly RecordedGame[];
const wins = new Map(
  (recordsIn('wins.jsonl.gz') as readonly RecordedWin[]).filter(({ id }) => !(id in faultyWins)).map((win) => [win.id, win]),
);

/** The differences between a recorded game and the ledger, in words, up to the first round that differs. */
function differences(game: RecordedGame, rules: RuleSet): readonly string[] {
  const turn = new Turn(game);
  const players = Array.from({ length: game.players }, (_, seat) => String(seat));
  const start = { type: 'matchStarted', version: 3, rules, players } as const;
  let match = fromFirstRound(unwrap(newMatch({ id: 'start', after: [], event: start })), game, turn);
  for (const [i, round] of game.rounds.entries()) {
    const at = `${round.wind}${round.kyoku}-${round.honba}`;
    if (round.end === null) return game.incomplete ? [] : [`${at} has no end`];
    const before = beforeRound(match.state, round, turn);
    if (before !== undefined) return [`${at}: ${before}`];
    const hand = handOf(round, game.rounds[i + 1], turn, wins, rules);
    const next = append(match, nextEntry(match, { type: 'handEnded', hand }, { id: `${i}` }));
    if (!next.ok) return [`${at}: refused ${JSON.stringify(next.error)}`];
    match = next.value;
    const after = afterRound(match.state, round, turn);
    if (after !== undefined) return [`${at}: ${after}`];
  }
  return game.incomplete || !game.final ? [] : settlementDifferences(match, game.final, turn);
}

/** Some records are only a part of a game, which then starts at their first round. */
function fromFirstRound({ log, state }: Match, { rounds: [first], players }: RecordedGame, turn: Turn): Match {
  if (first === undefined) throw new Error('a game without rounds');
  const sticks = Array<0>(first.sticks).fill(0);
  return { log, state: { ...state, kyoku: kyokuOf(first, players), honba: first.honba, sticks, scores: turn.row(first.start) } };
}

function beforeRound(
  { rules, kyoku, honba, sticks, scores, end }: MatchState,
  round: RecordedRound,
  turn: Turn,
): string | undefined {
  const { players } = rules.tiles;
  const ours = { kyoku, honba, sticks: sticks.length, dealer: kyoku % players, scores, end };
  const theirs = {
    kyoku: kyokuOf(round, players),
    honba: round.honba,
    sticks: round.sticks,
    dealer: turn.seat(round.dealer),
    scores: turn.row(round.start),
    end: undefined,
  };
  return compared('before', theirs, ours);
}

function afterRound({ scores, sticks }: MatchState, round: RecordedRound, turn: Turn): string | undefined {
  return compared('after', { scores: turn.row(round.end ?? []), sticks: round.sticksAfter }, { scores, sticks: sticks.length });
}

function settlementDifferences({ state }: Match, final: NonNullable<RecordedGame['final']>, turn: Turn): readonly string[] {
  if (state.end === undefined) return ['the match goes on'];
  const rows = settleMatch(state, state.rules).toSorted((one, other) => one.seat - other.seat);
  const ours = { scores: rows.map(({ points }) => points), settlement: rows.map(({ total }) => total / 1000) };
  const found = compared('settlement', { scores: turn.row(final.scores), settlement: turn.row(final.settlement) }, ours);
  return found === undefined ? [] : [found];
}

function compared(what: string, theirs: object, ours: object): string | undefined {
  const [record, tenbo] = [JSON.stringify(theirs), JSON.stringify(ours)];
  return record === tenbo ? undefined : `${what}: record ${record}, tenbo ${tenbo}`;
}

/** The problems with a game: where it differs, or that it is listed as special without need. */
function complaints(game: RecordedGame): readonly string[] {
  const found = differences(game, rulesOfGame(game));
  if (game.id in gameExceptions) return found.length > 0 ? [] : ['is listed as an exception, but agrees'];
  if (found.length > 0 || !(game.id in houseRules)) return found;
  return differences(game, rulesOfSite(game)).length > 0 ? [] : ['is listed with house rules, but agrees without them'];
}

const failed = games.filter((game) => {
  const found = complaints(game);
  if (found.length > 0) console.log(`${game.id} ${game.ruleset}\n  ${found.join('\n  ')}`);
  return found.length > 0;
});
const leftOut = games.filter(({ id }) => id in gameExceptions);
const passed = games.filter((game) => !failed.includes(game) && !leftOut.includes(game));
const rounds = passed.flatMap((game) => game.rounds);
const won = rounds.flatMap(({ events }) => events.flatMap((event) => (event.t === 'win' ? [event] : [])));

for (const { id } of leftOut) console.log(`left out ${id}: ${gameExceptions[id]}`);
for (const { id } of passed) if (id in houseRules) console.log(`under house rules ${id}: ${houseRules[id]?.proof}`);
const count = (total: number, what: string, part: number, which: string) => console.log(`${total} ${what}, ${part} ${which}`);
count(passed.length, 'games agree', passed.filter(({ final }) => !final).length, 'of them without a settlement');
count(rounds.length, 'hands', rounds.filter(({ end }) => end === null).length, 'of them without an end');
count(
  won.length,
  'wins in them',
  won.filter(({ win }) => !wins.has(win)).length,
  'of them without tiles, entered by what was paid',
);
console.log(`${passed.length} passed, ${failed.length} failed`);
if (failed.length > 0 || passed.length === 0) process.exitCode = 1;
