import {
  type FURITEN_REASONS,
  type RuleSet,
  type Seat,
  type Tile,
  type Win,
  type WinMethod,
  type YakuId,
  kindOf,
  windKind,
} from '@tenbo/engine';
import { dealerAt, roundWindAt, seatWindAt } from '@tenbo/ledger';

import type { Call, GameEvent, GameHand, RecordedDraw, RecordedWin } from './game.ts';
import { Side } from './side.ts';

/** Something in a hand that is impossible or against the rules. `event` counts from 0; -1 is the deal. */
export type PlayFinding = { readonly event: number } & (
  | { readonly code: 'tileNotHeld' | 'notDiscarded'; readonly seat: Seat; readonly tile: Tile }
  | { readonly code: 'notOnTurn' | 'wallEmpty' | 'riichiOnOpenHand'; readonly seat: Seat }
  /** The number of tiles dealt is not thirteen. */
  | { readonly code: 'tilesDealt'; readonly seat: Seat; readonly count: number }
  /** The hand ends as if the wall were empty, but this many tiles are left. */
  | { readonly code: 'wallNotEmpty'; readonly count: number }
  | { readonly code: 'furiten'; readonly seat: Seat; readonly reason: (typeof FURITEN_REASONS)[number] }
  | { readonly code: 'fifthTile'; readonly tile: Tile }
);

/** A win, with everything that follows from the course of the hand. */
export interface PlayedWin {
  readonly event: number;
  readonly recorded: RecordedWin;
  readonly win: Win;
  /** The player liable for each yakuman, if it is won. */
  readonly liable: ReadonlyMap<YakuId, Seat>;
}

/** A hand that has been played through. */
export interface PlayedHand {
  readonly wins: readonly PlayedWin[];
  readonly draw: RecordedDraw | undefined;
  /** The players who laid a riichi stick. */
  readonly riichi: readonly Seat[];
  readonly tenpai: readonly Seat[];
  readonly nagashi: readonly Seat[];
  readonly indicators: readonly Tile[];
  /** The number of tiles that could still be drawn. */
  readonly left: number;
  readonly findings: readonly PlayFinding[];
}

/**
 * Plays a recorded hand through. The wins follow from its events alone, never from the record's claims about them.
 *
 * @param rules the rules, which decide the tiles of the wall
 * @example
 * import { unwrap } from '@tenbo/engine';
 * const text = '<mjloggm ver="2.3"><GO type="9"/><INIT seed="0,0,0,1,2,3" ten="250,250,250,250" hai0="" hai1="" hai2="" hai3=""/></mjloggm>';
 * const { hands, rules } = unwrap(readRecord(text));
 * playHand(hands[0]!, rules).wins; // → []
 */
export function playHand(hand: GameHand, rules: RuleSet): PlayedHand {
  const play = new Play(hand, rules);
  hand.events.forEach((event, at) => play.take(event, at));
  return play.played();
}

const DEAD_WALL = 14;
const DEALT = 13;
const KINDS = 34;
const COPIES = 4;

type NotLocated = PlayFinding extends infer F ? (F extends unknown ? Omit<F, 'event'> : never) : never;

class Play {
  readonly #hand: GameHand;
  readonly #rules: RuleSet;
  readonly #sides: readonly Side[];
  readonly #findings: PlayFinding[] = [];
  readonly #found = new Set<string>();
  readonly #wins: PlayedWin[] = [];
  readonly #riichi: Seat[] = [];
  readonly #indicators: Tile[];
  #draw: RecordedDraw | undefined;
  /** The number of tiles that can still be drawn. */
  #left: number;
  /** True until a call, quad or north interrupts the first turn. */
  #isFirstTurn = true;
  /** The player whose next discard declares riichi, and then the one who owes a stick unless the tile is won. */
  #declaring: Seat | undefined;
  #due: Seat | undefined;
  /** The tile that others may win on. */
  #offered: { readonly seat: Seat; readonly tile: Tile; readonly by: 'discard' | 'quad' | 'closedQuad' | 'kita' } | undefined;
  #replacing = false;
  /** The player who draws next, unless someone calls. */
  #next: Seat;
  /** The number of tiles of each kind that have come into play. */
  readonly #seen = new Uint8Array(KINDS);
  #at = -1;

