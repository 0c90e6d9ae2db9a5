import { type AbortiveDraw, type Result, type RuleSet, type Seat, type Tile, tileOfId, yakuFrom } from '@tenbo/engine';

import { type Claim, Claims, type RecordFileError, type Stated, Unreadable, checkPlayers, readWith } from '../errors.ts';
import type { Final, Game, GameEvent, OpenHand, WinClaim } from '../game.ts';
import { leastFound, placed } from '../left-out.ts';
import { listedClaim } from '../as-recorded.ts';
import { type Element, Attributes, eachElement, eachPlainElement } from './elements.ts';
import { dayIn, fivesOf, hasHouseRules, hourIn, seatsOf, tableOf, tenhouRules, typesOf } from './rules.ts';
import { declaredBy } from './meld.ts';

/**
 * Reads a Tenhou record as XML (mjlog, `ver="2.3"`) from any year.
 *
 * @param text the file, decompressed
 * @param id the game's id, from the name of its file; its date decides some rules
 * @param rules the rules of the game, in place of those of its type; without either, Tenhou's are tried
 * @returns the game, or the first thing in the text that cannot be read
 * @example
 * import { unwrap } from '@tenbo/engine';
 * const text = '<mjloggm ver="2.3"><GO type="9"/><INIT seed="0,0,0,1,2,3" ten="250,250,250,250" hai0="" hai1="" hai2="" hai3=""/></mjloggm>';
 * unwrap(readMjlog(text)).hands[0]?.scores; // → [25000, 25000, 25000, 25000]
 */
export function readMjlog(text: string, id?: string, rules?: RuleSet): Result<Game, RecordFileError> {
  return readWith(() => {
    const players = /\shai3="\d/.test(text) ? 4 : 3;
    const types = typesOf(players, rules?.tiles.redFives[0] !== 0);
    const reader = readAs(text, types[0], id);
    const game = reader.game(text.length, rules);
    if (reader.statesType || rules !== undefined) return game;
    const [, ...others] = types;
    return leastFound([() => game, ...others.map((type) => () => readAs(text, type, id).game(text.length))]);
  });
}

/** @param type the game's type, if the record does not state it */
function readAs(text: string, type: number, id: string | undefined): Reader {
  const xml = text.trimStart();
  const plain = new Reader(type, id);
  if (eachPlainElement(xml, (element) => plain.take(element))) return plain;
  const reader = new Reader(type, id);
  eachElement(xml, (element) => reader.take(element));
  return reader;
}

/** Elements that do not change the game: players who leave and return, the seed of the wall. */
const PASSED_OVER: ReadonlySet<string> = new Set(['SHUFFLE', 'BYE', 'TAIKYOKU']);

/** The name of a draw or discard has a letter for the seat and then the tile: four letters for discards, four for draws. */
const TURN_LETTERS = 'DEFGTUVW';

const ABORTIVE: Readonly<Record<string, AbortiveDraw>> = {
  yao9: 'nineTerminals',
  kaze4: 'fourWinds',
  reach4: 'fourRiichi',
  kan4: 'fourQuads',
  ron3: 'tripleRon',
};
/** Nagashi mangan, which Tenhou lists as a draw. */
const NAGASHI = 'nm';

class Reader {
  /** The record states the type of the game. */
  statesType = false;
  readonly #id: string | undefined;
  #isMjlog = false;
  #type: number;
  #fives: RuleSet;
  #seats: readonly Seat[];
  #names: readonly string[] = [];
  #seedInHands = false;
  readonly #hands: OpenHand[] = [];
  readonly #claims = new Claims();
  #final: Final | undefined;
  /** The last draw, until the discard. */
  #drawn: { readonly seat: Seat; readonly id: number; readonly tile: Tile } | undefined;

  constructor(type: number, id: string | undefined) {
    this.#id = id;
    this.#type = type;
    this.#fives = fivesOf(type);
    this.#seats = seatsOf(type);
  }

