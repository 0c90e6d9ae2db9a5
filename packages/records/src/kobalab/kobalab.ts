import { type AbortiveDraw, type Result, type RuleSet, type Seat, excerptOf, presets } from '@tenbo/engine';

import { type Claim, Claims, type RecordFileError, checkPlayers, readWith } from '../errors.ts';
import { NO_CLAIM, type Final, type Game, type GameEvent, type OpenHand, type RecordedDraw } from '../game.ts';
import { Json } from '../json.ts';
import { discardOf, offeredIn } from '../as-recorded.ts';
import { placed } from '../left-out.ts';
import { claimOf } from './yaku.ts';
import { discardIn, handIn, meldIn, sourceSeat, tileIn } from './tiles.ts';

/** Facts that a record of this kind does not contain. */
export interface KobalabOptions {
  /** The rules of the game. */
  readonly rules?: RuleSet;
}

/**
 * Reads a record (牌譜) of 電脳麻将, the format of @kobalab/majiang-core, which is also used to transcribe professional matches.
 *
 * The format does not state the rules. Unless `rules` are given, they are the defaults of 電脳麻将: Tenhou's, with double yakuman, and pao only for
 * the yakuman itself. 電脳麻将 differs from every rule set in two points, which an audit reports: a hand is in tenpai even if it waits for a
 * tile of which it has all four, and the extra round ends with any hand after which a player has reached the goal, whoever deals next.
 *
 * @param text the file, decompressed
 * @returns the game, or the place where the text is not such a record
 * @example
 * import { unwrap } from '@tenbo/engine';
 * const shoupai = ['m1112345678999', 'p1112345678999', 's1112345678999', 'z1112223334445'];
 * const start = { zhuangfeng: 0, jushu: 0, changbang: 0, lizhibang: 0, defen: [25000, 25000, 25000, 25000], baopai: 'z6', shoupai };
 * const record = { title: '', player: ['Aki', 'Ben', 'Chie', 'Dai'], qijia: 1, log: [[{ qipai: start }, { zimo: { l: 0, p: 'm0' } }]] };
 * unwrap(readKobalab(JSON.stringify(record))).players; // → ['Ben', 'Chie', 'Dai', 'Aki']
 */
export function readKobalab(text: string, options: KobalabOptions = {}): Result<Game, RecordFileError> {
  return readWith(() => {
    if (options.rules) checkPlayers(options.rules, PLAYERS);
    const file = Json.of(text);
    const claims = new Claims();
    const ofEnd = claims.of(file.at('log').list().length - 1);
    const read = file
      .at('log')
      .list()
      .map((log, nth) => handOf(log, claims.of(nth)));
    const qijia = ofEnd(() => file.at('qijia').integer(0, PLAYERS - 1)) ?? 0;
    const fromFirst = <T>(rows: readonly T[]) => rows.map((_, seat) => rows[(seat + qijia) % PLAYERS] as T);
    const [first] = read;
    const start = first?.kyoku === 0 && (first.honba ?? 0) === 0 ? first.scores?.[0] : undefined;
    const rules = options.rules ?? rulesFrom(start);
    return {
      id: undefined,
      rules,
      houseRules: false,
      players: fromFirst(ofEnd(() => file.at('player').ifThere(namesIn), 'players') ?? Array<string>(PLAYERS).fill('')),
      hands: read.length > 0 ? placed(read, rules) : file.at('log').refuse({ code: 'notARecord' }),
      final: ofEnd(() => finalIn(file, fromFirst)),
      ...claims.found,
    };
  });
}

const PLAYERS = 4;
const MOST_COUNTED = 1000;

function rulesFrom(start: number | undefined): RuleSet {
  const { tenhou, majsoul } = presets;
  return {
    ...tenhou,
    yaku: { ...tenhou.yaku, doubleYakuman: majsoul.yaku.doubleYakuman },
    pao: { ...tenhou.pao, covers: 'yakuman', honba: 'discarder' },
    match: start === undefined ? tenhou.match : { ...tenhou.match, start },
  };
}

function namesIn(players: Json): readonly string[] {
  const names = players.list().map((name) => name.text());
  return names.length === PLAYERS ? names : players.refuse();
}

/** The points at the end. The record of an unfinished match has no places and no settlement. */
function finalIn(file: Json, fromFirst: <T>(rows: readonly T[]) => readonly T[]): Final | undefined {
  const isEmpty = (list: Json) => list.isMissing || list.list().length === 0;
  const point = file.at('point');
  if (isEmpty(point) && isEmpty(file.at('rank'))) return undefined;
  const totals = isEmpty(point) ? undefined : fromFirst(totalsIn(point));
  return { scores: fromFirst(file.at('defen').points(PLAYERS)), totals };
}

function totalsIn(point: Json): readonly number[] {
  const totals = point.list().map((one) => {
    const number = typeof one.value === 'string' ? Number(one.value || NaN) : one.number();
    return Number.isFinite(number) && Math.abs(number) < 10_000 ? Math.round(number * 1000) : one.refuse();
  });
  return totals.length === PLAYERS ? totals : point.refuse();
}

const ABORTIVE: Readonly<Record<string, AbortiveDraw>> = {
  九種九牌: 'nineTerminals',
  四風連打: 'fourWinds',
  四家立直: 'fourRiichi',
  四開槓: 'fourQuads',
  四槓散了: 'fourQuads',
  三家和: 'tripleRon',
  三家和了: 'tripleRon',
};
const EXHAUSTIVE: ReadonlySet<string> = new Set(['荒牌平局', '流局']);
const NAGASHI = '流し満貫';

