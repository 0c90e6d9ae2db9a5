import type { Json } from '../json.ts';

/** The possible spellings of each field of the protocol; the one with underscores is first. */
const spellings = new Map<string, readonly string[]>();

function spellingsOf(name: string): readonly string[] {
  let known = spellings.get(name);
  if (known === undefined) {
    const letters = name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    known = [name, letters, letters.replaceAll('_', '')];
    spellings.set(name, known);
  }
  return known;
}

/** A field of a message, spelled as in the protocol or in camel case. */
export function field(message: Json, name: string): Json {
  const { value } = message;
  const spelled =
    typeof value === 'object' && value !== null
      ? spellingsOf(name).find((spelling) => Object.hasOwn(value, spelling))
      : undefined;
  return message.at(spelled ?? name);
}

/** A number. It may be missing if it is 0, like any empty field. */
export function numberIn(message: Json, name: string, least: number, most: number): number {
  const found = field(message, name);
  return found.isMissing && least <= 0 ? 0 : found.integer(least, most);
}

export function flagIn(message: Json, name: string): boolean {
  const found = field(message, name);
  return !found.isMissing && found.flag();
}

export function listIn(message: Json, name: string): readonly Json[] {
  const found = field(message, name);
  return found.isMissing ? [] : found.list();
}
