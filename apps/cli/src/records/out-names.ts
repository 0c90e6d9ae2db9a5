import { basename, join } from 'node:path';

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
