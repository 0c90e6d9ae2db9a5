import { circumstanceErrors } from '../hand/circumstances.ts';
import type { Place, ScoreError } from '../hand/errors.ts';
import { isRemoved } from '../hand/hand-tiles.ts';
import type { Hand, Win } from '../hand/win.ts';
import { MOST_INDICATORS } from './layout.ts';
import { meldKind } from './melds.ts';
import type { RuleSet } from '../rules/ruleset.ts';
import { methodErrors, riichiErrors } from './situation.ts';
import { COPIES, KINDS, NORTH, TILES, type Tile, WINDS, isFive, isRedFive, kindOf, suitOf } from '../tiles/tile.ts';

/** Whether an error leaves no hand that could be read. */
export function isUnreadable({ code }: ScoreError): boolean {
  return code === 'tileCount' || code === 'fifthTile' || code === 'notAMeld' || code === 'chiNotPlayed';
}

/** Says everything that is wrong with a win under the rules, its shape and value apart. */
export class Check {
  readonly #rules: RuleSet;
  #errors: ScoreError[] = [];

  constructor(rules: RuleSet) {
    this.#rules = rules;
  }

  /** Everything wrong with a win, its tiles first, then its melds and its situation. */
  errorsOf(win: Win): readonly ScoreError[] {
    this.#errors = [];
    this.#checkTiles(win);
    this.#checkMelds(win.hand);
    this.#checkCounts(win);
    if (win.uraIndicators.length > 0) this.#checkUra(win);
    this.#checkRiichi(win);
    this.#checkSeat(win);
    this.#errors.push(...circumstanceErrors(win, win.circumstances ?? []));
    this.#errors.push(...methodErrors(win));
    return this.#errors;
  }

  /** Each tile that is one too many or not played, at its place; the count is of all, so that its author knows how many must go. */
  #checkTiles(win: Win): void {
    const places = placesOf(win);
    const count = (isSame: (tile: Tile) => boolean) => places.filter(({ tile }) => isSame(tile)).length;
    // Wide enough that no list of tiles makes a count begin again.
    const seen = new Uint32Array(KINDS);
    const fives = new Uint32Array(TILES);
    for (const { tile, at } of places) {
      const kind = kindOf(tile);
      if (++(seen[kind] as number) === COPIES + 1) {
        const unplaced = kind === NORTH ? Math.max(0, (win.kita ?? 0) - COPIES - 1) : 0;
        this.#errors.push({ code: 'fifthTile', kind, count: count((one) => kindOf(one) === kind) + unplaced, at });
      }
      if (isRemoved(kind, this.#rules.tiles)) this.#errors.push({ code: 'removedTile', tile, at });
      if (isFive(kind) && ++(fives[tile] as number) === this.#mostOf(tile) + 1) {
        this.#tooManyFives(
          tile,
          count((one) => one === tile),
          at,
        );
      }
    }
  }

  /** How many of a five, red or plain, are in the wall. */
  #mostOf(five: Tile): number {
    const reds = this.#rules.tiles.redFives[suitOf(kindOf(five)) as 0 | 1 | 2];
    return isRedFive(five) ? reds : COPIES - reds;
  }

  #tooManyFives(tile: Tile, count: number, at: Place): void {
    const kind = kindOf(tile);
    const most = this.#mostOf(tile);
    if (isRedFive(tile)) this.#errors.push({ code: 'tooManyRedFives', tile, count, most, at });
    else if (most < COPIES) this.#errors.push({ code: 'tooManyPlainFives', kind, count, most, at });
  }

  #checkMelds({ melds }: Hand): void {
    const withoutChi = this.#rules.tiles.players === 3;
    for (const [index, { type, tiles }] of melds.entries()) {
      const at = { in: 'melds', index } as const;
      if (meldKind(type, tiles) < 0) this.#errors.push({ code: 'notAMeld', type, tiles, at });
      else if (withoutChi && type === 'chi') this.#errors.push({ code: 'chiNotPlayed', players: 3, at });
    }
  }

  #checkCounts({ hand: { concealed, melds }, doraIndicators, kita = 0 }: Win): void {
    const expected = 13 - 3 * melds.length;
    if (concealed.length !== expected) {
      this.#errors.push({ code: 'tileCount', tiles: concealed.length, melds: melds.length, expected });
    }
    if (kita > 0 && this.#rules.tiles.kita === 'none') this.#errors.push({ code: 'kitaNotPlayed', kita });
    this.#checkIndicators('doraIndicators', doraIndicators.length, MOST_INDICATORS);
  }

  #checkIndicators(which: 'doraIndicators' | 'uraIndicators', count: number, most: number): void {
    if (count > most) this.#errors.push({ code: 'tooManyIndicators', which, count, most });
  }

  #checkUra({ riichi, doraIndicators, uraIndicators }: Win): void {
    if (riichi === undefined) this.#errors.push({ code: 'uraWithoutRiichi', at: { in: 'uraIndicators', index: 0 } });
    const most = Math.min(MOST_INDICATORS, doraIndicators.length || MOST_INDICATORS);
    this.#checkIndicators('uraIndicators', uraIndicators.length, most);
  }

  /** Open riichi is played where the local yaku of its name is. */
  #checkRiichi(win: Win): void {
    const { local, disabled } = this.#rules.yaku;
    const { open, ippatsu } = riichiErrors(win);
    this.#errors.push(...open);
    const kind = win.riichi?.kind;
    if ((kind === 'openRiichi' || kind === 'openDoubleRiichi') && (local[kind] === undefined || disabled.includes(kind)))
      this.#errors.push({ code: 'openRiichiNotPlayed', kind });
    this.#errors.push(...ippatsu);
  }

  #checkSeat({ seatWind }: Win): void {
    const { players } = this.#rules.tiles;
    if (WINDS.indexOf(seatWind) >= players) this.#errors.push({ code: 'noSuchSeat', seatWind, players });
  }
}

interface PlacedTile {
  readonly tile: Tile;
  readonly at: Place;
}

/** Every tile of a win with its place, in the order a person would name them. */
function placesOf({ hand, tile, doraIndicators, uraIndicators, kita = 0 }: Win): readonly PlacedTile[] {
  const row = (tiles: readonly Tile[], where: Place['in']) =>
    tiles.map((one, index) => ({ tile: one, at: { in: where, index } }));
  const melds = hand.melds.flatMap(({ tiles }, index) =>
    tiles.map((one) => ({ tile: one, at: { in: 'melds', index } as const })),
  );
  // One more than there can be is enough to be reported.
  const norths = Array<Tile>(Math.min(kita, COPIES + 1)).fill(NORTH);
  return [
    ...row(hand.concealed, 'concealed'),
    ...row([tile], 'tile'),
    ...melds,
    ...row(norths, 'kita'),
    ...row(doraIndicators, 'doraIndicators'),
    ...row(uraIndicators, 'uraIndicators'),
  ];
}