function handOf(log: Json, claim: Claim): OpenHand {
  const [first, ...rest] = log.list();
  const start = first?.at('qipai') ?? log.refuse();
  const jushu = start.at('jushu').integer(0, PLAYERS - 1);
  const shoupai = start.at('shoupai').list();
  if (shoupai.length !== PLAYERS) start.at('shoupai').refuse();
  const reader = new HandReader(jushu, claim);
  const counted = (at: Json) => claim(() => at.ifThere(() => at.integer(0, MOST_COUNTED)), 'position');
  const hand: OpenHand = {
    kyoku: start.at('zhuangfeng').integer(0, 3) * PLAYERS + jushu,
    honba: counted(start.at('changbang')),
    sticks: counted(start.at('lizhibang')),
    scores: claim(() => start.at('defen').ifThere((defen) => reader.bySeat(defen.points(PLAYERS))), 'scores'),
    dealt: reader.bySeat(shoupai).map(handIn),
    indicator: tileIn(start.at('baopai')),
    events: [],
  };
  for (const one of rest) hand.events.push(...reader.eventsOf(one, hand.events));
  return hand;
}

/** Reads the events of a hand, in which players are numbered by their winds. */
class HandReader {
  readonly #jushu: number;
  readonly #claim: Claim;

  constructor(jushu: number, claim: Claim) {
    this.#jushu = jushu;
    this.#claim = claim;
  }

  /** Reorders a list from winds to seats. */
  bySeat<T>(rows: readonly T[]): readonly T[] {
    return rows.map((_, seat) => rows[(seat - this.#jushu + PLAYERS) % PLAYERS] as T);
  }

  eventsOf(one: Json, before: readonly GameEvent[]): readonly GameEvent[] {
    const names = one.fields();
    const name = names[0] ?? '';
    const event = one.at(name);
    if (names.length !== 1) one.refuse();
    switch (name) {
      case 'zimo':
      case 'gangzimo':
        return [{ type: 'draw', seat: this.#seat(event), tile: tileIn(event.at('p')) }];
      case 'dapai': {
        const { tile, isDrawn, isRiichi } = discardIn(event.at('p'));
        const seat = this.#seat(event);
        const discard = discardOf(seat, tile, isDrawn, before);
        return isRiichi ? [{ type: 'riichi', seat }, discard] : [discard];
      }
      case 'fulou':
        return [this.#call(event)];
      case 'gang':
        return [this.#quad(event)];
      case 'kaigang':
        return [{ type: 'dora', tile: tileIn(event.at('baopai')) }];
      case 'hule':
        return [this.#win(event, before)];
      case 'pingju':
        return [this.#draw(event)];
      default:
        return one.refuse({ code: 'unknownEvent', found: excerptOf(name) });
    }
  }

  #seat(event: Json, name: 'l' | 'baojia' = 'l'): Seat {
    return ((event.at(name).integer(0, PLAYERS - 1) + this.#jushu) % PLAYERS) as Seat;
  }

  #call(event: Json): GameEvent {
    const seat = this.#seat(event);
    const { meld, source, called, added } = meldIn(event.at('m'));
    if (source === undefined || called === undefined || added !== undefined) return event.at('m').refuse();
    return { type: 'call', seat, from: sourceSeat(seat, source), meld, called };
  }

  #quad(event: Json): GameEvent {
    const { meld, added } = meldIn(event.at('m'));
    if (meld.type !== 'ankan' && meld.type !== 'kakan') event.at('m').refuse();
    return { type: 'quad', seat: this.#seat(event), meld, ...(added !== undefined && { added }) };
  }

  #win(event: Json, before: readonly GameEvent[]): GameEvent {
    const seat = this.#seat(event);
    const ura = event.at('fubaopai');
    const tile = offeredIn(before) ?? event.at('l').refuse({ code: 'misplacedEvent', found: '"hule"' });
    return {
      type: 'win',
      seat,
      from: event.at('baojia').isMissing ? seat : this.#seat(event, 'baojia'),
      tile,
      ura: ura.isMissing ? [] : (this.#claim(() => ura.list().map(tileIn)) ?? []),
      claim: { ...NO_CLAIM, changes: this.#changes(event), ...claimOf(event, seat, this.#claim) },
    };
  }

  #draw(event: Json): RecordedDraw {
    const name = event.at('name').text();
    const changes = this.#changes(event);
    if (EXHAUSTIVE.has(name) || name === NAGASHI) {
      const tenpai = this.#claim(() => this.#tenpai(event.at('shoupai')));
      return { type: 'exhaustiveDraw', nagashi: name === NAGASHI, tenpai, changes };
    }
    const cause = this.#claim(() => (Object.hasOwn(ABORTIVE, name) ? ABORTIVE[name] : event.at('name').refuse()));
    return { type: 'abortiveDraw', cause, nagashi: false, tenpai: undefined, changes };
  }

  #changes(event: Json): readonly number[] | undefined {
    return this.#claim(() => event.at('fenpei').ifThere((fenpei) => this.bySeat(fenpei.points(PLAYERS))), 'changes');
  }

  /** Who shows a hand. */
  #tenpai(shoupai: Json): readonly Seat[] {
    const hands = shoupai.list();
    const shown = hands.length === PLAYERS ? this.bySeat(hands) : shoupai.refuse();
    return shown.flatMap((hand, seat) => (hand.isMissing || hand.text() === '' ? [] : [seat as Seat]));
  }
}
