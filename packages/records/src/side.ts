import {
  type Furiten,
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

/** One player's side of the table during a hand. */
export class Side {
  readonly concealed: Tile[];
  readonly melds: Meld[] = [];
  readonly discards: Tile[] = [];
  /** The tile just drawn. */
  drawn: Tile | undefined;
  /** The tile just drawn came from the dead wall. */
  isReplacement = false;
  riichi: 'riichi' | 'doubleRiichi' | undefined;
  ippatsu = false;
  kita = 0;
  /** Another player has called a discard of this player. */
  isCalled = false;
  /** The player liable for each yakuman, if this player wins it. */
  readonly liable: Map<YakuId, Seat> = new Map();
  readonly #sinceDraw: Tile[] = [];
  readonly #sinceRiichi: Tile[] = [];

  constructor(dealt: readonly Tile[]) {
    this.concealed = [...dealt];
  }

  /** The number of tiles, counting three for each meld: 13 between turns, 14 on turn. */
  get tiles(): number {
    return this.concealed.length + 3 * this.melds.length;
  }

  get isOpen(): boolean {
    return this.melds.some(({ type }) => type !== 'ankan');
  }

  draw(tile: Tile, isReplacement: boolean): void {
    this.concealed.push(tile);
    this.drawn = tile;
    this.isReplacement = isReplacement;
    this.#sinceDraw.length = 0;
    if (this.riichi !== undefined) this.#sinceRiichi.push(tile);
  }

  /** Removes tiles from the hand. @returns whether all were there */
  lay(tiles: readonly Tile[]): boolean {
    let isHeld = true;
    for (const tile of tiles) {
      const at = this.concealed.indexOf(tile);
      if (at < 0) isHeld = false;
      else this.concealed.splice(at, 1);
    }
    return isHeld;
  }

  discard(tile: Tile): boolean {
    this.discards.push(tile);
    this.drawn = undefined;
    this.isReplacement = false;
    return this.lay([tile]);
  }

  /** Adds a called meld. @returns whether its other tiles were in the hand */
  call(meld: Meld, called: Tile, from: Seat): boolean {
    const own = [...meld.tiles];
    own.splice(own.indexOf(called), 1);
    this.melds.push(meld);
    this.#sinceDraw.length = 0;
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
  pass(tile: Tile): void {
    this.#sinceDraw.push(tile);
    if (this.riichi !== undefined) this.#sinceRiichi.push(tile);
  }

  /** The reasons why the player may not win by ron. Call it between turns. */
  furiten(rules: RuleSet): readonly Furiten[] {
    const found = waits({ concealed: this.concealed, melds: this.melds }, rules);
    if (!found.ok) return [];
    const kinds = found.value.map(({ kind }) => kind);
    return furiten(kinds, { discards: this.discards, sinceDraw: this.#sinceDraw, sinceRiichi: this.#sinceRiichi });
  }

  isTenpai(rules: RuleSet): boolean {
    const found = waits({ concealed: this.concealed, melds: this.melds }, rules);
    return found.ok && found.value.length > 0;
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
    if (kind >= HAKU && among(HAKU, CHUN) === 3) this.liable.set('daisangen', from);
    if (kind >= EAST && kind < HAKU && among(EAST, HAKU - 1) === 4) this.liable.set('daisuushii', from);
    if (type !== 'daiminkan') return;
    if (this.melds.filter((meld) => meld.type !== 'chi' && meld.type !== 'pon').length === 4) this.liable.set('suukantsu', from);
    this.liable.set('rinshan', from);
  }
}

const EAST = kindAt(3, 1);
const HAKU = kindAt(3, 5);
const CHUN = kindAt(3, 7);
