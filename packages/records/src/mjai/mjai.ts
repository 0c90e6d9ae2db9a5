import { type Result, type RuleSet, type Seat, WINDS, excerptOf, presets } from '@tenbo/engine';
import { dealerAt } from '@tenbo/ledger';

import { Claims, type RecordFileError, Unreadable, checkPlayers, readWith } from '../errors.ts';
import type { AsRead, Final, Game, ReadHand, SeenEvent, SeenHand } from '../game.ts';
import { Json } from '../json.ts';
import { placed } from '../left-out.ts';
import { drawOf, misplaced, playEvent, winOf } from './events.ts';
import { ALL_SEEN, type Sight } from './sight.ts';

/** Facts that an mjai log does not contain. */
export interface MjaiOptions {
  /** The id of the game, such as its file name. */
  readonly id?: string;
  /** The rules of the game. */
  readonly rules?: RuleSet;
}

/**
 * Reads a log in the mjai format, one event per line or all in one list, as written by mjai, Manue, Mortal, or programs for three players.
 *
 * The format does not state the rules. Unless `rules` are given, they are Tenhou's for a hanchan with this many players, with the starting points
 * of the first hand, and without red fives if `start_game` says so. If the hands have no points, the first starts with those of the rules.
 *
 * @param text the file, decompressed
 * @returns the game, or the place where the text is not such a log; a log with hidden tiles, from one player's view, is refused
 * @example
 * import { unwrap } from '@tenbo/engine';
 * const suits = ['m', 'p', 's'].map((suit) => [...'1112345678999'].map((rank) => rank + suit));
 * const start = { type: 'start_kyoku', bakaze: 'E', kyoku: 1, honba: 0, kyotaku: 0, oya: 0, dora_marker: 'F' };
 * const events = [
 *   { type: 'start_game', names: ['Aki', 'Ben', 'Chie', 'Dai'] },
 *   { ...start, tehais: [...suits, [...'EEESSSWWWNNNP']] },
 *   { type: 'tsumo', actor: 0, pai: '5mr' },
 * ];
 * const { players, hands } = unwrap(readMjai(JSON.stringify(events)));
 * players; // → ['Aki', 'Ben', 'Chie', 'Dai']
 * hands[0]?.scores; // → [25000, 25000, 25000, 25000]
 * readMjai('{"type":"tsumo"}'); // → { ok: false, error: { code: 'misplacedEvent', path: 'type', line: 1, found: '"tsumo"' } }
 */
export function readMjai(text: string, options: MjaiOptions = {}): Result<Game, RecordFileError> {
  return readWith(() => gameOf(eventsOf(text), options));
}

/** The game of an mjai log's events. */
export function gameOf(events: readonly Json[], options: MjaiOptions): Game {
  const reader = new MjaiReader(options);
  for (const event of events) reader.take(event);
  return reader.game();
}

/** The events of an mjai log in order, from lines or from one list. */
function eventsOf(text: string): readonly Json[] {
  const json = text.replace(/^\uFEFF/, '');
  if (json.trimStart().startsWith('[')) return Json.of(json).list();
  return json.split('\n').flatMap((line, i) => (line.trim() === '' ? [] : [Json.of(line, i + 1)]));
}

/** No hand can have more honba or sticks. */
const MOST_COUNTED = 1000;

/** A hand that is being read. */
type OpenHand = AsRead<SeenHand> & { readonly events: SeenEvent[] };

/** Takes the events of a log in order. */
export class MjaiReader {
  readonly #options: MjaiOptions;
  readonly #sight: Sight;
  #names: readonly string[] | undefined;
  #withoutReds = false;
  #rules: RuleSet | undefined;
  /** The first dealer's number; seats count from there. */
  #first = 0;
  readonly #hands: OpenHand[] = [];
  /** A hand that a draw has ended. */
  #over: OpenHand | undefined;
  readonly #claims = new Claims();
  /** The points after the last event that moves some, if it says them. */
  #scores: readonly number[] | undefined;
  #final: Final | undefined;

  constructor(options: MjaiOptions, sight: Sight = ALL_SEEN) {
    this.#options = options;
    this.#sight = sight;
  }

  take(event: Json): void {
    const type = event.at('type');
    if (this.#names === undefined && type.value !== 'start_game') return misplaced(event);
    switch (type.text()) {
      case 'start_game':
        return this.#startGame(event);
      case 'start_kyoku':
        return this.#startHand(event);
      case 'end_kyoku':
        return;
      case 'end_game':
        this.#final = this.#claim(() => ({ scores: this.#points(event.at('scores')), totals: undefined }), event.at('scores'));
        return;
      case 'reach_accepted':
        return this.#takeScores(event);
      default: {
        const { events } = this.#hand(event);
        const one = this.#eventOf(event);
        if (one) events.push(one);
      }
    }
  }

  /** An event that the format does not have: the game is read without it. A program that says "none" only says that it does nothing. */
  #passOver(type: Json): undefined {
    if (type.value !== 'none') this.#claim(() => type.refuse({ code: 'unknownEvent', found: excerptOf(type.value) }), type);
  }

