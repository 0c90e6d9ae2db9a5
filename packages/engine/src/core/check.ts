import { circumstanceErrors } from './circumstances.ts';
import { firstErrors } from '../input/error-list.ts';
import type { Place, ScoreError } from '../errors.ts';
import { HAND } from './facts.ts';
import { isRemoved } from '../tiles/hand-tiles.ts';
import type { RuleSet } from '../rules/ruleset.ts';
import type { Survey } from './survey.ts';
import { COPIES, EAST, KINDS, NORTH, TILES, type Kind, type Tile, isFive, isRedFive, kindOf, suitOf } from '../tiles/tile.ts';
import type { Hand, Win } from './win.ts';

const MOST_INDICATORS = 5;

/** Whether an error leaves no hand that could be read. */
export function isUnreadable({ code }: ScoreError): boolean {
  return code === 'tileCount' || code === 'fifthTile' || code === 'notAMeld' || code === 'chiNotPlayed';
}

/** A list of errors that exists only once there is one. */
export function also(errors: ScoreError[] | undefined, error: ScoreError): ScoreError[] {
  if (errors === undefined) return [error];
  errors.push(error);
  return errors;
}

/** What is wrong with a win's situation, after what is already known to be wrong; its hand is counted but not yet read. */
export function situationErrors(
  win: Win,
  survey: Survey,
  rules: RuleSet,
  known: ScoreError[] | undefined,
): ScoreError[] | undefined {
  const { hand, riichi, circumstances, method, seatWind, doraIndicators, uraIndicators, kita = 0 } = win;
  const { tiles } = rules;
  let errors = known;
  const expected = 13 - 3 * hand.melds.length;
  if (hand.concealed.length !== expected) {
    errors = also(errors, { code: 'tileCount', tiles: hand.concealed.length, melds: hand.melds.length, expected });
  }
  if (kita > 0 && tiles.kita === 'none') errors = also(errors, { code: 'kitaNotPlayed', kita });
  if (doraIndicators.length > MOST_INDICATORS) {
    errors = also(errors, {
      code: 'tooManyIndicators',
      which: 'doraIndicators',
      count: doraIndicators.length,
      most: MOST_INDICATORS,
    });
  }
  if (uraIndicators.length > 0) errors = uraErrors(win, errors);
  if (riichi !== undefined) errors = riichiErrors(win, survey, rules, errors);
  if (survey.seatWind >= EAST + tiles.players) errors = also(errors, { code: 'noSuchSeat', seatWind, players: tiles.players });
  if (circumstances !== undefined) errors = circumstanceErrors(win, circumstances).reduce(also, errors);
  return method.on === undefined ? errors : methodErrors(win, survey, errors);
}

/**
 * A quad ends ippatsu: one that was just drawn for, and any beside double riichi, which came before them all. Nor is the last tile of the
 * wall within a turn of a riichi on the first.
 */
function riichiErrors(
  { riichi, method }: Win,
  { closed, facts, melds }: Survey,
  { yaku }: RuleSet,
  known: ScoreError[] | undefined,
): ScoreError[] | undefined {
  const isDouble = (facts & HAND.doubleRiichi) !== 0;
  const afterQuad = method.on === 'rinshan' || (isDouble && melds.quads > 0);
  const onLastTile = isDouble && (method.on === 'haitei' || method.on === 'houtei');
  let errors = closed ? known : also(known, { code: 'riichiOnOpenHand' });
  const kind = riichi?.kind;
  if (kind === 'openRiichi' || kind === 'openDoubleRiichi') {
    const isPlayed = yaku.local[kind] !== undefined && !yaku.disabled.includes(kind);
    if (!isPlayed) errors = also(errors, { code: 'openRiichiNotPlayed', kind });
  }
  if (riichi?.ippatsu && afterQuad) errors = also(errors, { code: 'ippatsuAfterQuad' });
  return riichi?.ippatsu && onLastTile ? also(errors, { code: 'ippatsuOnLastTile' }) : errors;
}

function uraErrors({ riichi, doraIndicators, uraIndicators }: Win, known: ScoreError[] | undefined): ScoreError[] | undefined {
  const count = uraIndicators.length;
  const most = Math.min(MOST_INDICATORS, doraIndicators.length || MOST_INDICATORS);
  let errors = known;
  if (riichi === undefined) errors = also(errors, { code: 'uraWithoutRiichi', at: { in: 'uraIndicators', index: 0 } });
  if (count > most) errors = also(errors, { code: 'tooManyIndicators', which: 'uraIndicators', count, most });
  return errors;
}

function methodErrors(win: Win, survey: Survey, known: ScoreError[] | undefined): ScoreError[] | undefined {
  const { hand, method, kita = 0 } = win;
  let errors = known;
  if (method.on === 'rinshan' && survey.melds.quads === 0 && kita === 0) errors = also(errors, { code: 'rinshanWithoutQuad' });
  if (method.on === 'chankan' && holds(hand, survey.tile)) errors = also(errors, { code: 'chankanTileHeld', kind: survey.tile });
  return method.on === 'firstTurn' ? firstTurnErrors(win, errors) : errors;
}

/** Any call, a closed quad and a north set aside included, ends the first turn; riichi comes after it. */
function firstTurnErrors(win: Win, known: ScoreError[] | undefined): ScoreError[] | undefined {
  const { hand, riichi, method, seatWind, kita = 0 } = win;
  let errors = known;
  if (hand.melds.length > 0) errors = also(errors, { code: 'firstTurnWithMelds', melds: hand.melds.length });
  if (kita > 0) errors = also(errors, { code: 'firstTurnWithKita', kita });
  if (riichi !== undefined) errors = also(errors, { code: 'firstTurnWithRiichi' });
  if (method.by === 'ron' && seatWind === 'E') errors = also(errors, { code: 'firstTurnRonByDealer' });
  return errors;
}

function holds({ concealed, melds }: Hand, kind: Kind): boolean {
  return [concealed, ...melds.map((meld) => meld.tiles)].some((tiles) => tiles.some((tile) => kindOf(tile) === kind));
}

/** The tiles that are one too many or not played, each at its place, before what else is wrong. */
export function withTileErrors(win: Win, rules: RuleSet, others: readonly ScoreError[] | undefined): readonly ScoreError[] {
  const seen = new Uint8Array(KINDS);
  const fives = new Uint8Array(TILES);
  const found = placesOf(win).flatMap(({ tile, at }) => {
    const kind = kindOf(tile);
    const errors: ScoreError[] = [];
    if (++(seen[kind] as number) === COPIES + 1) errors.push({ code: 'fifthTile', kind, count: COPIES + 1, at });
    if (isRemoved(kind, rules.tiles)) errors.push({ code: 'removedTile', tile, at });
    if (isFive(kind)) {
      const reds = rules.tiles.redFives[suitOf(kind) as 0 | 1 | 2];
      const isRed = isRedFive(tile);
      const most = isRed ? reds : COPIES - reds;
      const count = ++(fives[tile] as number);
      if (count === most + 1 && isRed) errors.push({ code: 'tooManyRedFives', tile, count, most, at });
      if (count === most + 1 && !isRed && reds > 0) errors.push({ code: 'tooManyPlainFives', kind, count, most, at });
    }
    return errors;
  });
  return firstErrors([...found, ...(others ?? [])]);
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
