import {
  type AbortiveDraw,
  type Meld,
  type Result,
  type RuleSet,
  type Seat,
  type Tile,
  isRedFive,
  kindOf,
  redFiveOf,
  suitOf,
} from '@tenbo/engine';

import { type Claim, Claims, type RecordFileError, checkPlayers, readWith } from '../errors.ts';
import type { Final, Game, GameEvent, OpenHand, RecordedDraw } from '../game.ts';
import { Json } from '../json.ts';
import { type MajsoulRecord, field, flagIn, headOf, listIn, numberIn, recordsOf, refuseRecord } from './fields.ts';
import { discardOf } from '../as-recorded.ts';
import { leastFound, placed } from '../left-out.ts';
import { abortsOf } from '../play.ts';
import { type MajsoulRules, majsoulRules, roomRules } from './rules.ts';
import { winsOf } from './wins.ts';

/** Facts that a record of Mahjong Soul may not contain. */
export interface MajsoulOptions {
  /** The rules of the game, in place of those of its room. Without either, those of the ranked rooms are tried. */
  readonly rules?: RuleSet;
}

/**
 * Reads a record of Mahjong Soul as JSON: the older layout with `records` or the newer one with `actions`, wherever a program has put
 * them, with fields in snake case or camel case. Empty fields may be missing.
 *
 * Ranked rooms use Mahjong Soul's rules. A friends' room or a contest states its own; if their meaning is uncertain, Mahjong Soul's are kept
 * and the game has `houseRules`. Special modes with other tiles or cards are refused.
 *
 * @param text the file, decompressed
 * @returns the game, or the place where the text is not such a record
 * @example
 * const text = '{"head":{"config":{"mode":{"mode":2}}},"data":{"records":[{"name":".lq.RecordSelectGap","data":{}}]}}';
 * const read = readMajsoul(text);
 * read; // → { ok: false, error: { code: 'unknownRules', path: 'data.records[0].name', found: '"RecordSelectGap"' } }
 */
export function readMajsoul(text: string, options: MajsoulOptions = {}): Result<Game, RecordFileError> {
  return readWith(() => {
    const file = Json.of(text);
    const head = headOf(file);
    const records = recordsOf(file);
    if (records.length === 0) file.refuse({ code: 'notARecord' });
    const players = playersIn(records);
    if (options.rules) checkPlayers(options.rules, players);
    const stated = options.rules ? { rules: options.rules, houseRules: false } : majsoulRules(head);
    if (stated) return gameOf(records, head, stated);
    const [usual, ...others] = roomRules(players);
    const under = (rules: RuleSet) => () => gameOf(records, head, { rules, houseRules: true });
    return leastFound([under(usual), ...others.map(under)]);
  });
}

/** Three if the first hand is dealt to three. */
function playersIn(records: readonly MajsoulRecord[]): 3 | 4 {
  const first = records.find(({ name }) => name === 'RecordNewRound');
  return first && listIn(first.data, 'tiles3').length === 0 ? 3 : 4;
}

function gameOf(records: readonly MajsoulRecord[], head: Json, { rules, houseRules }: MajsoulRules): Game {
  const reader = new Reader(rules);
  for (const record of records) reader.take(record);
  const claim = reader.claims.of(reader.hands.length - 1);
  const { players } = rules.tiles;
  const at = claim(() => startIn(head));
  return {
    ...(at !== undefined && { at }),
    id: claim(() => field(head, 'uuid').ifThere((uuid) => uuid.text())),
    rules,
    houseRules,
    players: claim(() => namesIn(head, players), 'players') ?? Array<string>(players).fill(''),
    hands: placed(reader.hands, rules),
    final: claim(() => finalIn(head, players)),
    ...reader.claims.found,
  };
}

/** The last second that fits into the field. */
const MOST_SECONDS = 2 ** 32 - 1;

/** When the game began, in ISO 8601. The head has it in seconds. */
function startIn(head: Json): string | undefined {
  const at = field(head, 'start_time');
  if (at.isMissing || at.value === 0) return undefined;
  const { value } = at;
  const isTime = typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MOST_SECONDS;
  return isTime ? new Date(value * 1000).toISOString() : at.refuse();
}

function namesIn(head: Json, players: number): readonly string[] {
  const names = Array<string>(players).fill('');
  for (const account of listIn(head, 'accounts')) {
    const nickname = field(account, 'nickname');
    names[numberIn(account, 'seat', 0, players - 1)] = nickname.isMissing ? '' : nickname.text();
  }
  return names;
}

