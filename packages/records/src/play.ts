import { type AbortiveDraw, type RuleSet, type Seat, type Tile, kindOf, windKind } from '@tenbo/engine';

import { type Offered, winFaults, winOf } from './declarations.ts';
import { isMeld, quadFaultInRiichi, swappedKinds } from './fouls.ts';
import type { AsRead, Call, GameEvent, Hidden, RecordedDraw, RecordedWin, SeenEvent, SeenHand, SeenWin } from './game.ts';
import { type PlayedHand, DEALT, HandInPlay } from './hand-in-play.ts';

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
export function playHand(hand: AsRead<SeenHand>, rules: RuleSet): PlayedHand {
  return playThrough(hand, rules).played();
}

/** The abortive draws that could be declared after the last event of a hand. */
export function abortsOf(hand: AsRead<SeenHand>, rules: RuleSet): readonly AbortiveDraw[] {
  return playThrough(hand, rules).aborts();
}

function playThrough(hand: AsRead<SeenHand>, rules: RuleSet): Play {
  const play = new Play(hand, rules);
  hand.events.forEach((event, at) => play.take(event, at));
  return play;
}

const QUADS = 4;

/** Plays the events of a hand. */
export class Play extends HandInPlay {
  take(event: SeenEvent, at: number): void {
    this.at = at;
    // What comes after the end changes nothing.
    if (this.isOver && (this.draw || (event.type !== 'win' && event.type !== 'dora'))) return this.find({ code: 'afterEnd' });
    if (event.type === 'win') return this.#win(event);
    // The tile stays on offer: records reveal the indicator of a quad before or after the discard, and another quad's after it.
    if (event.type === 'dora') return this.#reveal(event.tile);
    if (event.type === 'abortiveDraw') return this.#abort(event);
    const offered = this.offered;
    this.#passOffered();
    switch (event.type) {
      case 'draw':
        return this.#drawTile(event.seat, event.tile);
      case 'riichi':
        return this.#declare(event.seat);
      case 'discard':
        return this.#discard(event);
      case 'call':
        return this.#call(event, offered);
      case 'quad':
        return this.#quad(event);
      case 'kita':
        return this.#kita(event.seat);
      case 'exhaustiveDraw':
        if (this.wall.left > 0) this.find({ code: 'wallNotEmpty', count: this.wall.left });
        this.draw = event;
    }
  }

