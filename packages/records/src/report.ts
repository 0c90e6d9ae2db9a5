// Reports of programs that review a game, such as Mortal, contain the game.
import type { Result, RuleSet } from '@tenbo/engine';

import { type RecordFileError, Unreadable, readWith } from './errors.ts';
import type { Game } from './game.ts';
import { Json } from './json.ts';
import { gameOf } from './mjai/mjai.ts';
import { gameIn } from './tenhou6/tenhou6.ts';

/** The beginning of a page. */
export const PAGE: RegExp = /^\s*<(?:!doctype\s+html|html)\b/i;
/** A field of JSON that holds the game. */
export const REPORT: RegExp = /"(?:mjai_log|split_logs)"\s*:\s*\[/;

/** Facts that override those of a report. */
export interface ReportOptions {
  /** The rules of the game. */
  readonly rules?: RuleSet;
}

/**
 * Reads the game in a report of mjai-reviewer, Mortal or akochan: the JSON that the site and its viewer use, or the page.
 *
 * In JSON, the game is an mjai log, and once more hand by hand for Tenhou's viewer, which also says under which rules it was played. A page
 * has only the hands, in links to that viewer.
 *
 * @param text the file, decompressed
 * @returns the game, or the place where it cannot be read; `links[2]` is the third link of a page
 * @example
 * readReport('<!DOCTYPE html><p>Hello'); // → { ok: false, error: { code: 'notARecord', path: '' } }
 */
export function readReport(text: string, options: ReportOptions = {}): Result<Game, RecordFileError> {
  return readWith(() => (PAGE.test(text) ? gameOfPage(text, options) : gameOfReport(Json.of(text), options)));
}

function gameOfReport(report: Json, { rules }: ReportOptions): Game {
  const events = listAt(report.at('mjai_log'));
  const hands = listAt(report.at('split_logs'));
  if (events.length === 0) return gameIn(hands.length > 0 ? hands : report.refuse({ code: 'notARecord' }), rules);
  if (rules !== undefined || hands.length === 0) return gameOf(events, rules ? { rules } : {});
  const said = readWith(() => gameIn(hands));
  return said.ok ? { ...gameOf(events, { rules: said.value.rules }), houseRules: said.value.houseRules } : gameOf(events, {});
}

function listAt(list: Json): readonly Json[] {
  return list.isList ? list.list() : [];
}

function gameOfPage(text: string, { rules }: ReportOptions): Game {
  const hands = Json.from({ links: linkedIn(text) }).at('links');
  if (hands.list().length === 0) throw new Unreadable({ code: 'notARecord', path: '' });
  return gameIn(
    hands.list().map((hand) => hand.inner()),
    rules,
  );
}

/** How a link to Tenhou's viewer begins in an attribute, with its quotation mark. */
const LINK = /["']https?:\/\/tenhou\.net\/[56]\/?(?:\?[\w=&;]{0,100})?#json=/g;

/** The JSON in a page's links, each once. */
function linkedIn(text: string): readonly string[] {
  const all = [...text.matchAll(LINK)].map(({ 0: begin, index }) => {
    const start = index + begin.length;
    const end = text.indexOf(begin.charAt(0), start);
    return decoded(text.slice(start, end < 0 ? text.length : end));
  });
  return [...new Set(all)];
}

const NAMED: Readonly<Record<string, string>> = { quot: '"', amp: '&', apos: "'", lt: '<', gt: '>' };
const LAST_CHARACTER = 0x10_ff_ff;

/** An attribute's text, which may be encoded for links too. */
function decoded(attribute: string): string {
  const text = attribute.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(quot|amp|apos|lt|gt));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return NAMED[String(name).toLowerCase()] ?? whole;
    const character = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
    return character <= LAST_CHARACTER ? String.fromCodePoint(character) : whole;
  });
  const json = text.replace(/(?:&t[ws]=\d{1,9}){1,2}$/, '');
  return json.startsWith('{"') ? json : withoutPercents(json);
}

function withoutPercents(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}