function finalIn(head: Json, players: number): Final | undefined {
  const rows = listIn(field(head, 'result'), 'players');
  if (rows.length === 0) return undefined;
  if (rows.length !== players) return field(head, 'result').refuse();
  const bySeat = rows.toSorted((one, other) => numberIn(one, 'seat', 0, players - 1) - numberIn(other, 'seat', 0, players - 1));
  const column = (name: string) => bySeat.map((row) => numberIn(row, name, -10_000_000, 10_000_000));
  return { scores: column('part_point_1'), totals: column('total_point') };
}

const MOST_COUNTED = 1000;
const CALLS = ['chi', 'pon', 'daiminkan'] as const;
const ADDED = 2;
const CLOSED = 3;
const COPIES = 4;

class Reader {
  readonly hands: OpenHand[] = [];
  readonly claims = new Claims();
  readonly #rules: RuleSet;
  /** How many indicators have been revealed. */
  #indicators = 0;

  constructor(rules: RuleSet) {
    this.#rules = rules;
  }

  take(record: MajsoulRecord): void {
    const { name, data } = record;
    if (name === 'RecordNewRound') return this.#begin(data);
    const hand = this.hands.at(-1) ?? refuseRecord(record, 'misplacedEvent');
    const grown = this.#grown(data);
    // The indicator of a quad is revealed before the next draw. Other records list the indicators after the event.
    const events =
      name === 'RecordDealTile' ? [...grown, ...this.#eventsOf(record, hand)] : [...this.#eventsOf(record, hand), ...grown];
    hand.events.push(...events);
  }

  /** What the record only claims, about the last hand. */
  get #claim(): Claim {
    return this.claims.of(this.hands.length - 1);
  }

