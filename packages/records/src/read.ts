import { type Result, err } from '@tenbo/engine';

import type { RecordFileError } from './errors.ts';
import type { Game } from './game.ts';
import { readKobalab } from './kobalab/kobalab.ts';
import { readMajsoul } from './majsoul/majsoul.ts';
import { readMjai } from './mjai/mjai.ts';
import { readMjlog } from './tenhou/mjlog.ts';
import { readTenhou6 } from './tenhou6/tenhou6.ts';

/** Tenhou's id of a game, which its file's name contains: the hour of play, the rules, the lobby. */
const TENHOU_ID = /\d{10}gm-[0-9a-f]{4}-\d{4,5}-[0-9a-fx]+/;

/** How to recognise each format, and its reader. */
const READERS: readonly {
  readonly known: RegExp;
  readonly read: (text: string, name: string) => Result<Game, RecordFileError>;
}[] = [
  { known: /^\s*</, read: (text, name) => readMjlog(text, TENHOU_ID.exec(name)?.[0]) },
  { known: /^\s*\[?\s*\{[^{}]{0,1000}"type"\s*:\s*"start_game"/, read: (text) => readMjai(text) },
  { known: /"(?:\.?lq\.)?RecordNewRound"/, read: (text) => readMajsoul(text) },
  { known: /"qipai"\s*:\s*\{/, read: (text) => readKobalab(text) },
  { known: /^\s*(?:https?:\/\/tenhou\.net\/|\{[^]*"disp"\s*:)/, read: (text) => readTenhou6(text) },
];

/**
 * Reads a record of a game in any format that tenbo knows. The content decides which.
 *
 * @param text the file, decompressed
 * @param name the name of the file, in which Tenhou puts the game's id; the date in it decides some rules
 * @returns the game, or the reason and place where the text cannot be read
 * @example
 * readRecord('hello'); // → { ok: false, error: { code: 'notARecord', offset: 0 } }
 */
export function readRecord(text: string, name: string = ''): Result<Game, RecordFileError> {
  const plain = text.replace(/^\uFEFF/, '');
  const reader = READERS.find(({ known }) => known.test(plain));
  if (reader === undefined) return err({ code: 'notARecord', offset: 0 });
  return reader.read(plain, name);
}
