import { type Result, type RuleSet, err } from '@tenbo/engine';

import type { RecordFileError } from './errors.ts';
import type { Game } from './game.ts';
import { readKobalab } from './kobalab/kobalab.ts';
import { readMajsoul } from './majsoul/majsoul.ts';
import { readMjai } from './mjai/mjai.ts';
import { PAGE, REPORT, readReport } from './report.ts';
import { readRiichiCity } from './riichi-city/riichi-city.ts';
import { readMjlog } from './tenhou/mjlog.ts';
import { readTenhou6 } from './tenhou6/tenhou6.ts';

/** Tenhou's id of a game, which its file's name contains: the hour of play, the rules, the lobby. */
const TENHOU_ID = /\d{10}gm-[0-9a-f]{4}-\d{4,5}-[0-9a-fx]+/;

/** How to recognise each format, and its reader. */
const READERS: readonly {
  readonly known: RegExp;
  readonly read: (
    text: string,
    of: { readonly name: string; readonly rules?: RuleSet | undefined },
  ) => Result<Game, RecordFileError>;
}[] = [
  { known: PAGE, read: (text, { rules }) => readReport(text, rules && { rules }) },
  { known: /^\s*</, read: (text, { name, rules }) => readMjlog(text, TENHOU_ID.exec(name)?.[0], rules) },
  { known: /^\s*\[?\s*\{[^{}]{0,1000}"type"\s*:\s*"start_game"/, read: (text, { rules }) => readMjai(text, rules && { rules }) },
  { known: REPORT, read: (text, { rules }) => readReport(text, rules && { rules }) },
  { known: /"(?:\.?lq\.)?RecordNewRound"/, read: (text, { rules }) => readMajsoul(text, rules && { rules }) },
  { known: /"handEventRecord"\s*:/, read: (text, { rules }) => readRiichiCity(text, rules && { rules }) },
  { known: /"qipai"\s*:\s*\{/, read: (text, { rules }) => readKobalab(text, rules && { rules }) },
  {
    known: /^\s*(?:https?:\/\/tenhou\.net\/|\{[^]*(?:"disp"\s*:|"log"\s*:\s*\[\s*\[\s*\[))/,
    read: (text, { rules }) => readTenhou6(text, rules),
  },
];

/**
 * Reads a record of a game in any format that tenbo knows. The content decides which.
 *
 * @param text the file, decompressed
 * @param name the name of the file, in which Tenhou puts the game's id; the date in it decides some rules
 * @param rules the rules of the game, in place of those that the record states, or that its site plays
 * @returns the game, or the reason and place where the text cannot be read
 * @example
 * readRecord('hello'); // → { ok: false, error: { code: 'notARecord', offset: 0 } }
 */
export function readRecord(text: string, name: string = '', rules?: RuleSet): Result<Game, RecordFileError> {
  const plain = text.replace(/^\uFEFF/, '');
  const reader = READERS.find(({ known }) => known.test(plain));
  return reader === undefined ? err({ code: 'notARecord', offset: 0 }) : reader.read(plain, { name, rules });
}