  get #players(): 3 | 4 {
    return this.#rules.tiles.players === 3 ? 3 : 4;
  }

  #begin(data: Json): void {
    const ju = numberIn(data, 'ju', 0, this.#players - 1);
    const claim = this.claims.of(this.hands.length);
    const counted = (name: string) => claim(() => numberIn(data, name, 0, MOST_COUNTED));
    const dealt = Array.from({ length: this.#players }, (_, seat) => field(data, `tiles${seat}`).tiles('majsoul'));
    dealt.forEach((tiles, seat) => {
      if (tiles.length !== (seat === ju ? 14 : 13)) field(data, `tiles${seat}`).refuse();
    });
    const doras = listIn(data, 'doras');
    const indicator = (doras[0] ?? field(data, 'dora')).tile('majsoul');
    this.#indicators = 1;
    this.hands.push({
      kyoku: numberIn(data, 'chang', 0, 3) * this.#players + ju,
      honba: counted('ben'),
      sticks: counted('liqibang'),
      scores: claim(() => field(data, 'scores').ifThere((at) => at.points(this.#players)), 'scores'),
      dealt: dealt.map((tiles) => tiles.slice(0, 13)),
      indicator,
      events: [{ type: 'draw', seat: ju as Seat, tile: dealt[ju]?.[13] as Tile }],
    });
  }

  /** The new indicators in a list of all. */
  #grown(data: Json): readonly GameEvent[] {
    const added = listIn(data, 'doras').slice(this.#indicators);
    this.#indicators += added.length;
    return added.map((one) => ({ type: 'dora', tile: one.tile('majsoul') }));
  }

  #eventsOf(record: MajsoulRecord, hand: OpenHand): readonly GameEvent[] {
    const { name, data } = record;
    const seat = () => numberIn(data, 'seat', 0, this.#players - 1) as Seat;
    const tile = () => field(data, 'tile').tile('majsoul');
    switch (name) {
      case 'RecordDealTile':
        return [{ type: 'draw', seat: seat(), tile: tile() }];
      case 'RecordDiscardTile': {
        const isRiichi = flagIn(data, 'is_liqi') || flagIn(data, 'is_wliqi');
        // The dealer gets fourteen tiles in one deal, so none of them is the tile just drawn.
        const isDrawn = hand.events.length === 1 ? undefined : this.#claim(() => flagIn(data, 'moqie'));
        const discard = discardOf(seat(), tile(), isDrawn, hand.events);
        return isRiichi ? [{ type: 'riichi', seat: seat() }, discard] : [discard];
      }
      case 'RecordChiPengGang':
        return [this.#call(data, seat())];
      case 'RecordAnGangAddGang':
        return [this.#quad(record, seat(), hand)];
      case 'RecordBaBei':
        return [{ type: 'kita', seat: seat() }];
      case 'RecordHule':
        return this.#wins(record, hand);
      case 'RecordNoTile':
        return [this.#exhaustiveDraw(data)];
      case 'RecordLiuJu':
        return [this.#abortiveDraw(data, hand)];
      default:
        return refuseRecord(record);
    }
  }

  #call(data: Json, seat: Seat): GameEvent {
    const type = CALLS[numberIn(data, 'type', 0, 2)] as (typeof CALLS)[number];
    const tiles = field(data, 'tiles').tiles('majsoul');
    const froms = field(data, 'froms')
      .list()
      .map((from) => from.seat(this.#players));
    const at = froms.findIndex((from) => from !== seat);
    if (tiles.length !== (type === 'daiminkan' ? 4 : 3) || froms.length !== tiles.length || at < 0) field(data, 'froms').refuse();
    return { type: 'call', seat, from: froms[at] as Seat, meld: { type, tiles }, called: tiles[at] as Tile };
  }

  /** The record names only one tile. The other three follow from its kind, and from the pon that it may be added to. */
  #quad(record: MajsoulRecord, seat: Seat, { events }: OpenHand): GameEvent {
    const { data } = record;
    const type = numberIn(data, 'type', ADDED, CLOSED);
    const tiles = this.#four(field(data, 'tiles').tile('majsoul'));
    if (type === CLOSED) return { type: 'quad', seat, meld: { type: 'ankan', tiles } };
    const pon = events.findLast(
      (event) =>
        event.type === 'call' &&
        event.seat === seat &&
        event.meld.type === 'pon' &&
        kindOf(event.called) === kindOf(tiles[0] as Tile),
    ) as { readonly meld: Meld } | undefined;
    const left = [...tiles];
    for (const one of pon?.meld.tiles ?? []) left.splice(left.indexOf(one), 1);
    if (left.length !== 1) return refuseRecord(record, 'misplacedEvent');
    return { type: 'quad', seat, meld: { type: 'kakan', tiles }, added: left[0] as Tile };
  }

  /** All four tiles of a kind. */
  #four(tile: Tile): readonly Tile[] {
    const kind = kindOf(tile);
    const suit = suitOf(kind);
    const isFive = suit !== 3 && kindOf(redFiveOf(suit)) === kind;
    const reds = isFive ? this.#rules.tiles.redFives[suit] : isRedFive(tile) ? 1 : 0;
    return Array.from({ length: COPIES }, (_, copy) => (isFive && copy < reds ? redFiveOf(suit) : kind));
  }

  #wins(record: MajsoulRecord, hand: OpenHand): readonly GameEvent[] {
    const { data } = record;
    const shown = this.#claim(() => this.#grown(listIn(data, 'hules')[0] ?? data)) ?? [];
    const wins = winsOf(data, hand, { rules: this.#rules, claim: this.#claim });
    return wins.length > 0 ? [...shown, ...wins] : refuseRecord(record, 'misplacedEvent');
  }

  #exhaustiveDraw(data: Json): RecordedDraw {
    return {
      type: 'exhaustiveDraw',
      nagashi: this.#claim(() => flagIn(data, 'liujumanguan')) ?? false,
      tenpai: this.#claim(() => this.#tenpai(listIn(data, 'players'))),
      changes: this.#claim(() => this.#changesOfDraw(listIn(data, 'scores'))),
    };
  }

  #tenpai(players: readonly Json[]): readonly Seat[] | undefined {
    const isTenpai = (player: Json | undefined) => player !== undefined && flagIn(player, 'tingpai');
    if (players.length === 0) return undefined;
    return players.slice(0, this.#players).flatMap((player, seat) => (isTenpai(player) ? [seat as Seat] : []));
  }

  /** There are several entries if several players have nagashi, and none if nobody pays. */
  #changesOfDraw(scores: readonly Json[]): readonly number[] {
    const deltas = scores
      .map((row) => field(row, 'delta_scores'))
      .filter((row) => !row.isMissing && row.list().length > 0)
      .map((row) => row.points(this.#players));
    return Array.from({ length: this.#players }, (_, seat) => deltas.reduce((sum, row) => sum + (row[seat] as number), 0));
  }

  #abortiveDraw(data: Json, hand: OpenHand): RecordedDraw {
    const type = this.#claim(() => numberIn(data, 'type', 1, 5));
    const known = type === undefined ? undefined : (['nineTerminals', 'fourWinds'] as const)[type - 1];
    // The later numbers are undocumented, so infer the cause from the events.
    const isLater = (one: AbortiveDraw) => one === 'fourRiichi' || one === 'fourQuads' || one === 'tripleRon';
    const cause = known ?? abortsOf(hand, this.#rules).find(isLater);
    return { type: 'abortiveDraw', cause, nagashi: false, tenpai: undefined, changes: undefined };
  }
}
