/** How the records of a game and tenbo's own files begin: a log of Tenhou, the page of a report, or JSON with a name in it. */
const BEGINNING = /^\s*(?:<\?xml|<mjlog|<!doctype|<html|\{\s*"|\[\s*\{\s*")/i;

/** A pasted text as a file, if it begins like the record of a game or a file of tenbo; a hand does not. */
export function recordIn(text: string): readonly File[] {
  return BEGINNING.test(text) ? [new File([text], 'pasted.txt')] : [];
}
