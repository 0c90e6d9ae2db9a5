import type { Block, BlockType, HandView, Reading } from '../hand/reading.ts';
import type { Win } from '../hand/win.ts';
import { meldsOf } from './melds.ts';
import { PART, partsOf } from './suits.ts';
import { Placed } from './placed.ts';
import type { Survey } from './survey.ts';
import { ALL_KINDS, RANKS, isRedFive, kindOf, windKind } from '../tiles/tile.ts';

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
  const { form, wait } = placed;
  return { form, wait, blocks: form === 'standard' ? standardBlocks(placed, survey) : looseBlocks(survey) };
}

/** The hand laid out for local yaku. */
export function viewOf(placed: Placed, survey: Survey, win: Win): HandView {
  const reading = readingOf(placed, survey);
  const kindsOf = (...types: readonly BlockType[]) =>
    reading.blocks.filter(({ type }) => types.includes(type)).map(({ kind }) => kind);
  const tiles = [...win.hand.concealed, win.tile, ...win.hand.melds.flatMap((meld) => meld.tiles)];
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
    ownWinds: [windKind(win.seatWind), windKind(win.roundWind)],
  };
}

/** The blocks of the suits and the melds, put together from blocks made once. */
function standardBlocks({ man, pin, sou, honors, wonIn, wonRun }: Placed, { words, melds, tile, tsumo }: Survey): Block[] {
  const blocks: Block[] = [];
  let won: number = PART[wonIn] + (wonIn === 'run' ? wonRun : tile);
  for (let suit = 0; suit < 4; suit++) {
    const reading = suit === 0 ? man : suit === 1 ? pin : suit === 2 ? sou : honors;
    for (const part of partsOf(words[suit] as number, reading, suit * RANKS)) {
      const ofPart = part !== won ? CONCEALED : wonIn === 'triplet' && !tsumo ? WON_OPEN : WON;
      blocks.push(ofPart[part] as Block);
      if (part === won) won = NONE; // of two equal runs only one holds the winning tile
    }
  }
  for (const { type: meldType, kind } of meldsOf(melds)) {
    const type = meldType === 'chi' ? 'run' : meldType === 'pon' ? 'triplet' : 'quad';
    blocks.push({ type, kind, meld: true, concealed: meldType === 'ankan', won: false });
  }
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

const CONCEALED = everyBlock(true, false);
const WON = everyBlock(true, true);
/** A triplet finished by ron. */
const WON_OPEN = everyBlock(false, true);
const NONE = -1;

/** A block for each kind: the pairs of seven pairs, the singles and the pair of thirteen orphans, an irregular hand. */
function looseBlocks(survey: Survey): Block[] {
  return ALL_KINDS.filter((kind) => survey.concealed(kind) > 0).map((kind) => {
    const type = LOOSE[survey.concealed(kind)] as BlockType;
    return { type, kind, meld: false, concealed: true, won: kind === survey.tile };
  });
}

/** The block that each number of equal tiles makes. */
const LOOSE: readonly (BlockType | undefined)[] = [undefined, 'single', 'pair', 'triplet', 'quad'];
