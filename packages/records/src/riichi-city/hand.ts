import { type Meld, type MeldType, type Seat, type Tile, WINDS, excerptOf, kindOf, windKind } from '@tenbo/engine';
import { dealerAt } from '@tenbo/ledger';

import type { Claim } from '../errors.ts';
import type { Call, GameEvent, OpenHand } from '../game.ts';
import type { Json } from '../json.ts';
import { discardOf } from '../as-recorded.ts';
import { endOf } from './ends.ts';
import { type Table, tileIn, tilesIn } from './table.ts';

/** Kinds of events by their number. The others are offers of a call, automatic kans, furiten, pauses and waits, from which nothing follows. */
const EVENTS: ReadonlyMap<unknown, 'deal' | 'draw' | 'act' | 'end' | 'indicators' | 'nothing'> = new Map([
  [1, 'deal'],
  [2, 'draw'],
  [3, 'nothing'],
  [4, 'act'],
  [5, 'end'],
  [6, 'nothing'],
  [7, 'indicators'],
  [8, 'nothing'],
  [9, 'nothing'],
  [10, 'nothing'],
  [11, 'nothing'],
]);

/** Acts of players by their number. Passing, giving up a hand of nine terminals, and checks are told by what follows. */
const ACTS: ReadonlyMap<unknown, MeldType | 'win' | 'discard' | 'kita' | 'nothing'> = new Map([
  [0, 'nothing'],
  [1, 'nothing'],
  [2, 'chi'],
  [3, 'chi'],
  [4, 'chi'],
  [5, 'pon'],
  [6, 'daiminkan'],
  [7, 'win'],
  [8, 'ankan'],
  [9, 'kakan'],
  [10, 'win'],
  [11, 'discard'],
  [12, 'nothing'],
  [13, 'kita'],
]);

const DEALT = 13;
const MOST_COUNTED = 1000;
/** Many times as many as a hand has. */
const MOST_EVENTS = 5000;
const MOST_REVEALED = 5;

/** What the dealing of the first tiles says when a hand begins. */
export function startOf(record: Json): Json {
  const events = record.at('handEventRecord');
  const deal = events.list().find((event) => isDeal(event)) ?? events.refuse();
  return deal.at('data').inner();
}

export function handOf(record: Json, table: Table, claim: Claim): OpenHand {
  const list = record.at('handEventRecord');
  const events = list.list().length <= MOST_EVENTS ? list.list() : list.refuse();
  const hand = dealtIn(record, { deals: events.filter(isDeal), table, claim });
  const reader = new HandReader(hand, table, claim);
  for (const event of events) hand.events.push(...reader.eventsOf(event));
  return hand;
}

function isDeal(event: Json): boolean {
  return EVENTS.get(event.at('eventType').value) === 'deal';
}

/** Each player is dealt to in an event; the last tile of the dealer's fourteen is the first draw. */
function dealtIn(
  record: Json,
  { deals, table, claim }: { readonly deals: readonly Json[]; readonly table: Table; readonly claim: Claim },
): OpenHand {
  const { players } = table;
  const start = startOf(record);
  const wind = start.at('quan_feng');
  const round = WINDS.findIndex((one) => windKind(one) === tileIn(wind));
  const kyoku = (round < 0 ? wind.refuse() : round) * players + start.at('chang_ci').integer(1, players) - 1;
  const dealer = dealerAt({ kyoku }, players);
  if (table.seatAt(start.at('dealer_pos')) !== dealer) start.at('dealer_pos').refuse();
  const handIn = (deal: Json) => {
    const cards = deal.at('data').inner().at('hand_cards');
    const isDealers = table.seat(deal.at('userId')) === dealer;
    return cards.list().length === (isDealers ? DEALT + 1 : DEALT) ? tilesIn(cards) : cards.refuse();
  };
  const dealt = table.bySeat(deals, 'userId', handIn) ?? record.at('handEventRecord').refuse();
  const points = start.at('user_info_list');
  const counted = (name: string) => claim(() => start.at(name).ifThere((at) => at.integer(0, MOST_COUNTED)), 'position');
  const scoresIn = () => table.bySeat(points.list(), 'user_id', (row) => row.at('hand_points').hundreds()) ?? points.refuse();
  return {
    kyoku,
    honba: counted('ben_chang_num'),
    sticks: counted('li_zhi_bang_num'),
    scores: claim(() => points.ifThere(scoresIn), 'scores'),
    dealt: dealt.map((tiles) => tiles.slice(0, DEALT)),
    indicator: tileIn(start.at('bao_pai_card')),
    events: [{ type: 'draw', seat: dealer, tile: dealt[dealer]?.[DEALT] as Tile }],
  };
}

/** Reads the events of a hand. */
class HandReader {
  readonly #hand: OpenHand;
  readonly #table: Table;
  readonly #claim: Claim;
  /** How many melds each player has. */
  readonly #melds: number[];
  /** The indicators of quads. */
  readonly #indicators: Tile[] = [];
  /** The tiles that winners name. */
  readonly #won = new Map<Seat, Tile>();

