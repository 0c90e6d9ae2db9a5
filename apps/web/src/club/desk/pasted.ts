import { isBlank, unseenIn } from '@tenbo/engine';
import { headsNames } from '@tenbo/i18n';
import { parse } from 'papaparse';

/** A person in a list of players. */
export interface Listed {
  readonly name: string;
  readonly team?: string;
}

/** A fault in a line of such a list; lines count from 1. */
export interface ListFault {
  readonly line: number;
  readonly why: 'noName' | 'twice' | 'unreadable';
  readonly name: string;
}

/** The longest name that the server accepts, in UTF-16 units. */
const LONGEST = 100;

/** What may separate a name from a team. The first of these that occurs in the line counts. */
const DELIMITERS = ['\t', ';', ',', '，', '、'];

/**
 * Reads a list of players as organisers paste it: one name per line, perhaps followed by a team; or the same as CSV. Two players with the same name could
 * not be told apart on any sheet, so the second is a fault.
 *
 * @param known the names already entered
 */
export function readPlayers(
  text: string,
  known: readonly string[] = [],
): { readonly players: readonly Listed[]; readonly faults: readonly ListFault[] } {
  const tables = DELIMITERS.map((delimiter) => parse<string[]>(text, { delimiter }).data);
  const rows = tables.find((table) => table.some((row) => row.length > 1)) ?? tables[0] ?? [];
  const seen = new Set(known.map(nameKey));
  const [players, faults]: [Listed[], ListFault[]] = [[], []];
  rows.forEach((row, i) => {
    const [name = '', team = ''] = row.map((cell) => cell.trim());
    const fault = (why: ListFault['why']) => faults.push({ line: i + 1, why, name: name.slice(0, LONGEST) });
    if (row.every((cell) => cell.trim() === '') || (players.length === 0 && headsNames(name))) return;
    if (name === '') fault('noName');
    else if (!isShown(name) || (team !== '' && !isShown(team))) fault('unreadable');
    else if (seen.has(nameKey(name))) fault('twice');
    else players.push(team === '' ? { name } : { name, team });
    seen.add(nameKey(name));
  });
  return { players, faults };
}

/** Whether the server would accept a text as a name. */
function isShown(text: string): boolean {
  return text.length <= LONGEST && unseenIn(text) === undefined && !isBlank(text);
}

/** Names with the same key look the same on a sheet. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .trim()
    .toLowerCase();
}