  take(element: Element): void {
    const { name, offset } = element;
    if (name === 'mjloggm') {
      this.#isMjlog = true;
      return;
    }
    if (!this.#isMjlog) throw new Unreadable({ code: 'notARecord', offset });
    const id = tileIdIn(name);
    if (id !== undefined) {
      this.#events(element).push(this.#turnEvent(element, id));
      return;
    }
    if (PASSED_OVER.has(name)) return;
    const attributes = new Attributes(element);
    if (name === 'GO') this.#takeType(attributes);
    else if (name === 'UN') this.#takeNames(attributes);
    else if (name === 'INIT') this.#begin(attributes);
    else {
      const event = this.#eventOf(element, attributes);
      if (event !== undefined) this.#events(element).push(event);
    }
  }

  /** @param given the rules, in place of those of the type */
  game(length: number, given?: RuleSet): Game {
    const type = this.#type;
    const [first] = this.#hands;
    if (first === undefined) throw new Unreadable({ code: 'notARecord', offset: length });
    if (given) checkPlayers(given, this.#seats.length);
    const stated = tenhouRules({
      ...tableOf(type),
      day: dayIn(this.#id),
      seedInHands: this.#seedInHands,
      start: first.kyoku === 0 && (first.honba ?? 0) === 0 ? first.scores?.[0] : undefined,
      totals: this.#final?.totals,
    });
    const rules = given ?? stated;
    const players = this.#names.slice(0, rules.tiles.players);
    const at = hourIn(this.#id);
    return {
      id: this.#id,
      ...(at !== undefined && { at }),
      rules,
      houseRules: given === undefined && hasHouseRules(type),
      players,
      hands: placed(this.#hands, rules),
      final: this.#final,
      ...this.#claims.found,
    };
  }

  #events({ name, offset }: Element): GameEvent[] {
    const hand = this.#hands.at(-1);
    if (hand === undefined) throw new Unreadable({ code: 'misplacedElement', offset, element: name });
    return hand.events;
  }

  #takeType(attributes: Attributes): void {
    const type = this.#claim(() => (attributes.has('type') ? attributes.integer('type') : undefined));
    if (type === undefined) return;
    this.statesType = true;
    this.#type = type;
    this.#fives = fivesOf(type);
    this.#seats = seatsOf(type);
  }

  /** The first element names all players; a later one names only a player who returns. */
  #takeNames(attributes: Attributes): void {
    if (this.#names.length > 0) return;
    this.#names = this.#claim(() => (attributes.has('n0') ? namesIn(attributes) : undefined), 'players') ?? [];
  }

  #begin(attributes: Attributes): void {
    const [round = NaN, honba = NaN, sticks = NaN, , , indicator = NaN] = attributes.integers('seed');
    if (!isWithin(round, 0, MOST_ROUNDS)) attributes.refuse('seed');
    const claim = this.#claims.of(this.#hands.length);
    const counted = (count: number) => claim(() => (isWithin(count, 0, MOST_COUNTED) ? count : attributes.refuse('seed')));
    const players = this.#seats.length;
    if (attributes.has('shuffle')) this.#seedInHands = true;
    const wind = Math.floor(round / 4);
    this.#hands.push({
      kyoku: wind * players + (round % 4),
      honba: counted(honba),
      sticks: counted(sticks),
      scores: claim(() => (attributes.has('ten') ? this.#scores(attributes) : undefined), 'scores'),
      dealt: this.#seats.map((seat) => this.#tiles(attributes, `hai${seat}`)),
      indicator: this.#tile(attributes, 'seed', indicator),
      events: [],
    });
  }

  #scores(attributes: Attributes): readonly number[] {
    const players = this.#seats.length;
    const scores = hundreds(attributes.integers('ten')).slice(0, players);
    // The points at the start of a game come from its rules, so they cannot be negative.
    const least = this.#hands.length === 0 ? 0 : -MOST_POINTS;
    const areScores = scores.length === players && scores.every((points) => isWithin(points, least, MOST_POINTS));
    return areScores ? scores : attributes.refuse('ten');
  }

  /** A draw or a discard. */
  #turnEvent(element: Element, id: number): GameEvent {
    const letter = TURN_LETTERS.indexOf(element.name.charAt(0));
    const seat = this.#seats[letter % 4];
    const tile = tileOfId(id, this.#fives);
    if (seat === undefined || tile === undefined) return new Attributes(element).refuse(element.name);
    if (letter >= 4) {
      this.#drawn = { seat, id, tile };
      return { type: 'draw', seat, tile };
    }
    const drawn = this.#drawn;
    this.#drawn = undefined;
    const looksDrawn = drawn?.seat === seat && drawn.tile === tile && drawn.id !== id;
    return looksDrawn ? { type: 'discard', seat, tile, fromHand: true } : { type: 'discard', seat, tile };
  }

  /** An event other than a draw or a discard; undefined for elements that follow from others. */
  #eventOf({ name, offset }: Element, attributes: Attributes): GameEvent | undefined {
    switch (name) {
      case 'N': {
        const seat = this.#seat(attributes, 'who');
        const declared = declaredBy(seat, attributes.integer('m'), this.#fives);
        const isFromNobody = declared?.type === 'call' && !this.#seats.includes(declared.from);
        return isFromNobody || declared === undefined ? attributes.refuse('m') : declared;
      }
      case 'DORA':
        return { type: 'dora', tile: this.#tile(attributes, 'hai') };
      case 'REACH':
        // The second step says that the stick was paid, which already follows from the discard.
        return attributes.integer('step') === 1 ? { type: 'riichi', seat: this.#seat(attributes, 'who') } : undefined;
      case 'AGARI':
        this.#end(attributes);
        return this.#win(attributes);
      case 'RYUUKYOKU':
        this.#end(attributes);
        return this.#draw(attributes);
      default:
        throw new Unreadable({ code: 'unknownElement', offset, element: name.slice(0, 40) });
    }
  }

  /** What the record only claims, about the last hand. */
  get #claim(): Claim {
    return this.#claims.of(this.#hands.length - 1);
  }

  #win(attributes: Attributes): GameEvent {
    const seat = this.#seat(attributes, 'who');
    return {
      type: 'win',
      seat,
      from: this.#seat(attributes, 'fromWho'),
      tile: this.#tile(attributes, 'machi'),
      ura: attributes.has('doraHaiUra') ? (this.#claim(() => this.#tiles(attributes, 'doraHaiUra')) ?? []) : [],
      claim: this.#claimOf(attributes),
    };
  }

  #claimOf(attributes: Attributes): WinClaim {
    const claim = this.#claim;
    const isYakuman = attributes.has('yakuman');
    const ifThere = <T>(name: string, read: () => T, what?: Stated) =>
      claim(() => (attributes.has(name) ? read() : undefined), what);
    const [fu, points] = ifThere('ten', () => attributes.integers('ten'), 'points') ?? [];
    return {
      ...(claim(() => this.#listed(attributes), 'yaku') ?? { yaku: undefined, dora: undefined }),
      fu: isYakuman ? undefined : fu,
      points: ifThere('ten', () => points ?? attributes.refuse('ten')),
      indicators: ifThere('doraHai', () => this.#tiles(attributes, 'doraHai')),
      pao: ifThere('paoWho', () => this.#seat(attributes, 'paoWho')),
      changes: ifThere('sc', () => this.#changes(attributes), 'changes'),
    };
  }

  #listed(attributes: Attributes): Pick<WinClaim, 'yaku' | 'dora'> | undefined {
    if (!attributes.has('yakuman') && !attributes.has('yaku')) return undefined;
    const yakuman = attributes.has('yakuman') ? attributes.integers('yakuman').map((number) => [number, 1] as const) : [];
    const listed = attributes.has('yaku') ? pairs(attributes.integers('yaku')) : [];
    const named = [...listed, ...yakuman].map(
      ([number, han]) => [yakuFrom('tenhou', number)[0] ?? attributes.refuse('yaku'), han] as const,
    );
    return listedClaim(named, yakuman.length > 0);
  }

  #draw(attributes: Attributes): GameEvent {
    const type = attributes.has('type') ? attributes.text('type') : undefined;
    const isAborted = type !== undefined && type !== NAGASHI;
    const cause = isAborted ? this.#claim(() => ABORTIVE[type] ?? attributes.refuse('type')) : undefined;
    const shown = this.#seats.filter((seat) => attributes.has(`hai${seat}`) && attributes.text(`hai${seat}`) !== '');
    const changes = this.#claim(() => (attributes.has('sc') ? this.#changes(attributes) : undefined), 'changes');
    if (isAborted) return { type: 'abortiveDraw', cause, nagashi: false, tenpai: undefined, changes };
    return { type: 'exhaustiveDraw', nagashi: type === NAGASHI, tenpai: shown, changes };
  }

  /** Scores and changes alternate, in hundreds. In rooms with chips, those of the chips follow. */
  #changes(attributes: Attributes): readonly number[] {
    const points = attributes.integers('sc').slice(0, 8);
    const changes = hundreds(points.filter((_, i) => i % 2 === 1)).slice(0, this.#seats.length);
    return changes.length === this.#seats.length ? changes : attributes.refuse('sc');
  }

  #end(attributes: Attributes): void {
    if (!attributes.has('owari')) return;
    this.#final = this.#claim(() => {
      const rows = pairs(attributes.numbers('owari').slice(0, 8)).slice(0, this.#seats.length);
      if (rows.length < this.#seats.length) attributes.refuse('owari');
      return {
        scores: hundreds(rows.map(([score]) => score)),
        totals: rows.map(([, total]) => Math.round(total * 1000)),
      };
    });
  }

  #seat(attributes: Attributes, name: string): Seat {
    return this.#seats[attributes.integer(name)] ?? attributes.refuse(name);
  }

  #tile(attributes: Attributes, name: string, id: number = attributes.integer(name)): Tile {
    return tileOfId(id, this.#fives) ?? attributes.refuse(name);
  }

  #tiles(attributes: Attributes, name: string): readonly Tile[] {
    return attributes.integers(name).map((id) => this.#tile(attributes, name, id));
  }
}

/** The names of the players, percent-encoded. */
function namesIn(attributes: Attributes): readonly string[] {
  return ['n0', 'n1', 'n2', 'n3'].map((name) => {
    try {
      return attributes.has(name) ? decodeURIComponent(attributes.text(name)) : '';
    } catch (error) {
      if (error instanceof URIError) return attributes.refuse(name);
      throw error;
    }
  });
}

/** The last hand of four winds; then more honba, sticks and points than a match can reach. */
const MOST_ROUNDS = 15;
const MOST_COUNTED = 1000;
const MOST_POINTS = 1_000_000;

/** The id in the name of a draw or discard; undefined for other elements. */
function tileIdIn(name: string): number | undefined {
  if (name.length < 2 || name.length > 4 || !TURN_LETTERS.includes(name.charAt(0))) return undefined;
  let id = 0;
  for (let at = 1; at < name.length; at++) {
    const digit = name.charCodeAt(at) - ZERO;
    if (digit < 0 || digit > 9) return undefined;
    id = 10 * id + digit;
  }
  return id;
}

const ZERO = 0x30;

function isWithin(number: number, least: number, most: number): boolean {
  return number >= least && number <= most;
}

/** Converts points from hundreds. */
function hundreds(numbers: readonly number[]): readonly number[] {
  return numbers.map((number) => number * 100);
}

function pairs(numbers: readonly number[]): readonly (readonly [number, number])[] {
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, i) => [
    numbers[2 * i] as number,
    numbers[2 * i + 1] as number,
  ]);
}
