import { type RuleSet, presets, unwrap } from '@tenbo/engine';
import {
  type EnteredWin,
  type HandEnd,
  LOG_VERSION,
  type Match,
  type MatchEvent,
  append,
  mergeLogs,
  newMatch,
  replay,
} from '@tenbo/ledger';

const START = Date.UTC(2026, 4, 1, 10);
const MINUTES = 60_000;

/** Hands with every kind of outcome, some with their tiles. */
const HANDS: readonly HandEnd<EnteredWin>[] = [
  {
    riichi: [1],
    outcome: {
      kind: 'ron',
      discarder: 0,
      wins: [
        {
          winner: 1,
          value: {
            tiles: { hand: '234m406p567s88s67m', tile: '8m', riichi: 'riichi', ippatsu: true, dora: '3p', ura: '1z' },
          },
        },
      ],
    },
  },
  { riichi: [2], outcome: { kind: 'exhaustiveDraw', tenpai: [1, 2] } },
  { riichi: [], outcome: { kind: 'tsumo', win: { winner: 1, value: { han: 2, fu: 30 } } } },
  {
    riichi: [3],
    outcome: {
      kind: 'ron',
      discarder: 3,
      wins: [
        { winner: 0, value: { limit: 'mangan' } },
        {
          winner: 2,
          value: {
            tiles: {
              hand: '234m4588s',
              tile: '6s',
              melds: [
                { type: 'ankan', tiles: '5055p' },
                { type: 'pon', tiles: '777z' },
              ],
            },
          },
        },
      ],
    },
  },
  { riichi: [], outcome: { kind: 'abortiveDraw', cause: 'nineTerminals' } },
  { riichi: [0], outcome: { kind: 'tsumo', win: { winner: 3, value: { points: { dealer: 2600, other: 1300 } } } } },
  { riichi: [], outcome: { kind: 'chombo', by: [0] } },
  { riichi: [1], outcome: { kind: 'exhaustiveDraw', tenpai: [1] } },
];

/** A match of these hands, then a penalty and a note, with the time of each entry. */
export function evening(rules: RuleSet = presets.standard, players: readonly string[] = ['Aki', 'Ben', 'Chie', 'Dai']): Match {
  const events: readonly MatchEvent[] = [
    ...HANDS.map((hand) => ({ type: 'handEnded', hand }) as const),
    { type: 'penaltyGiven', seat: 3, ranking: 5 },
    { type: 'noteAdded', text: 'Tea at the second table.' },
  ];
  return events.reduce<Match>((match, event) => withEvent(match, event), startedMatch(rules, players));
}

export function startedMatch(
  rules: RuleSet = presets.standard,
  players: readonly string[] = ['Aki', 'Ben', 'Chie', 'Dai'],
): Match {
  const event = { type: 'matchStarted', version: LOG_VERSION, rules, players } as const;
  return unwrap(newMatch({ id: 'evening', after: [], at: timeOf(0), event }));
}

/** The match with one more event. */
export function withEvent(match: Match, event: MatchEvent, id = `e${match.log.length}`): Match {
  const { length } = match.log;
  return unwrap(append(match, { id, after: match.state.heads, at: timeOf(length), event }));
}

/** The evening with one more hand: a ron by this player. */
export function withLastRonBy(winner: 0 | 1, players?: readonly string[]): Match {
  return withEvent(evening(presets.standard, players), {
    type: 'handEnded',
    hand: { riichi: [], outcome: { kind: 'ron', discarder: 2, wins: [{ winner, value: { han: 1, fu: 30 } }] } },
  });
}

/** A match merged from two logs that disagree about its last hand. */
export function withConflict(players?: readonly string[]): Match {
  const [one, other] = [withLastRonBy(0, players).log, withLastRonBy(1, players).log];
  const last = other.at(-1);
  const log = unwrap(mergeLogs(one, last ? [...other.slice(0, -1), { ...last, id: 'other' }] : other));
  return { log, state: replay(log) };
}

/** A match of this many draws; the dealer is always in tenpai, so the match never ends. */
export function longMatch(hands: number): Match {
  const rules: RuleSet = { ...presets.standard, match: { ...presets.standard.match, bust: 'none', rounds: 4 } };
  let match = unwrap(
    newMatch({
      id: 'long',
      after: [],
      event: { type: 'matchStarted', version: LOG_VERSION, rules, players: ['Aki', 'Ben', 'Chie', 'Dai'] },
    }),
  );
  for (let i = 0; i < hands; i++) {
    match = withEvent(match, { type: 'handEnded', hand: { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai: [0] } } });
  }
  return match;
}

function timeOf(entry: number): string {
  return new Date(START + entry * 9 * MINUTES).toISOString();
}
