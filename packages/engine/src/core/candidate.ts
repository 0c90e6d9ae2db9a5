import {
  type Block,
  type BlockType,
  FORMS,
  type Form,
  type HandView,
  type Reading,
  WAITS,
  type WaitShape,
} from '../hand/reading.ts';
import { tilesOf } from '../hand/hand-tiles.ts';
import type { Win } from '../hand/win.ts';
import { CODE_BITS, CODE_MASK, MELD_BLOCKS } from './melds.ts';
import { FORM, PART, Placed } from './placed.ts';
import { putBlocks } from './suits.ts';
import type { Survey } from './survey.ts';
import { ALL_KINDS, RANKS, isRedFive, kindOf } from '../tiles/tile.ts';

/** A reading that was valued. It holds numbers only and may be filled again; `readingOf` turns it into a `Reading`. */
export class Candidate extends Placed {
  fu = 0;
  fuBeforeRounding = 0;
  yakuHan = 0;
  han = 0;
  /** Yakuman multiple; 0 for a hand of han. */
  yakuman = 0;
  basePoints = 0;
  /** Its yaku, by the index of their list. */
  list = 0;
  /** One yaku replaces everything else. */
  alone = false;
}

/** The way a hand is read as a `Reading`: blocks in the order of the tiles, melds last, the block with the winning tile marked. */
export function readingOf(placed: Placed, survey: Survey): Reading {
  return {
    form: FORMS[placed.form] as Form,
    wait: WAITS[placed.wait] as WaitShape,
    blocks: placed.form === FORM.standard ? standardBlocks(placed, survey) : looseBlocks(survey),
  };
}

/** The hand laid out for local yaku. */
export function viewOf(placed: Placed, survey: Survey, win: Win): HandView {
  const reading = readingOf(placed, survey);
  const kindsOf = (...types: readonly BlockType[]) =>
    reading.blocks.filter(({ type }) => types.includes(type)).map(({ kind }) => kind);
  const tiles = tilesOf(win);
  const counts = Array<number>(ALL_KINDS.length).fill(0);
  for (const tile of tiles) (counts[kindOf(tile)] as number)++;
  return {
    ...reading,
    win,
    closed: survey.closed,
    tile: survey.tile,
    runs: kindsOf('run'),
    triplets: kindsOf('triplet', 'quad'),
    quads: kindsOf('quad'),
    pairs: kindsOf('pair'),
    kinds: ALL_KINDS.filter((kind) => (counts[kind] as number) > 0),
    counts,
    redFives: tiles.filter(isRedFive).length,
    dora: survey.doraKinds(win.doraIndicators),
    ownWinds: [survey.seatWind, survey.roundWind],
  };
}

/** The blocks of the suits and the melds, out of blocks made once. */
function standardBlocks(placed: Placed, { words, melds, tsumo }: Survey): Block[] {
  const { readings, won } = placed;
  // Full from the start, as a list that grows takes room for many more.
  const blocks: Block[] = [ANY, ANY, ANY, ANY, ANY];
  let count = 0;
  for (let suit = 0; suit < 4; suit++) {
    count = putBlocks(blocks, count, NOT_WON, words[suit] as number, readings[suit] as number, suit * RANKS);
  }
  // Of two equal runs only one holds the winning tile.
  blocks[blocks.indexOf(NOT_WON[won] as Block)] = (placed.wonInTriplet && !tsumo ? WON_OPEN : WON)[won] as Block;
  for (let rest = melds; rest !== 0; rest >>>= CODE_BITS) blocks[count++] = MELD_BLOCKS[rest & CODE_MASK] as Block;
  return blocks;
}

/** Every block that concealed tiles make, by its number. Frozen, since all explanations share them. */
function everyBlock(concealed: boolean, won: boolean): readonly Block[] {
  const blocks: Block[] = [];
  for (const type of ['run', 'triplet', 'pair'] as const) {
    for (const kind of ALL_KINDS) blocks[PART[type] + kind] = Object.freeze({ type, kind, meld: false, concealed, won });
  }
  return blocks;
}

const NOT_WON = everyBlock(true, false);
const ANY = NOT_WON[0] as Block;
const WON = everyBlock(true, true);
/** A triplet finished by ron. */
const WON_OPEN = everyBlock(false, true);

/** A block for each kind: the pairs of seven pairs, the singles and the pair of thirteen orphans, an irregular hand. */
function looseBlocks(survey: Survey): Block[] {
  return ALL_KINDS.filter((kind) => survey.concealed(kind) > 0).map((kind) => {
    const type = LOOSE[survey.concealed(kind)] as BlockType;
    return { type, kind, meld: false, concealed: true, won: kind === survey.tile };
  });
}

/** The block that each number of equal tiles makes. */
const LOOSE: readonly (BlockType | undefined)[] = [undefined, 'single', 'pair', 'triplet', 'quad'];
