// Follows an mjai log line by line from the seat of one player, whose tiles are all that is known.
import { type Result, type RuleSet, type Seat, excerptOf, ok, scorerOf } from '@tenbo/engine';
import { append, nextEntry } from '@tenbo/ledger';

import { type RecordFileError, readWith } from '../errors.ts';
import type { Finding } from '../finding.ts';
import type { AsRead, RecordedDraw, SeenEvent, SeenHand } from '../game.ts';
import { Json } from '../json.ts';
import { placedAlone } from '../left-out.ts';
import { type ScoredWin, handEnd, matchAt, startOf } from '../match-of.ts';
import { Play } from '../play.ts';
import type { PlayedWin } from '../hand-in-play.ts';
import { type SeatMoment, type Seen, seatTable, winNow } from '../seat-moment.ts';
import { compared, contradictedClaims } from '../win-claims.ts';
import { type MjaiOptions, MjaiReader } from './mjai.ts';
import { OneSeen } from './sight.ts';

/** Whose view it is, and facts that the log does not contain. */
export interface FollowOptions extends MjaiOptions {
  /** The player's number in the log, from 0. Without it, it is the `id` of `start_game`, or the only player whose tiles the log shows. */
  readonly player?: number;
}

/** A log that is followed as it grows. */
export interface Follower {
  /**
   * Takes one more line: an event, or a list of events.
   *
   * @returns the moments that follow from it, often none or one; or why the log cannot be followed any further
   */
  take(line: string): Result<readonly SeatMoment[], RecordFileError>;
  /** The game so far; undefined before its first hand. */
  readonly game: SeenGame | undefined;
}

/** A game so far, from one seat. */
export interface SeenGame {
  readonly rules: RuleSet;
  readonly houseRules: false;
  /** The names, empty if the log has none, by seat. */
  readonly players: readonly string[];
  readonly hands: readonly SeenHand[];
}

/**
 * Follows an mjai log from the seat of one player: after each event, that player's hand, its waits, their values, and whether the player is furiten. The
 * other players' tiles are hidden (`?`), or taken as hidden. Nothing is claimed about them.
 *
 * The log may be what a bot receives, with or without its answers: if the line after `start_game` is `{"type":"none"}`, every second line is an answer.
 * Another `start_game` begins another game. The rules are those of `readMjai`.
 *
 * @example
 * import { formatTiles, unwrap } from '@tenbo/engine';
 * const hidden = Array(13).fill('?');
 * const own = ['2m', '3m', '4m', '4p', '5pr', '6p', '5s', '6s', '7s', '8s', '8s', '6m', '7m'];
 * const start = { type: 'start_kyoku', bakaze: 'E', kyoku: 1, honba: 0, kyotaku: 0, oya: 0, dora_marker: 'N' };
 * const log = followMjai();
 * log.take('{"type":"start_game"}');
 * const [moment] = unwrap(log.take(JSON.stringify({ ...start, tehais: [hidden, own, hidden, hidden] })));
 * moment!.seat; // → 1
 * moment!.waits.map(({ kind, left }) => [formatTiles([kind]), left]); // → [['5m', 4], ['8m', 4]]
 */
export function followMjai(options: FollowOptions = {}): Follower {
  return new SeatFollower(options);
}

/** No hand can have more events, and no game anywhere near so many. */
const MOST_EVENTS = 500;
const MOST_IN_LINE = 10_000;

class SeatFollower implements Follower {
  readonly #options: FollowOptions;
  #reader: MjaiReader | undefined;
  #sight: OneSeen;
  #play: Play | undefined;
  #line = 0;
  readonly #answers = new Answers();
  #failed: Result<never, RecordFileError> | undefined;

  constructor(options: FollowOptions) {
    this.#options = options;
    this.#sight = new OneSeen(options.player);
  }

  get game(): SeenGame | undefined {
    const { rules, players = [], hands = [] } = this.#reader ?? {};
    if (rules === undefined || hands.length === 0) return undefined;
    return { rules, houseRules: false, players, hands: hands.map((hand) => placedAlone(hand, rules)) };
  }