  constructor(hand: OpenHand, table: Table, claim: Claim) {
    this.#hand = hand;
    this.#table = table;
    this.#claim = claim;
    this.#melds = Array<number>(table.players).fill(0);
  }

  eventsOf(event: Json): readonly GameEvent[] {
    const number = event.at('eventType');
    const type = EVENTS.get(number.value) ?? this.#passOver(number);
    if (type === 'deal' || type === 'nothing') return [];
    const data = event.at('data').inner();
    switch (type) {
      case 'draw': {
        const card = data.at('in_card');
        // It is the turn of a player who has drawn nothing: after a call, or because the tile came with the deal.
        if (card.value === 0) return [];
        return [{ type: 'draw', seat: this.#table.seat(event.at('userId')), tile: tileIn(card) }];
      }
      case 'act':
        return this.#act(data, this.#table.seat(event.at('userId')));
      case 'indicators':
        return this.#reveal(data.at('cards'));
      case 'end':
        return endOf(data, { hand: this.#hand, table: this.#table, claim: this.#claim, won: this.#won });
    }
  }

  #act(data: Json, seat: Seat): readonly GameEvent[] {
    const { events } = this.#hand;
    const number = data.at('action');
    const act = ACTS.get(number.value) ?? this.#passOver(number);
    const tile = () => tileIn(data.at('card'));
    switch (act) {
      case 'chi':
      case 'pon':
      case 'daiminkan':
        return [this.#call(act, data, seat)];
      case 'ankan':
        return [{ type: 'quad', seat, meld: this.#meld(seat, act, [tile(), ...ownIn(data, 3)]) }];
      case 'kakan': {
        const pon = ponOf(seat, tile(), events) ?? number.refuse({ code: 'misplacedEvent', found: excerptOf(number.value) });
        return [{ type: 'quad', seat, meld: { type: act, tiles: [...pon.meld.tiles, tile()] }, added: tile() }];
      }
      case 'kita':
        if (tile() !== windKind('N')) data.at('card').refuse();
        return [{ type: 'kita', seat }];
      case 'win':
        this.#won.set(seat, tile());
        return [];
      case 'discard': {
        const discard = discardOf(seat, tile(), this.#isDrawn(data, seat), events);
        const isRiichi = !data.at('is_li_zhi').isMissing && data.at('is_li_zhi').flag();
        return isRiichi ? [{ type: 'riichi', seat }, discard] : [discard];
      }
      case 'nothing':
        return [];
    }
  }

  #call(type: 'chi' | 'pon' | 'daiminkan', data: Json, seat: Seat): GameEvent {
    const last = this.#hand.events.findLast((event) => event.type === 'discard');
    const called = tileIn(data.at('card'));
    const own = ownIn(data, type === 'daiminkan' ? 3 : 2);
    if (last === undefined) return data.at('action').refuse({ code: 'misplacedEvent', found: `"${type}"` });
    return { type: 'call', seat, from: last.seat, meld: this.#meld(seat, type, [called, ...own]), called };
  }

  #meld(seat: Seat, type: MeldType, tiles: readonly Tile[]): Meld {
    (this.#melds[seat] as number)++;
    return { type, tiles };
  }

  /** The new indicators of quads. It is not known whether a later list repeats those of an earlier one. */
  #reveal(list: Json): readonly GameEvent[] {
    const cards = list.list().length <= MOST_REVEALED ? tilesIn(list) : list.refuse();
    const known = this.#indicators;
    const isRepeated = cards.length > known.length && known.every((tile, i) => tile === cards[i]);
    const revealed = cards.slice(isRepeated ? known.length : 0);
    this.#indicators.push(...revealed);
    return revealed.map((tile) => ({ type: 'dora', tile }));
  }

  /** Whether a discard is the last tile of the hand, which is the one just drawn; undefined if none was drawn, or with the deal. */
  #isDrawn(data: Json, seat: Seat): boolean | undefined {
    const { events } = this.#hand;
    const last = events.findLast(({ type }) => type !== 'dora');
    const positions = data.at('move_cards_pos');
    if (positions.isMissing || events.length === 1 || last?.type !== 'draw' || last.seat !== seat) return undefined;
    return this.#claim(() => positions.at(0).integer() === DEALT + 1 - 3 * (this.#melds[seat] as number));
  }

  /** An event that nobody knows: the game is read without it. */
  #passOver(number: Json): 'nothing' {
    this.#claim(() => number.refuse({ code: 'unknownEvent', found: excerptOf(number.value) }));
    return 'nothing';
  }
}

/** The tiles of a meld from the player's own hand. */
function ownIn(data: Json, count: number): readonly Tile[] {
  const cards = data.at('group_cards');
  return cards.list().length === count ? tilesIn(cards) : cards.refuse();
}

function ponOf(seat: Seat, tile: Tile, events: readonly GameEvent[]): Call | undefined {
  return events.findLast(
    (event): event is Call =>
      event.type === 'call' && event.seat === seat && event.meld.type === 'pon' && kindOf(event.called) === kindOf(tile),
  );
}
