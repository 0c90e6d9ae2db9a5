import type { CountedWin } from './counted-win.ts';
import { HAND } from '../hand/facts.ts';
import { CIRCUMSTANCES, type Meld, type Riichi, type Win, type WinMethod, WON_ON } from '../hand/win.ts';
import { INDICATOR_BITS, INDICATOR_MASK, MARK, PLACE, isAmong, placeIn, tileIn } from './layout.ts';
import { type CodedMeld, meldsOf } from './melds.ts';
import { DIGITS, REDS, digitAt } from './suit-words.ts';
import { type Kind, RANKS, type Tile, WINDS, type Wind, isRedFive, kindOf, redFiveOf, suitOf } from '../tiles/tile.ts';

/** A win of the same value as the one that was counted, with its tiles in order. */
export function winFrom(counted: CountedWin): Win {
  const { man, pin, sou, honors, melds, facts, places } = counted;
  const tile = tileIn(places) as Tile;
  const reds = [man >>> REDS, pin >>> REDS, sou >>> REDS, 0];
  if (isRedFive(tile)) (reds[suitOf(kindOf(tile))] as number)--;
  const redden = (kind: Kind): Tile => {
    const suit = suitOf(kind);
    if (suit === 3 || kind % RANKS !== 4 || (reds[suit] as number) === 0) return kind;
    (reds[suit] as number)--;
    return redFiveOf(suit);
  };
  const kinds = [man, pin, sou, honors].flatMap((word, suit) => kindsOf(word & DIGITS, suit));
  kinds.splice(kinds.indexOf(kindOf(tile)), 1);
  const circumstances = CIRCUMSTANCES.filter((one) => isAmong(places, one));
  const kita = placeIn(places, PLACE.kita);
  const riichi = riichiOf(facts, (places & MARK.openRiichi) !== 0);
  const on = WON_ON.find((how) => (facts & HAND[how]) !== 0);
  const by = (facts & HAND.tsumo) !== 0 ? 'tsumo' : 'ron';
  return {
    hand: { concealed: kinds.map(redden), melds: meldsOf(melds).map((meld) => meldFrom(meld, redden)) },
    tile,
    method: (on === undefined ? { by } : { by, on }) as WinMethod,
    seatWind: WINDS[placeIn(places, PLACE.seat)] as Wind,
    roundWind: WINDS[placeIn(places, PLACE.round)] as Wind,
    ...(riichi && { riichi }),
    ...(circumstances.length > 0 && { circumstances }),
    doraIndicators: tilesOf(counted.dora),
    uraIndicators: tilesOf(counted.ura),
    ...(kita > 0 && { kita }),
  };
}

function kindsOf(word: number, suit: number): readonly Kind[] {
  return Array.from({ length: RANKS }, (_, rank) => Array<Kind>(digitAt(word, rank)).fill((suit * RANKS + rank) as Kind)).flat();
}

function meldFrom({ type, kind }: CodedMeld, redden: (kind: Kind) => Tile): Meld {
  const kinds = type === 'chi' ? [kind, kind + 1, kind + 2] : Array<number>(type === 'pon' ? 3 : 4).fill(kind);
  return { type, tiles: kinds.map((one) => redden(one as Kind)) };
}

function riichiOf(facts: number, isOpen: boolean): Riichi | undefined {
  const isDouble = (facts & HAND.doubleRiichi) !== 0;
  if (!isDouble && (facts & HAND.riichi) === 0) return undefined;
  const kind = isOpen ? (isDouble ? 'openDoubleRiichi' : 'openRiichi') : isDouble ? 'doubleRiichi' : 'riichi';
  return { kind, ippatsu: (facts & HAND.ippatsu) !== 0 };
}

function tilesOf(indicators: number): readonly Tile[] {
  const tiles: Tile[] = [];
  for (let rest = indicators; rest !== 0; rest >>>= INDICATOR_BITS) tiles.push(((rest & INDICATOR_MASK) - 1) as Tile);
  return tiles;
}