  constructor(hand: GameHand, rules: RuleSet) {
    this.#hand = hand;
    this.#rules = rules;
    this.#sides = hand.dealt.map((dealt) => new Side(dealt));
    this.#indicators = [hand.indicator];
    const { removed, players } = rules.tiles;
    this.#next = dealerAt(hand, players);
    this.#left = (removed === 'man2to8' ? 108 : 136) - DEAD_WALL - DEALT * players;
    hand.dealt.forEach((dealt, seat) => {
      if (dealt.length !== DEALT) this.#find({ code: 'tilesDealt', seat: seat as Seat, count: dealt.length });
      for (const tile of dealt) this.#see(tile);
    });
    this.#see(hand.indicator);
  }

  take(event: GameEvent, at: number): void {
    this.#at = at;
    if (event.type === 'win') {
      this.#win(event);
      return;
    }
    if (event.type === 'dora') {
      // The tile stays on offer: records reveal the indicator of a quad before or after the discard, and another quad's after it.
      this.#see(event.tile);
      this.#indicators.push(event.tile);
      return;
    }
    const isTripleRon = event.type === 'abortiveDraw' && event.cause === 'tripleRon';
    if (!isTripleRon) this.#passOffered();
    switch (event.type) {
      case 'draw':
        return this.#drawTile(event.seat, event.tile);
      case 'riichi':
        return this.#declare(event.seat);
      case 'discard':
        return this.#discard(event.seat, event.tile);
      case 'call':
        return this.#call(event);
      case 'quad':
        return this.#quad(event);
      case 'kita':
        return this.#kita(event.seat);
      case 'exhaustiveDraw':
        if (this.#left > 0) this.#find({ code: 'wallNotEmpty', count: this.#left });
        this.#draw = event;
        return;
      case 'abortiveDraw':
        this.#draw = event;
    }
  }

  played(): PlayedHand {
    const seats = this.#sides.map((_, seat) => seat as Seat);
    const isExhausted = this.#draw?.type === 'exhaustiveDraw';
    return {
      wins: this.#wins,
      draw: this.#draw,
      riichi: this.#riichi,
      tenpai: isExhausted ? seats.filter((seat) => this.#side(seat).isTenpai(this.#rules)) : [],
      nagashi: isExhausted ? seats.filter((seat) => this.#side(seat).isNagashi) : [],
      indicators: this.#indicators,
      left: this.#left,
      findings: this.#findings,
    };
  }

  #side(seat: Seat): Side {
    return this.#sides[seat] as Side;
  }

  /** Reports each fault of a player or tile only the first time, because later ones in the hand usually follow from it. */
  #find(finding: NotLocated): void {
    const what = JSON.stringify(finding);
    if (this.#found.has(what)) return;
    this.#found.add(what);
    this.#findings.push({ event: this.#at, ...finding });
  }

  /** Counts a tile that comes into play. */
  #see(tile: Tile): void {
    const kind = kindOf(tile);
    const seen = ++(this.#seen[kind] as number);
    if (seen > COPIES) this.#find({ code: 'fifthTile', tile });
  }

  /** Nobody won on the tile on offer: a riichi stick is paid, and a quad or a north ends the first turn. */
  #passOffered(): void {
    if (this.#due !== undefined) this.#riichi.push(this.#due);
    this.#due = undefined;
    const offered = this.#offered;
    if (offered === undefined) return;
    this.#offered = undefined;
    // Nobody passes on a closed quad, because only thirteen orphans could win on it.
    this.#sides.forEach((side, seat) => {
      if (seat !== offered.seat && offered.by !== 'closedQuad') side.pass(offered.tile);
    });
    if (offered.by !== 'discard') this.#interrupt();
  }

  #interrupt(): void {
    this.#isFirstTurn = false;
    for (const side of this.#sides) side.ippatsu = false;
  }

  #drawTile(seat: Seat, tile: Tile): void {
    this.#see(tile);
    if (--this.#left < 0) this.#find({ code: 'wallEmpty', seat });
    if (seat !== this.#next || this.#side(seat).tiles !== DEALT) this.#find({ code: 'notOnTurn', seat });
    this.#side(seat).draw(tile, this.#replacing);
    this.#replacing = false;
  }

  #declare(seat: Seat): void {
    if (this.#side(seat).isOpen) this.#find({ code: 'riichiOnOpenHand', seat });
    this.#declaring = seat;
  }

  #discard(seat: Seat, tile: Tile): void {
    const side = this.#side(seat);
    if (side.tiles !== 14) this.#find({ code: 'notOnTurn', seat });
    const isFirst = this.#isFirstTurn && side.discards.length === 0;
    side.ippatsu = false;
    if (!side.discard(tile)) this.#find({ code: 'tileNotHeld', seat, tile });
    if (this.#declaring === seat) {
      side.riichi = isFirst ? 'doubleRiichi' : 'riichi';
      side.ippatsu = true;
      this.#due = seat;
    }
    this.#declaring = undefined;
    this.#next = ((seat + 1) % this.#sides.length) as Seat;
    this.#offered = { seat, tile, by: 'discard' };
  }

