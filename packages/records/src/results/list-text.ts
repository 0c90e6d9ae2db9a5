/** Every browser and Node have it, though it is not part of the language. */
declare const TextDecoder: new (
  encoding: string,
  options?: { readonly fatal: boolean },
) => { readonly decode: (bytes: Uint8Array) => string };

/**
 * The text of a list of results: UTF-8, or what spreadsheets save instead of it, which are UTF-16 and the older encodings of Japanese and of western Windows.
 *
 * @example
 * listText(new Uint8Array([0x93, 0x8c, 0x2c, 0x93, 0xec])); // → '東,南'
 * listText(new Uint8Array([0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72])); // → 'Müller'
 */
export function listText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  const text = decoded(bytes, 'utf-8') ?? (hasKanji(bytes) ? decoded(bytes, 'shift_jis') : undefined);
  return text ?? new TextDecoder('windows-1252').decode(bytes);
}

/** The text of some bytes; undefined if they are not in that encoding. */
function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Whether there are bytes with which kana and the usual kanji begin in Shift_JIS; letters with accents have higher ones. */
function hasKanji(bytes: Uint8Array): boolean {
  return bytes.some((byte) => byte >= 0x81 && byte <= 0x9f);
}
