import { mkdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';

import { type LostPart, conversionWordsOf, describeLoss } from '@tenbo/i18n';
import type { Loss, RecordFormat } from '@tenbo/records';
import type { Command } from 'commander';

import { updateFile } from '../files/atomic-file.ts';
import { guarded } from '../match/store.ts';
import type { LanguageOption } from '../options/language.ts';
import { printAsIs, printError } from '../output/output.ts';
import { Progress } from '../output/progress.ts';
import { Refusal, cannotDo, carryOut, wrongCommand } from '../output/refusal.ts';
import { printableJson } from '../output/terminal.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import { type ConvertedFile, type Converting, convertFile } from './convert-file.ts';
import { STDIN, countFiles, filesAt } from './files.ts';

export interface ConvertOptions extends LanguageOption {
  readonly to: RecordFormat;
  readonly out?: string;
  readonly rules?: string;
}

const ENDINGS: { readonly [F in RecordFormat]: string } = {
  tenhou6: '.json',
  mjai: '.mjson',
  kobalab: '.json',
  tenbo: '.json',
};

/** Writes the records at some paths in another format: one to standard output or a file, several to a folder. */
export async function convert(paths: readonly string[], options: ConvertOptions, command: Command): Promise<void> {
  await carryOut(options, command, async (locale) => {
    const { to, out } = options;
    const rules = options.rules === undefined ? undefined : rulesOf(options.rules, command, locale);
    const converting: Converting = { to, rules, locale };
    const [path, another] = paths;
    const isOne = path !== undefined && another === undefined && !isFolderOfRecords(path);
    if (!isOne || (out !== undefined && isFolder(out))) return convertMany(paths, out, converting);
    await convertOne(path, out, converting);
    return undefined;
  });
}

async function convertOne(path: string, out: string | undefined, converting: Converting): Promise<void> {
  if (out !== undefined && path !== STDIN && realPath(out) === realPath(path))
    throw wrongCommand({ code: 'sameFile', file: out });
  for await (const { name, content } of filesAt([path])) {
    const answer = convertFile({ name, content: await content() }, converting);
    if ('says' in answer) return refuse(answer.says);
    if (out === undefined) printAsIs(printableJson(answer.text));
    else await write(out, answer.text, converting);
    for (const note of answer.notes) printError(`${note}\n`);
    for (const loss of answer.lost) printError(`${lossOfGame(loss, answer.hands, converting)}\n`);
  }
}

async function convertMany(paths: readonly string[], out: string | undefined, converting: Converting): Promise<string> {
  if (out === undefined) throw wrongCommand({ code: 'outMissing' });
  for (const path of paths) {
    if (path !== STDIN && areInside(out, path)) throw wrongCommand({ code: 'outBesideInput', folder: out, path });
  }
  await guarded(out, () => mkdirSync(out, { recursive: true }));
  const { locale, to } = converting;
  const names = new OutNames(out, ENDINGS[to]);
  const progress = new Progress(locale, 0, () => countFiles(paths));
  const lost = new Map<Loss['fact'], number>();
  let files = 0;
  let games = 0;
  for await (const { name, place, content } of filesAt(paths)) {
    const converted = convertFile({ name, content: await content() }, converting);
    const answer = 'says' in converted ? converted : await written(names.next(place), converted, converting);
    files++;
    progress.show(files);
    if ('says' in answer) {
      progress.clear();
      refuse(answer.says);
      continue;
    }
    games++;
    if (answer.notes.length > 0) progress.clear();
    for (const note of answer.notes) printError(`${note}\n`);
    for (const { fact } of answer.lost) lost.set(fact, (lost.get(fact) ?? 0) + 1);
  }
  progress.clear();
  const words = conversionWordsOf(locale);
  for (const [fact, count] of lost) printError(`${describeLoss(fact, { count, of: games, what: 'games' }, words)}\n`);
  return `${words.written(games, files, out)}\n`;
}

/** Writes a game to its file in a folder. One that cannot be written does not stop the others. */
async function written(
  file: string,
  game: ConvertedFile & { readonly text: string },
  converting: Converting,
): Promise<ConvertedFile> {
  try {
    await guarded(file, () => mkdirSync(dirname(file), { recursive: true }));
    await write(file, game.text, converting);
    return game;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { says: error.sentences(converting.locale).join('\n') };
  }
}

/** Writes a file. A match may have been corrected since it was made of a record, so another one does not take its place. */
async function write(file: string, text: string, { to }: Converting): Promise<void> {
  await guarded(file, () =>
    updateFile(file, (old) => {
      if (to === 'tenbo' && old !== undefined && old !== text) throw cannotDo({ code: 'fileExists', file });
      return text;
    }),
  );
}

function refuse(says: string): void {
  printError(`${says}\n`);
  process.exitCode = 1;
}

function lossOfGame(loss: Loss, hands: number, { locale }: Converting): string {
  const part: LostPart | undefined = 'hands' in loss ? { count: loss.hands.length, of: hands, what: 'hands' } : undefined;
  return describeLoss(loss.fact, part, conversionWordsOf(locale));
}

function isFolderOfRecords(path: string): boolean {
  return path !== STDIN && (/\.zip$/iu.test(path) || isFolder(path));
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Whether one of two paths is in the other, or both are the same. */
function areInside(one: string, other: string): boolean {
  const [from, to] = [realPath(one), realPath(other)];
  // Between two drives of Windows there is no way.
  return [relative(from, to), relative(to, from)].some((way) => !/^\.\.(?:[/\\]|$)/u.test(way) && !isAbsolute(way));
}

/** A path without links, also if only the folders above it exist. */
function realPath(path: string): string {
  const whole = resolve(path);
  try {
    return realpathSync.native(whole);
  } catch {
    const above = dirname(whole);
    return above === whole ? whole : join(realPath(above), basename(whole));
  }
}

/** Endings of records and of what packs them. */
const ENDING = /\.(?:mjlog|xml|json|jsonl|mjson|txt|log|gz)$/iu;
/** Some systems forbid these in names. */
const FORBIDDEN = /[\p{Cc}<>:"|?*]/gu;
/** Shorter than any system's limit. Longer names are in no folder, but may be in an archive. */
const LONGEST = 100;
const DEEPEST = 10;

/** The names of the files in a folder that games are written to, each different, and none outside it, whatever the input is called. */
export class OutNames {
  readonly #folder: string;
  readonly #ending: string;
  /** In small letters, because some systems do not tell them from capitals. */
  readonly #taken = new Set<string>();

  constructor(folder: string, ending: string) {
    this.#folder = folder;
    this.#ending = ending;
  }

  /** @param place the path of an input in the folder or archive that was named, with slashes */
  next(place: string): string {
    const parts = place.split(/[/\\]/u).filter((part) => !/^\.*$/u.test(part));
    const folders = parts.slice(0, -1).slice(-DEEPEST).map(fit);
    const name = fit(withoutEndings(basename(parts.at(-1) ?? 'record'))).replace(/^-$/u, 'record');
    for (let nth = 1; ; nth++) {
      const inFolder = [...folders, `${name}${nth === 1 ? '' : `-${nth}`}${this.#ending}`].join('/');
      const key = inFolder.normalize('NFC').toLowerCase();
      if (this.#taken.has(key)) continue;
      this.#taken.add(key);
      return join(this.#folder, inFolder);
    }
  }
}

function withoutEndings(name: string): string {
  return name.replace(ENDING, '').replace(ENDING, '') || name;
}

function fit(part: string): string {
  return [...part.replaceAll(FORBIDDEN, '_')].slice(0, LONGEST).join('');
}
