import { type ReadonlySignal, type Signal, signal } from '@preact/signals';

/** Texts a browser stores by name. It may refuse: its storage can be blocked, missing or full. */
interface BrowserTexts {
  /** undefined if there is none, or if the browser refuses to read. */
  readonly read: (name: string) => string | undefined;
  /** Stores texts under their names, all or none. @returns a function that restores the previous texts; undefined if the browser refused */
  readonly keep: (texts: Readonly<Record<string, string>>) => (() => void) | undefined;
  readonly forget: (name: string) => void;
}

const refused = signal(false);
/** Whether the browser refused to store the last text. */
export const isRefused: ReadonlySignal<boolean> = refused;

const followed = new Map<string, Signal<string | undefined>>();

function textsIn(storage: () => Storage | null | undefined): BrowserTexts {
  // A browser that blocks storage throws as soon as the property is read.
  const attempt = <T>(act: (found: Storage) => T): T | undefined => {
    try {
      const found = storage();
      return found ? act(found) : undefined;
    } catch {
      return undefined;
    }
  };
  const write = (found: Storage, name: string, text: string | null) => {
    if (text === null) found.removeItem(name);
    else found.setItem(name, text);
  };
  return {
    read: (name) => attempt((found) => found.getItem(name)) ?? undefined,
    keep: (texts) =>
      attempt((found) => {
        const done: (readonly [name: string, before: string | null])[] = [];
        // Every step back restores a state that the browser had room for.
        const revert = () => attempt(() => done.toReversed().forEach(([name, before]) => write(found, name, before)));
        try {
          for (const [name, text] of Object.entries(texts)) {
            const before = found.getItem(name);
            write(found, name, text);
            done.push([name, before]);
          }
        } catch (error) {
          revert();
          throw error;
        }
        return revert;
      }),
    forget: (name) => attempt((found) => found.removeItem(name)),
  };
}

const lasting = textsIn(() => globalThis.localStorage);

export function readText(name: string): string | undefined {
  return lasting.read(name);
}

/** A stored text as a signal. It also follows writes of other tabs. */
export function keptText(name: string): ReadonlySignal<string | undefined> {
  const text = followed.get(name) ?? signal(lasting.read(name));
  followed.set(name, text);
  return text;
}

/** Stores texts under their names, all or none. @returns a function that restores the previous texts; undefined if the browser refused */
export function keepTexts(texts: Readonly<Record<string, string>>): (() => void) | undefined {
  const revert = lasting.keep(texts);
  refused.value = revert === undefined;
  lookAgain();
  return (
    revert &&
    (() => {
      revert();
      lookAgain();
    })
  );
}

function lookAgain(): void {
  for (const [name, text] of followed) text.value = lasting.read(name);
}

globalThis.addEventListener?.('storage', lookAgain);