  #reveal(tile: Tile): void {
    this.see(tile);
    this.indicators.push(tile);
    if (this.indicators.length > 1 + this.quads) this.find({ code: 'extraIndicator', tile });
  }

  /** Nobody won on the tile on offer: a riichi stick is paid, and a quad or a north ends the first turn. */
  #passOffered(): void {
    const offered = this.offered;
    if (offered === undefined) return;
    const { seat, by, tile } = offered;
    if (this.side(seat).now.get('owesStick')) this.riichi.push(seat);
    this.happens('passed', seat);
    // Nobody passes on a closed quad, because only thirteen orphans could win on it.
    if (by !== 'closedQuad')
      for (let other = 0; other < this.sides.length; other++) if (other !== seat) this.side(other as Seat).passOn(tile);
    if (by !== 'discard') this.happens('stands', seat);
  }

  #drawTile(seat: Seat, tile: Tile | Hidden): void {
    if (tile !== 'hidden') this.see(tile);
    if (--this.wall.left < 0) this.find({ code: 'wallEmpty', seat });
    const side = this.side(seat);
    if (seat !== this.next || side.tiles !== DEALT) this.find({ code: 'notOnTurn', seat });
    const isReplacement = side.now.get('replacing') === true;
    this.happens('draw', seat);
    side.take(tile);
    if (isReplacement) side.now.begin('replacement', true);
  }

  #declare(seat: Seat): void {
    const { match, payments } = this.rules;
    const side = this.side(seat);
    if (side.isOpen) this.find({ code: 'riichiOnOpenHand', seat });
    if (side.riichi !== undefined) this.find({ code: 'riichiTwice', seat });
    if (side.tiles !== DEALT + 1) this.find({ code: 'notOnTurn', seat });
    if (this.wall.left < this.mayPlay.riichiTiles) this.find({ code: 'riichiTooLate', seat, count: this.wall.left });
    const isShort = (this.hand.scores?.[seat] ?? Infinity) < payments.riichiStick;
    if (isShort && match.riichiBelowStick === 'refused') this.find({ code: 'riichiBelowStick', seat });
    this.happens('riichi', seat);
    side.now.begin('declaring', true);
  }

  #discard({ seat, tile, fromHand, drawn }: Extract<GameEvent, { readonly type: 'discard' }>): void {
    const side = this.side(seat);
    const { now } = side;
    if (side.tiles !== DEALT + 1) this.find({ code: 'notOnTurn', seat });
    const isDrawn = [tile, 'hidden'].includes(now.get('drawn') ?? '') && fromHand !== true;
    if (drawn && !isDrawn) this.find({ code: 'notDrawn', seat, tile });
    if (now.get('swapped')?.includes(kindOf(tile))) this.find({ code: 'swapCall', seat, tile });
    if (side.riichi !== undefined && !isDrawn) this.find({ code: 'discardInRiichi', seat, tile });
    const isFirst = now.get('firstTurn') === true;
    const isDeclaring = now.get('declaring') === true;
    if (isDeclaring) side.riichiTurn ??= side.turn;
    this.happens('discard', seat);
    side.discards.push(tile);
    this.show(side, [tile]);
    if (!side.lay([tile])) this.find({ code: 'tileNotHeld', seat, tile });
    now.begin('offered', { tile, by: 'discard' });
    this.next = ((seat + 1) % this.sides.length) as Seat;
    if (!isDeclaring) return;
    if (side.waits(this.rules)?.length === 0) this.find({ code: 'riichiNoten', seat });
    side.riichi = isFirst ? 'doubleRiichi' : 'riichi';
    now.begin('ippatsu', true);
    now.begin('owesStick', true);
  }

  /** @param offered what was on offer before the call */
  #call({ seat, from, meld, called }: Call, offered: Offered | undefined): void {
    const side = this.side(seat);
    const isOffered = offered?.by === 'discard' && offered.seat === from && offered.tile === called && from !== seat;
    if (!isOffered) this.find({ code: 'notDiscarded', seat, tile: called });
    if (!isMeld(meld.type, meld.tiles)) this.find({ code: 'notAMeld', seat });
    const players = this.sides.length;
    if (meld.type === 'chi' && (players === 3 || (from + 1) % players !== seat)) this.find({ code: 'chiNotAllowed', seat });
    if (side.riichi !== undefined) this.find({ code: 'callInRiichi', seat });
    if (this.wall.left === 0) this.find({ code: 'nothingLeft', seat });
    this.side(from).isCalled = true;
    const isQuad = meld.type === 'daiminkan';
    this.happens(isQuad ? 'openQuad' : 'call', seat);
    this.show(side, meld.tiles.toSpliced(meld.tiles.indexOf(called), 1));
    if (!side.call(meld, called, from)) this.find({ code: 'tileNotHeld', seat, tile: called });
    if (isQuad) {
      side.now.begin('replacing', true);
      side.now.begin('quadGiver', from);
      if (this.quads > QUADS) this.find({ code: 'fifthQuad', seat });
    } else side.now.begin('swapped', swappedKinds(meld, called, this.mayPlay));
    this.next = seat;
  }

  #quad({ seat, meld, added }: Extract<GameEvent, { readonly type: 'quad' }>): void {
    const side = this.side(seat);
    if (!isMeld(meld.type, meld.tiles)) this.find({ code: 'notAMeld', seat });
    const reason =
      side.riichi === undefined ? undefined : quadFaultInRiichi(side, meld, { rules: this.rules, mayPlay: this.mayPlay });
    if (reason) this.find({ code: 'quadInRiichi', seat, reason });
    this.#setAside('quad', seat);
    this.show(side, added === undefined ? meld.tiles : [added]);
    const isLaid = added === undefined ? side.lay(meld.tiles) : side.add(meld, added);
    if (added === undefined) side.melds.push(meld);
    const tile: Tile = added ?? (meld.tiles[0] as Tile);
    if (!isLaid) this.find({ code: 'tileNotHeld', seat, tile });
    if (this.quads > QUADS) this.find({ code: 'fifthQuad', seat });
    side.now.begin('offered', { tile, by: added === undefined ? 'closedQuad' : 'quad' });
  }

  #kita(seat: Seat): void {
    const side = this.side(seat);
    const tile = windKind('N');
    if (this.rules.tiles.kita === 'none') this.find({ code: 'kitaNotPlayed', seat });
    this.#setAside('kita', seat);
    this.show(side, [tile]);
    if (!side.lay([tile])) this.find({ code: 'tileNotHeld', seat, tile });
    side.kita++;
    side.now.begin('offered', { tile, by: 'kita' });
  }

  /** A player on turn sets tiles aside, and will draw from the dead wall. */
  #setAside(moment: 'quad' | 'kita', seat: Seat): void {
    const { tiles, now } = this.side(seat);
    if (tiles !== DEALT + 1) this.find({ code: 'notOnTurn', seat });
    else if (now.get('drawn') === undefined) this.find({ code: 'nothingDrawn', seat });
    if (this.wall.left === 0) this.find({ code: 'nothingLeft', seat });
    this.happens(moment, seat);
    now.begin('replacing', true);
    this.next = seat;
  }

  /** A triple ron is about the tile on offer, and so may be a draw whose cause is not known. Of the others each comes after it was passed, and a riichi stick with it is paid. */
  #abort(draw: RecordedDraw): void {
    const { cause } = draw;
    const isSeen = !this.sides.some(({ isHidden }) => isHidden);
    if (isSeen && (cause === undefined || !this.aborts().includes(cause))) this.find({ code: 'noAbort', cause });
    if (cause !== undefined && cause !== 'tripleRon') this.#passOffered();
    this.draw = draw;
  }

  #win(recorded: SeenWin): void {
    this.isWon = true;
    if (!isTileSeen(recorded)) return;
    const side = this.side(recorded.seat);
    for (const fault of winFaults(recorded, side, this.table)) this.find(fault);
    if (side.isHidden) return;
    const win = winOf(recorded, side, { ...this.table, indicators: [...this.indicators] });
    this.wins.push({ event: this.at, recorded, win, liable: side.liable });
  }
}

function isTileSeen(win: SeenWin): win is RecordedWin {
  return win.tile !== 'hidden';
}