  /** The game, in which nothing is hidden if everybody's tiles are seen. */
  game(): Game {
    const rules = this.#rules;
    if (rules === undefined) throw new Unreadable({ code: 'notARecord', path: '' });
    return {
      id: this.#options.id,
      rules,
      houseRules: false,
      players: this.players,
      hands: placed(this.#hands as readonly ReadHand[], rules),
      final: this.#final,
      ...this.#claims.found,
    };
  }

  /** The hands so far; of the last one, the events so far. */
  get hands(): readonly AsRead<SeenHand>[] {
    return this.#hands;
  }

  /** The rules; undefined before the first hand, if they were not given. */
  get rules(): RuleSet | undefined {
    return this.#rules;
  }

  /** The names by seat; none before the first hand. */
  get players(): readonly string[] {
    const players = this.#rules?.tiles.players ?? 0;
    return Array.from({ length: players }, (_, seat) => this.#names?.[(seat + this.#first) % players] ?? '');
  }

  /** The seat of a player by number. */
  seatOf(player: number): Seat {
    const players = this.#rules?.tiles.players ?? 1;
    return ((player - this.#first + players) % players) as Seat;
  }

  #startGame(event: Json): void {
    if (this.#names !== undefined) misplaced(event);
    const names = event.at('names');
    this.#names = this.#claim(() => names.list().map((name) => name.text()), names) ?? [];
    this.#withoutReds = event.at('aka_flag').value === false;
  }

  #startHand(event: Json): void {
    const { players, hands } = this.#sight.deal(event, (this.#rules ?? this.#options.rules)?.tiles.players);
    const round = WINDS.findIndex((wind) => wind === event.at('bakaze').text());
    if (round < 0) event.at('bakaze').refuse();
    const kyoku = round * players + event.at('kyoku').integer(1, players) - 1;
    const claim = this.#claims.of(this.#hands.length);
    const counted = (at: Json) => claim(() => at.ifThere(() => at.integer(0, MOST_COUNTED)), 'position');
    const honba = counted(event.at('honba'));
    const oya = event.at('oya').integer(0, players - 1);
    const points = claim(() => event.at('scores').ifThere((at) => at.points(players)));
    if (this.#rules === undefined) {
      this.#first = (oya - (kyoku % players) + players) % players;
      this.#rules = this.#rulesFor(players, kyoku === 0 && (honba ?? 0) === 0 ? points?.[0] : undefined);
    }
    const rules = this.#rules;
    if (rules.tiles.players !== players) event.at('tehais').refuse();
    if (this.#seat(event.at('oya')) !== dealerAt({ kyoku }, players)) event.at('oya').refuse();
    this.#hands.push({
      kyoku,
      honba,
      sticks: counted(event.at('kyotaku')),
      scores: points ? this.#fromFirst(points) : this.#scores,
      dealt: this.#fromFirst(hands),
      indicator: event.at('dora_marker').tile('mjai'),
      events: [],
    });
  }

  #rulesFor(players: number, start: number | undefined): RuleSet {
    const given = this.#options.rules;
    if (given !== undefined) checkPlayers(given, players);
    if (given !== undefined) return given;
    const { tiles, match, ...rest } = players === 3 ? presets.tenhouSanma : presets.tenhou;
    return {
      ...rest,
      tiles: this.#withoutReds ? { ...tiles, redFives: [0, 0, 0] } : tiles,
      match: start === undefined ? match : { ...match, start },
    };
  }

  #eventOf(event: Json): SeenEvent | undefined {
    switch (event.at('type').text()) {
      case 'hora':
        return this.#win(event);
      case 'ryukyoku':
        return this.#draw(event);
      default: {
        const seat = (number: Json) => this.#seat(number);
        const { events } = this.#hand(event);
        const isDrawn = (tsumogiri: Json) => this.#claim(() => tsumogiri.flag(), tsumogiri);
        const one = playEvent(event, { seat, events, sight: this.#sight, isDrawn });
        return one ?? this.#passOver(event.at('type'));
      }
    }
  }

  #win(event: Json): SeenEvent {
    const { events } = this.#hand(event);
    const changes = this.#changes(event);
    this.#takeScores(event);
    return winOf(event, { seat: (number) => this.#seat(number), events }, changes, this.#claims.of(this.#hands.length - 1));
  }

  #draw(event: Json): SeenEvent {
    const changes = this.#changes(event);
    this.#takeScores(event);
    const hand = this.#hand(event);
    const isFirst = this.#over !== hand;
    this.#over = hand;
    return drawOf(event, isFirst ? hand : undefined, this.#rules as RuleSet, {
      changes,
      tenpai: this.#claim(() => this.#tenpai(event.at('tenpais')), event.at('tenpais')),
    });
  }

  #hand(event: Json): OpenHand {
    return this.#hands.at(-1) ?? misplaced(event);
  }

  /** Notes the points after an event, for a next hand that does not state its own. */
  #takeScores(event: Json): void {
    this.#hand(event);
    this.#scores = this.#claim(() => this.#points(event.at('scores')), event.at('scores'));
  }

  #changes(event: Json): readonly number[] | undefined {
    return this.#claim(() => this.#points(event.at('deltas')), event.at('deltas'));
  }

  /** What the log only claims about the last hand; undefined if it does not, or it cannot be read. */
  #claim<T>(read: () => T, at: Json): T | undefined {
    return at.isMissing ? undefined : this.#claims.of(this.#hands.length - 1)(read);
  }

  #tenpai(rows: Json): readonly Seat[] {
    return this.#fromFirst(rows.list()).flatMap((flag, seat) => (flag.flag() ? [seat as Seat] : []));
  }

  #points(rows: Json): readonly number[] {
    const rules = this.#rules ?? rows.refuse();
    return this.#fromFirst(rows.points(rules.tiles.players));
  }

  #seat(number: Json): Seat {
    const players = this.#rules?.tiles.players ?? number.refuse();
    return this.seatOf(number.seat(players));
  }

  /** Reorders a list from player numbers to seats. */
  #fromFirst<T>(rows: readonly T[]): readonly T[] {
    return rows.map((_, seat) => rows[(seat + this.#first) % rows.length] as T);
  }
}
