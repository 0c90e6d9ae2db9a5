import { Json } from '../json.ts';

/** The events of an mjai log in their order: a line each, or together in one list. */
export function eventsOf(text: string): readonly Json[] {
  const json = text.replace(/^\uFEFF/, '');
  if (json.trimStart().startsWith('[')) return Json.of(json).list();
  return json.split('\n').flatMap((line, i) => (line.trim() === '' ? [] : [Json.of(line, i + 1)]));
}
