import { circumstanceErrors } from '../hand/circumstances.ts';
import type { Place, ScoreError } from '../hand/errors.ts';
import { isRemoved } from '../hand/hand-tiles.ts';
import type { Hand, Win } from '../hand/win.ts';
import type { RuleSet } from '../rules/ruleset.ts';
import { COPIES, EAST, KINDS, NORTH, TILES, type Kind, type Tile, isFive, isRedFive, kindOf, suitOf } from '../tiles/tile.ts';
import { HAND } from '../hand/facts.ts';
import { meldKind } from './melds.ts';
import type { Survey } from './survey.ts';

const MOST_INDICATORS = 5;

/** Whether an error leaves no hand that could be read. */
export function isUnreadable({ code }: ScoreError): boolean {
  return code === 'tileCount' || code === 'fifthTile' || code === 'notAMeld' || code === 'chiNotPlayed';
}

/** Judges surveyed wins, each before its hand is read. */
export class Check {
  readonly #rules: RuleSet;
  readonly #survey: Survey;
  /** What is wrong with the current win; a list that was given out is replaced, so that a correct win allocates nothing. */
  #errors: ScoreError[] = [];

  constructor(rules: RuleSet, survey: Survey) {
    this.#rules = rules;
    this.#survey = survey;
  }

  /** Everything wrong with the win just counted, its tiles first, then its melds and its situation; undefined if nothing is. */
  errorsOf(win: Win): readonly ScoreError[] | undefined {
    const { riichi, circumstances, method, uraIndicators } = win;
    if (this.#survey.exceedsWall) this.#checkTiles(win);
    this.#checkMelds(win.hand);
    this.#checkCounts(win);
    if (uraIndicators.length > 0) this.#checkUra(win);
    if (riichi !== undefined) this.#checkRiichi(win);
    this.#checkSeat(win);
    if (circumstances !== undefined) this.#errors.push(...circumstanceErrors(win, circumstances));
    if (method.on !== undefined) this.#checkMethod(win);
    if (this.#errors.length === 0) return undefined;
    const errors = this.#errors;
    this.#errors = [];
    return errors;
  }

  /** Each tile that is one too many or not played, at its place. */
  #checkTiles(win: Win): void {
    const seen = new Uint8Array(KINDS);
    const fives = new Uint8Array(TILES);
    for (const { tile, at } of placesOf(win)) {
      const kind = kindOf(tile);
      if (++(seen[kind] as number) === COPIES + 1) this.#errors.push({ code: 'fifthTile', kind, count: COPIES + 1, at });
      if (isRemoved(kind, this.#rules.tiles)) this.#errors.push({ code: 'removedTile', tile, at });
      if (isFive(kind)) this.#checkFive(tile, ++(fives[tile] as number), at);
    }
  }

  /** A five, red or plain, that is one more than the wall has of it. */
  #checkFive(tile: Tile, count: number, at: Place): void {
    const kind = kindOf(tile);
    const reds = this.#rules.tiles.redFives[suitOf(kind) as 0 | 1 | 2];
    const isRed = isRedFive(tile);
    const most = isRed ? reds : COPIES - reds;
    if (count !== most + 1) return;
    if (isRed) this.#errors.push({ code: 'tooManyRedFives', tile, count, most, at });
    else if (reds > 0) this.#errors.push({ code: 'tooManyPlainFives', kind, count, most, at });
  }

  #checkMelds({ melds }: Hand): void {
    const withoutChi = this.#rules.tiles.players === 3;
    if (this.#survey.malformedMelds === 0 && !withoutChi) return;
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

  /**
   * A kan ends ippatsu, and a win on a replacement tile follows one. Double riichi is declared on the first turn: any kan comes after it,
   * and the last tile of the wall comes long after its ippatsu.
   */
  #checkRiichi({ riichi, method }: Win): void {
    const { closed, facts, melds } = this.#survey;
    const { local, disabled } = this.#rules.yaku;
    const isDouble = (facts & HAND.doubleRiichi) !== 0;
    if (!closed) this.#errors.push({ code: 'riichiOnOpenHand' });
    const kind = riichi?.kind;
    const isOpen = kind === 'openRiichi' || kind === 'openDoubleRiichi';
    if (isOpen && (local[kind] === undefined || disabled.includes(kind)))
      this.#errors.push({ code: 'openRiichiNotPlayed', kind });
    if (!riichi?.ippatsu) return;
    if (method.on === 'rinshan' || (isDouble && melds.quads > 0)) this.#errors.push({ code: 'ippatsuAfterQuad' });
    if (isDouble && (method.on === 'haitei' || method.on === 'houtei')) this.#errors.push({ code: 'ippatsuOnLastTile' });
  }

  #checkSeat({ seatWind }: Win): void {
    const { players } = this.#rules.tiles;
    if (this.#survey.seatWind >= EAST + players) this.#errors.push({ code: 'noSuchSeat', seatWind, players });
  }

  #checkMethod(win: Win): void {
    const { hand, method, kita = 0 } = win;
    const { melds, tile } = this.#survey;
    if (method.on === 'rinshan' && melds.quads === 0 && kita === 0) this.#errors.push({ code: 'rinshanWithoutQuad' });
    if (method.on === 'chankan' && holds(hand, tile)) this.#errors.push({ code: 'chankanTileHeld', kind: tile });
    if (method.on === 'firstTurn') this.#checkFirstTurn(win);
  }

  /** Any call ends the first turn, even a closed kan or a north set aside; riichi comes after it. */
  #checkFirstTurn({ hand, riichi, method, seatWind, kita = 0 }: Win): void {
    if (hand.melds.length > 0) this.#errors.push({ code: 'firstTurnWithMelds', melds: hand.melds.length });
    if (kita > 0) this.#errors.push({ code: 'firstTurnWithKita', kita });
    if (riichi !== undefined) this.#errors.push({ code: 'firstTurnWithRiichi' });
    if (method.by === 'ron' && seatWind === 'E') this.#errors.push({ code: 'firstTurnRonByDealer' });
  }
}

function holds({ concealed, melds }: Hand, kind: Kind): boolean {
  return [concealed, ...melds.map((meld) => meld.tiles)].some((tiles) => tiles.some((tile) => kindOf(tile) === kind));
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
  const norths = Array<Tile>(kita).fill(NORTH);
  return [
    ...row(hand.concealed, 'concealed'),
    ...row([tile], 'tile'),
    ...melds,
    ...row(norths, 'kita'),
    ...row(doraIndicators, 'doraIndicators'),
    ...row(uraIndicators, 'uraIndicators'),
  ];
}
