import { type RuleSet, type ScoreView, type Scorer, type Shares, type WinRecord, withTableOf } from '@tenbo/engine';

import { scorerFor } from '../rules/rule-sets.ts';
import { type Answering, answerLine } from './jsonl.ts';
import { LINE_END, LONGEST_LINE } from './pieces.ts';
import { readPlainLine } from './plain-line.ts';

/** The answers to some lines, one per line, with the number of good answers and of failures. */
export interface Answers {
  readonly text: string | Uint8Array;
  readonly passed: number;
  readonly failed: number;
}

/** Answers the lines of a piece. */
export function answerPiece(piece: Uint8Array, answering: Answering): Answers & { readonly text: string } {
  let text = '';
  let passed = 0;
  let failed = 0;
  for (let from = 0, to: number; from < piece.length; from = to + 1) {
    const end = piece.indexOf(LINE_END, from);
    to = end < 0 ? piece.length : end;
    let answer = answerPlain(piece, from, to, answering.rules);
    let ok = true;
    if (answer === undefined) ({ answer, ok } = answerLine(lineOf(piece, from, to), answering));
    if (ok) passed++;
    else failed++;
    text += `${answer}\n`;
  }
  return { text, passed, failed };
}

/** The fast answer to a line that is plain and can be scored; undefined for any other. */
function answerPlain(piece: Uint8Array, from: number, to: number, rules: RuleSet): string | undefined {
  if (isTooLong(from, to)) return undefined;
  try {
    const record = readPlainLine(piece, from, to, rules);
    return record && scoreJson(record, scorerFor(record.rules));
  } catch {
    // The careful answer will report the bug that this line triggers.
    return undefined;
  }
}

/** A line as text. For one that is too long, a character that JSON does not allow, so that the answer is an error. */
function lineOf(piece: Uint8Array, from: number, to: number): string {
  return isTooLong(from, to) ? '\0' : Buffer.from(piece.buffer, piece.byteOffset + from, to - from).toString();
}

function isTooLong(from: number, to: number): boolean {
  return to - from > LONGEST_LINE;
}

/** The JSON of each list of yaku that a scorer has met, by its index there. */
const jsonOfYaku = new WeakMap<Scorer['yakuLists'], string[]>();

/**
 * The answer to a record. The text equals `JSON.stringify` of its `resultOf`, but is assembled from parts that many answers share.
 * Undefined if the record cannot be scored.
 */
export function scoreJson(record: WinRecord, scorer: Scorer): string | undefined {
  const { id, win, table } = record;
  const score = scorer.view(win, table.honba);
  if (score === undefined) return undefined;
  const { dora, akaDora, uraDora, kita, han, fu, yakuman, limit, basePoints, payments, total } = score;
  const withTable = withTableOf(score, record);
  const named = id === undefined ? '' : `"id":${JSON.stringify(id)},`;
  return `{${named}"ok":true,"yaku":${yakuOf(score, scorer)},"dora":${dora},"akaDora":${akaDora},"uraDora":${uraDora},"kita":${kita},"han":${han},"fu":${fu},"yakuman":${yakuman},"limit":${limit === null ? 'null' : `"${limit}"`},"basePoints":${basePoints},"payments":${sharesOf(payments)},"total":${total},"withTable":${withTable}}`;
}

function yakuOf({ yaku, yakuIndex }: ScoreView, { yakuLists }: Scorer): string {
  let known = jsonOfYaku.get(yakuLists);
  if (known === undefined) jsonOfYaku.set(yakuLists, (known = []));
  return (known[yakuIndex] ??= JSON.stringify(yaku));
}

function sharesOf(shares: Shares): string {
  if ('discarder' in shares) return `{"discarder":${shares.discarder}}`;
  return 'all' in shares ? `{"all":${shares.all}}` : `{"dealer":${shares.dealer},"other":${shares.other}}`;
}
