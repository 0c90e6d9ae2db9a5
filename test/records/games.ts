/** Plays every recorded game of ../shared/data through the ledger and compares each round and each settlement. Run by CI where they are. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type Match, type MatchState, append, newMatch, nextEntry, standings } from '@tenbo/ledger';
import { unwrap } from '@tenbo/engine';
import type { RecordedWin } from './format.ts';
import { type RecordedGame, type RecordedRound, Turn, handOf, kyokuOf, rulesOfGame } from './game-format.ts';
import { gameExceptions } from './exceptions.ts';

const DATA = new URL('../../../shared/data/', import.meta.url);

function read(file: string): readonly unknown[] {
  const lines = gunzipSync(readFileSync(new URL(file, DATA)))
    .toString()
    .trim()
    .split('\n');
  return lines.map((line): unknown => JSON.parse(line));
}

const games = read('games.jsonl.gz') as readonly RecordedGame[];
const wins = new Map((read('wins.jsonl.gz') as readonly RecordedWin[]).map((win) => [win.id, win]));

/** Each difference between a recorded game and the accounts, in words; the first round that differs ends it. */
function differences(game: RecordedGame): readonly string[] {
  const turn = new Turn(game);
  const rules = rulesOfGame(game);
  const players = Array.from({ length: game.players }, (_, seat) => String(seat));
  const start = { type: 'matchStarted', version: 2, rules, players } as const;
  let match = fromFirstRound(unwrap(newMatch({ id: 'start', after: [], event: start })), game, turn);
  for (const [i, round] of game.rounds.entries()) {
    const at = `${round.wind}${round.kyoku}-${round.honba}`;
    if (round.end === null) return game.incomplete ? [] : [`${at} has no end`];
    const before = beforeRound(match.state, round, turn);
    if (before !== undefined) return [`${at}: ${before}`];
    const hand = handOf(round, turn, wins);
    if (hand === undefined) return [`${at}: its wins are not in the collection`];
    const next = append(match, nextEntry(match, { type: 'handEnded', hand }, { id: `${i}` }));
    if (!next.ok) return [`${at}: refused ${JSON.stringify(next.error)}`];
    match = next.value;
    const after = afterRound(match.state, round, turn);
    if (after !== undefined) return [`${at}: ${after}`];
  }
  return game.incomplete || !game.final ? [] : settlementDifferences(match, game.final, turn);
}

/** Some records are a part of a game: it stands where their first round does. */
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
  const rows = standings(state, state.rules).toSorted((one, other) => one.seat - other.seat);
  const ours = { scores: rows.map(({ points }) => points), settlement: rows.map(({ total }) => total / 1000) };
  const found = compared('settlement', { scores: turn.row(final.scores), settlement: turn.row(final.settlement) }, ours);
  return found === undefined ? [] : [found];
}

function compared(what: string, theirs: object, ours: object): string | undefined {
  const [record, tenbo] = [JSON.stringify(theirs), JSON.stringify(ours)];
  return record === tenbo ? undefined : `${what}: record ${record}, tenbo ${tenbo}`;
}

let passed = 0;
let failed = 0;
let excepted = 0;
let rounds = 0;
for (const game of games) {
  const found = differences(game);
  const reason = gameExceptions[game.id];
  if (found.length === 0 && reason === undefined) {
    passed++;
    rounds += game.rounds.length;
  } else if (found.length > 0 && reason !== undefined) {
    excepted++;
    console.log(`left out ${game.id}: ${reason}`);
  } else {
    failed++;
    console.log(
      reason === undefined
        ? `${game.id} ${game.ruleset}\n  ${found.join('\n  ')}`
        : `${game.id} is listed as an exception, but agrees`,
    );
  }
}
console.log(`games.jsonl.gz: ${passed} games as they were settled, ${rounds} rounds, ${excepted} left out, ${failed} not`);
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0 || passed === 0) process.exitCode = 1;
