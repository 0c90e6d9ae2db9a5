import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';

import { formatHand, formatTiles, formatTilesInOrder, shownText, tilesAsText } from '@tenbo/engine';
import { type MomentText, describeMoment, describeRecordError } from '@tenbo/i18n';
import {
  type Follower,
  type OpenSide,
  type RecordFileError,
  type SeatMoment,
  type SeatWin,
  type SeenGame,
  followMjai,
} from '@tenbo/records';
import type { Command } from 'commander';

import { describeFileError, fileErrorOf } from '../files/file-error.ts';
import { waitJson } from '../hands/json.ts';
import { type SpokenOptions, languageOf, localeUnder } from '../options/language.ts';
import { alignRows } from '../output/columns.ts';
import { print, printError, printJsonLine } from '../output/output.ts';
import { type Terminal, terminalOf } from '../output/terminal.ts';
import { LONGEST_LINE, piecesOf } from '../pipe/pieces.ts';
import { rulesOf } from '../rules/rule-sets.ts';

export interface LiveOptions extends SpokenOptions {
  readonly player?: string;
  readonly rules?: string;
  readonly json?: true;
}

/** Standard input. */
const STDIN = '-';

/** Follows a log to its end, and prints what follows from each line as soon as it is there. */
export async function live(log: string, options: LiveOptions, command: Command): Promise<void> {
  const locale = languageOf(options.lang);
  const rules = options.rules === undefined ? undefined : rulesOf(options.rules, command, locale);
  const player = options.player === undefined ? undefined : Number(options.player);
  const follower = followMjai({ ...(rules && { rules }), ...(player !== undefined && { player }) });
  process.exitCode = 0;
  try {
    await follow(log === STDIN ? process.stdin : createReadStream(log), follower, options);
    if (follower.game === undefined && process.exitCode === 0) refuse({ code: 'notARecord', path: '' }, options);
  } catch (error) {
    const said = describeFileError(shownText(log), fileErrorOf(error), locale);
    printError(`  ${terminalOf(process.stderr).alarm(said)}\n`);
    process.exitCode = 1;
  }
}

async function follow(input: Readable, follower: Follower, options: LiveOptions): Promise<void> {
  const shown = new Shown(options);
  for await (const piece of piecesOf(input, LONGEST_LINE)) {
    for (const line of Buffer.from(piece.buffer, piece.byteOffset, piece.length).toString().split('\n')) {
      const taken = follower.take(line);
      if (!taken.ok) return refuse(taken.error, options);
      for (const moment of taken.value) shown.print(moment, follower.game as SeenGame);
    }
    if (process.stdout.writableNeedDrain) await once(process.stdout, 'drain');
  }
}

function refuse(error: RecordFileError, { json, lang }: LiveOptions): void {
  const says = describeRecordError(error, languageOf(lang));
  if (json) printJsonLine({ ok: false, errors: [error], message: says });
  else printError(`  ${terminalOf(process.stderr).alarm(says)}\n`);
  process.exitCode = 1;
}

/** Prints moments. For a person, a hand is printed again only when something about it has changed. */
class Shown {
  readonly #options: LiveOptions;
  readonly #terminal = terminalOf(process.stdout);
  #last: string | undefined;

  constructor(options: LiveOptions) {
    this.#options = options;
  }

  print(moment: SeatMoment, game: SeenGame): void {
    if (moment.findings.length > 0) process.exitCode = 1;
    if (this.#options.json) return printJsonLine(momentJson(moment), tilesAsText);
    const text = describeMoment(moment, game, localeUnder(this.#options, game.rules));
    if (moment.event === undefined) this.#head(text.hand);
    const lines = text.acceptance === undefined ? '' : handLines(text.acceptance, text);
    // Before tenpai, only the hand itself counts: with every discard fewer tiles are left.
    const shown = moment.waits.length > 0 ? lines : text.tiles;
    if (lines !== '' && shown !== this.#last) {
      print(lines);
      this.#last = shown;
    }
    print(besides(text, this.#terminal));
  }

  #head(hand: string): void {
    print(`${this.#last === undefined ? '' : '\n'}${this.#terminal.strong(hand)}\n`);
    this.#last = '';
  }
}

/** A hand of 13 tiles, and in tenpai what each wait is worth. */
function handLines(acceptance: string, { tiles, waits, furiten }: MomentText): string {
  const rows = waits.map(({ tile, left, ron, tsumo }) => [tile, left, ron, tsumo]);
  const below = [...alignRows(rows, ['left', 'right', 'left', 'left']), ...(furiten === undefined ? [] : [furiten])];
  return `  ${tiles}  ${acceptance}\n${below.map((line) => `    ${line}\n`).join('')}`;
}

/** The chance to win, and what is wrong. */
function besides({ win, findings }: MomentText, { strong, alarm }: Terminal): string {
  return [...(win === undefined ? [] : [strong(win)]), ...findings.map(alarm)].map((line) => `  ${line}\n`).join('');
}

/** A moment as `tenbo live --json` prints it. The distance, the tiles and their values are as `tenbo waits --json` prints them; null on the player's turn. */
function momentJson(moment: SeatMoment): object {
  const { hand, kyoku, honba, seat, event, concealed, drawn, sides, indicators, left, acceptance, waits } = moment;
  const tiles = acceptance?.tiles.map((one) => ({ tile: one.kind, left: one.left, ron: null, tsumo: null })) ?? null;
  return {
    ok: true,
    game: { hand, kyoku, honba },
    event: event?.type ?? 'deal',
    ...(event && 'seat' in event && { by: event.seat }),
    seat,
    hand: formatHand({ concealed, melds: sides[seat]?.melds ?? [] }, drawn),
    shanten: acceptance?.shanten ?? null,
    tiles: waits.length > 0 ? waits.map(waitJson) : tiles,
    furiten: moment.furiten.map(({ reason, kinds }) => ({ reason, tiles: formatTiles(kinds) })),
    win: winJson(moment.win),
    sides: sides.map(sideJson),
    indicators: formatTilesInOrder(indicators),
    left,
    findings: moment.findings,
  };
}

function winJson(win: SeatWin | undefined): object | null {
  return win === undefined ? null : { tile: win.win.tile, ...win.win.method, ...win.score };
}

function sideJson({ melds, discards, riichi, kita }: OpenSide): object {
  return {
    melds: formatHand({ concealed: [], melds }),
    discards: formatTilesInOrder(discards),
    riichi: riichi ?? null,
    kita,
  };
}