  #call({ seat, from, meld, called }: Call): void {
    const discarder = this.#side(from);
    if (discarder.discards.at(-1) !== called) this.#find({ code: 'notDiscarded', seat, tile: called });
    discarder.isCalled = true;
    this.#interrupt();
    if (!this.#side(seat).call(meld, called, from)) this.#find({ code: 'tileNotHeld', seat, tile: called });
    this.#replacing = meld.type === 'daiminkan';
    this.#next = seat;
  }

  #quad({ seat, meld, added }: Extract<GameEvent, { readonly type: 'quad' }>): void {
    const side = this.#side(seat);
    const isLaid = added === undefined ? side.lay(meld.tiles) : side.add(meld, added);
    if (added === undefined) side.melds.push(meld);
    const tile: Tile = added ?? (meld.tiles[0] as Tile);
    if (!isLaid) this.#find({ code: 'tileNotHeld', seat, tile });
    this.#offered = { seat, tile, by: added === undefined ? 'closedQuad' : 'quad' };
    this.#replacing = true;
    this.#next = seat;
  }

  #kita(seat: Seat): void {
    const side = this.#side(seat);
    const tile = windKind('N');
    if (!side.lay([tile])) this.#find({ code: 'tileNotHeld', seat, tile });
    side.kita++;
    this.#offered = { seat, tile, by: 'kita' };
    this.#replacing = true;
    this.#next = seat;
  }

  #win(recorded: RecordedWin): void {
    const { seat, from, tile } = recorded;
    const side = this.#side(seat);
    // The tile of a ron stays on offer, because another player may win on it too.
    const concealed = [...side.concealed];
    if (seat === from) {
      const at = concealed.lastIndexOf(tile);
      if (at < 0 || side.drawn !== tile) this.#find({ code: 'tileNotHeld', seat, tile });
      else concealed.splice(at, 1);
    } else {
      if (this.#offered?.seat !== from || this.#offered.tile !== tile) this.#find({ code: 'notDiscarded', seat, tile });
      const [furiten] = side.furiten(this.#rules);
      if (furiten) this.#find({ code: 'furiten', seat, reason: furiten.reason });
    }
    const { players } = this.#rules.tiles;
    const { riichi } = side;
    const win: Win = {
      hand: { concealed, melds: side.melds },
      tile,
      method: seat === from ? this.#tsumo(side) : this.#ron(seat, side),
      seatWind: seatWindAt(seat, this.#hand, players),
      roundWind: roundWindAt(this.#hand, players),
      ...(riichi && { riichi: { kind: riichi, ippatsu: side.ippatsu } }),
      doraIndicators: [...this.#indicators],
      uraIndicators: riichi ? recorded.ura : [],
      ...(side.kita > 0 && { kita: side.kita }),
    };
    this.#wins.push({ event: this.#at, recorded, win, liable: side.liable });
  }

  #tsumo(side: Side): WinMethod {
    if (side.isReplacement) return { by: 'tsumo', on: 'rinshan' };
    if (this.#isFirstTurn && side.discards.length === 0) return { by: 'tsumo', on: 'firstTurn' };
    return this.#left === 0 ? { by: 'tsumo', on: 'haitei' } : { by: 'tsumo' };
  }

  #ron(seat: Seat, side: Side): WinMethod {
    const by = this.#offered?.by;
    if (by === 'quad' || by === 'closedQuad') return { by: 'ron', on: 'chankan' };
    const isDealer = seat === dealerAt(this.#hand, this.#rules.tiles.players);
    if (this.#isFirstTurn && side.discards.length === 0 && !isDealer) return { by: 'ron', on: 'firstTurn' };
    return this.#left === 0 && by === 'discard' ? { by: 'ron', on: 'houtei' } : { by: 'ron' };
  }
}