  take(line: string): Result<readonly SeatMoment[], RecordFileError> {
    if (this.#failed) return this.#failed;
    this.#line++;
    const text = line.replace(/^\uFEFF/, '').trim();
    const taken = text === '' ? ok([]) : readWith(() => this.#taken(Json.of(text, this.#line)));
    if (!taken.ok) this.#failed = taken;
    return taken;
  }

  #taken(json: Json): readonly SeatMoment[] {
    const events = json.isList ? json.list() : [json];
    if (events.length > MOST_IN_LINE) json.refuse();
    if (this.#answers.isNext(events, this.#sight.player)) return [];
    return events.flatMap((event) => this.#momentsAfter(event));
  }

  #momentsAfter(event: Json): readonly SeatMoment[] {
    if (event.at('type').value === 'start_game') this.#begin(event);
    const reader = this.#reader ?? misplaced(event);
    const hands = reader.hands.length;
    const events = reader.hands.at(-1)?.events.length ?? 0;
    if (events === MOST_EVENTS && event.at('type').value !== 'start_kyoku') misplaced(event);
    reader.take(event);
    const hand = reader.hands.at(-1);
    if (hand === undefined) return [];
    if (reader.hands.length > hands) {
      this.#play = new Play(hand, reader.rules as RuleSet);
      return [this.#moment(undefined, 0)];
    }
    const newest = hand.events.at(-1);
    if (newest === undefined || hand.events.length === events) return [];
    const found = this.#play?.played().findings.length ?? 0;
    this.#play?.take(newest, events);
    return [this.#moment(newest, found)];
  }

  #begin(event: Json): void {
    const { value } = event.at('id');
    const isPlayer = typeof value === 'number' && [0, 1, 2, 3].includes(value);
    this.#sight = new OneSeen(this.#options.player ?? (isPlayer ? value : undefined));
    this.#reader = new MjaiReader(this.#options, this.#sight);
    this.#play = undefined;
  }

  /** @param found how many findings there were before the event */
  #moment(event: SeenEvent | undefined, found: number): SeatMoment {
    const reader = this.#reader as MjaiReader;
    const play = this.#play as Play;
    const seat = reader.seatOf(this.#sight.player as number);
    const rules = reader.rules as RuleSet;
    const seen: Seen = { play, hand: placedAlone(reader.hands.at(-1) as AsRead<SeenHand>, rules), seat, rules };
    const hand = reader.hands.length - 1;
    const inPlay = play.played().findings.slice(found);
    const findings = [...inPlay, ...findingsAt(event, seen)].map((finding): Finding => ({ hand, ...finding }));
    return { hand, event, ...seatTable(seen), win: winNow(seen, event), findings };
  }
}

/** What is wrong with the end of the player's own hand. */
function findingsAt(event: SeenEvent | undefined, seen: Seen): ReturnType<typeof winFindings> {
  if (event?.type === 'exhaustiveDraw') return tenpaiFindings(event, seen);
  const won = seen.play.played().wins.find(({ recorded }) => recorded === event);
  return won ? winFindings(won, seen) : [];
}

function misplaced(event: Json): never {
  return event.at('type').refuse({ code: 'misplacedEvent', found: excerptOf(event.at('type').value) });
}

/** Which lines are the player's own answers. */
class Answers {
  #state: 'unknown' | 'begun' | 'none' | 'answerNext' | 'eventNext' = 'unknown';

  /** Whether the next line is an answer. @param player whose answers they are, if known */
  isNext(events: readonly Json[], player: number | undefined): boolean {
    const [first] = events;
    const isNone = first?.at('type').value === 'none';
    switch (this.#state) {
      case 'unknown':
        if (events.some((event) => event.at('type').value === 'start_game')) this.#state = 'begun';
        return false;
      case 'begun':
        this.#state = isNone ? 'eventNext' : 'none';
        return isNone;
      case 'none':
        return false;
      case 'eventNext':
        this.#state = 'answerNext';
        return false;
      case 'answerNext':
        this.#state = 'eventNext';
        if (first !== undefined && !isNone && first.at('actor').value !== player) misplaced(first);
        return true;
    }
  }
}

/** A finding about the hand in play. */
type HandFinding = Finding extends infer F ? (F extends unknown ? Omit<F, 'hand'> : never) : never;

/** What is wrong with a win that the player has just declared. */
function winFindings(played: PlayedWin, seen: Seen): readonly HandFinding[] {
  const { play, hand, rules } = seen;
  const score = scorerOf(rules).score(played.win, hand.honba);
  if (!score.ok) return [{ code: 'notAWin', event: played.event, errors: score.error }];
  const won = { ...played, score: score.value };
  const claims = contradictedClaims(won, { indicators: play.played().indicators, honba: hand.honba, rules });
  const changes = changesBy(won, seen);
  // Other points have other payments.
  if (changes === undefined || claims.some(({ code }) => code === 'points')) return claims;
  return [...claims, ...compared('changes', won.recorded.claim.changes, changes)];
}

/** Each player's change by a win, without the sticks laid in the hand. Undefined if somebody has won before, whose hand is not known. */
function changesBy(won: ScoredWin, { play, hand, rules }: Seen): readonly number[] | undefined {
  const played = play.played();
  const end = handEnd(played, [won], rules);
  if (end === undefined || hand.events.filter(({ type }) => type === 'win').length > 1) return undefined;
  const match = matchAt(startOf({ rules, players: [], hands: [] }), hand);
  const next = append(match, nextEntry(match, { type: 'handEnded', hand: end }, { id: 'end' }));
  const deltas = next.ok ? next.value.state.hands.at(-1)?.deltas : undefined;
  const laid = (seat: number) => (played.riichi.some((one) => one === seat) ? rules.payments.riichiStick : 0);
  return deltas?.map((delta, seat) => delta + laid(seat));
}

/** Whether the log is wrong about the player's tenpai at an exhaustive draw. */
function tenpaiFindings({ tenpai }: RecordedDraw, { play, seat }: Seen): readonly HandFinding[] {
  const own = (seats: readonly Seat[]) => seats.filter((one) => one === seat);
  return compared('tenpai', tenpai && own(tenpai), own(play.played().tenpai));
}
