import {
  type Furiten,
  type Kind,
  type Meld,
  type RuleSet,
  type Seat,
  type Tile,
  type YakuId,
  furiten,
  isSimple,
  kindAt,
  kindOf,
  waits,
} from '@tenbo/engine';

import type { Hidden } from './game.ts';
import { Now } from './lasting.ts';

/** One player's side of the table during a hand. */
export class Side {
  /** None if they are hidden. */
  readonly concealed: Tile[];
  /** Only this player sees the concealed tiles. */
  readonly isHidden: boolean;
  /** How many tiles are hidden. */
  #hidden: number;
  readonly melds: Meld[] = [];
  readonly discards: Tile[] = [];
  /** What holds for part of the hand only. */
  readonly now = new Now();
  riichi: 'riichi' | 'doubleRiichi' | undefined;
  /** The turn of the discard that declared riichi. */
  riichiTurn: number | undefined;
  /** The turn of the first call. */
  callTurn: number | undefined;
  kita = 0;
  /** Another player has called a discard of this player. */
  isCalled = false;
  /** The player liable for each yakuman, if this player wins it. */
  readonly #liable = new Map<YakuId, Seat>();
  readonly #passedInRiichi: Tile[] = [];

  /** @param hidden how many tiles are dealt that only this player sees */
  constructor(dealt: readonly Tile[], hidden: number = 0) {
    this.concealed = [...dealt];
    this.isHidden = hidden > 0;
    this.#hidden = hidden;
    this.now.begin('firstTurn', true);
  }

  /** The number of tiles, counting three for each meld: 13 between turns, 14 on turn. */
  get tiles(): number {
    return this.concealed.length + this.#hidden + 3 * this.melds.length;
  }

  /** The player's turn (巡目): one more than the discards before it. */
  get turn(): number {
    return this.discards.length + 1;
  }

  get isOpen(): boolean {
    return this.melds.some(({ type }) => type !== 'ankan');
  }

  get quads(): number {
    return this.melds.filter(({ type }) => type !== 'chi' && type !== 'pon').length;
  }

  /** The player liable for each yakuman, and for a win on the tile just drawn. */
  get liable(): ReadonlyMap<YakuId, Seat> {
    const giver = this.now.get('quadGiver');
    return giver === undefined ? this.#liable : new Map([...this.#liable, ['rinshan', giver]]);
  }

  /** Removes tiles from the hand. @returns whether all were there */
  lay(tiles: readonly Tile[]): boolean {
    let isHeld = true;
    for (const tile of tiles) {
      const at = this.concealed.indexOf(tile);
      if (at < 0 && this.#hidden > 0) this.#hidden--;
      else if (at < 0) isHeld = false;
      else this.concealed.splice(at, 1);
    }
    return isHeld;
  }

  /** Adds a called meld. @returns whether its other tiles were in the hand */
  call(meld: Meld, called: Tile, from: Seat): boolean {
    const own = [...meld.tiles];
    own.splice(own.indexOf(called), 1);
    this.melds.push(meld);
    this.callTurn ??= this.turn;
    if (meld.type !== 'chi') this.#noteLiable(meld, from);
    return this.lay(own);
  }

  /** Turns a pon into a quad. @returns whether the pon and the tile were there */
  add(meld: Meld, added: Tile): boolean {
    const at = this.melds.findIndex(({ type, tiles }) => type === 'pon' && kindOf(tiles[0] as Tile) === kindOf(added));
    if (at < 0) return false;
    this.melds[at] = meld;
    return this.lay([added]);
  }

  /** Notes a tile that this player did not win on. */
  passOn(tile: Tile): void {
    const passed = this.now.get('passedOn');
    if (passed) passed.push(tile);
    else this.now.begin('passedOn', [tile]);
    if (this.riichi !== undefined) this.#passedInRiichi.push(tile);
  }

  /** Notes a tile drawn, which a player in riichi did not win on if the hand goes on. */
  take(tile: Tile | Hidden): void {
    this.now.begin('drawn', tile);
    if (tile === 'hidden') {
      this.#hidden++;
      return;
    }
    this.concealed.push(tile);
    if (this.riichi !== undefined) this.#passedInRiichi.push(tile);
  }

  /** The kinds that complete the hand between turns; undefined if its tiles are impossible or hidden. */
  waits(rules: RuleSet): readonly Kind[] | undefined {
    if (this.isHidden) return undefined;
    const found = waits({ concealed: this.concealed, melds: this.melds }, rules);
    return found.ok ? found.value.map(({ kind }) => kind) : undefined;
  }

  /** The reasons why the player may not win by ron. Call it between turns. */
  furiten(rules: RuleSet): readonly Furiten[] {
    const sinceDraw = this.now.get('passedOn') ?? [];
    return furiten(this.waits(rules) ?? [], { discards: this.discards, sinceDraw, sinceRiichi: this.#passedInRiichi });
  }

  isTenpai(rules: RuleSet): boolean {
    return (this.waits(rules) ?? []).length > 0;
  }

  /** The number of different terminals and honours in the hand. */
  get terminals(): number {
    return new Set(this.concealed.map(kindOf).filter((kind) => !isSimple(kind))).size;
  }

  /** True if all discards are terminals or honours and nobody called one (流し満貫). */
  get isNagashi(): boolean {
    return !this.isCalled && this.discards.every((tile) => !isSimple(kindOf(tile)));
  }

  /** A player who gives the third dragon triplet, the fourth wind triplet or the fourth quad is liable for the yakuman that it makes certain. */
  #noteLiable({ type, tiles }: Meld, from: Seat): void {
    const kind = kindOf(tiles[0] as Tile);
    const sets = this.melds.filter((meld) => meld.type !== 'chi').map((meld) => kindOf(meld.tiles[0] as Tile));
    const among = (first: number, last: number) => sets.filter((set) => set >= first && set <= last).length;
    if (kind >= HAKU && among(HAKU, CHUN) === 3) this.#liable.set('daisangen', from);
    if (kind >= EAST && kind < HAKU && among(EAST, HAKU - 1) === 4) this.#liable.set('daisuushii', from);
    if (type === 'daiminkan' && this.quads === 4) this.#liable.set('suukantsu', from);
  }
}

const EAST = kindAt(3, 1);
const HAKU = kindAt(3, 5);
const CHUN = kindAt(3, 7);
