import { readFileSync } from 'node:fs';

import { shellWords } from '../fixtures/shell-words.ts';
import { DOCUMENTS, find } from './examples.ts';

/** Commands of a document, with the output it shows. */
export interface Session {
  readonly file: string;
  /** The files that the document shows before them, by name. */
  readonly files: readonly (readonly [name: string, text: string])[];
  readonly commands: readonly DocumentedCommand[];
  /** The pieces of the output that the document shows, in order; a line with just `…` stands for omitted output. */
  readonly shown: readonly string[];
}

interface DocumentedCommand {
  readonly words: readonly string[];
  readonly input: string;
  /** The file that takes the output, if it is not shown. */
  readonly into: string | undefined;
  /** The exit status that the document announces with `# ends with 1`, otherwise 0. */
  readonly status: number;
}

/** Commands, their output, or a file that they read: its name follows the language. */
const BLOCK = /^```(sh|text|csv \S+)\n(.*?)^```$/gms;
const COMMAND = /^(?:echo '(?<input>[^']*)' \| )?tenbo (?<words>.*?)(?: > (?<into>\S+))?(?: # ends with (?<status>\d))?$/;

/** The `tenbo` lines of the documents; a block of text belongs to the commands above it. */
export function sessions(): Session[] {
  return find(...DOCUMENTS).flatMap((file) => sessionsIn(file, readFileSync(file, 'utf8')));
}

export function sessionsIn(file: string, document: string): Session[] {
  const found: Session[] = [];
  let files: Session['files'] = [];
  for (const [, kind = '', text = ''] of document.matchAll(BLOCK)) {
    const [, name] = kind.split(' ');
    if (name !== undefined) files = [...files, [name, text]];
    else if (kind === 'sh') found.push({ file, files, commands: text.split('\n').flatMap(commandsIn), shown: [] });
    else found.push({ file, files, commands: found.pop()?.commands ?? [], shown: text.split('\n…\n') });
  }
  return found.filter(({ commands }) => commands.length > 0);
}

function commandsIn(line: string): DocumentedCommand[] {
  const { words, input = '', into, status = '0' } = COMMAND.exec(line)?.groups ?? {};
  return words === undefined ? [] : [{ words: shellWords(words), input: input && `${input}\n`, into, status: Number(status) }];
}

/** What a document shows that is missing from the output, in order. */
export function missingFrom(output: string, shown: readonly string[]): string[] {
  const plain = (text: string) => text.replaceAll(/[ \t]+$/gm, '').trim();
  let rest = plain(output);
  return shown.filter((piece) => {
    const at = rest.indexOf(plain(piece));
    if (at !== -1) rest = rest.slice(at + plain(piece).length);
    return at === -1;
  });
}
