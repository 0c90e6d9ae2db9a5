import { unseenIn } from '@tenbo/engine';
import { headsNames } from '@tenbo/i18n';
import { parse } from 'papaparse';

/** Somebody in a list of players. */
export interface Listed {
  readonly name: string;
  readonly team?: string;
}

/** What is wrong with a line of such a list, counted from 1. */
export interface ListFault {
  readonly line: number;
  readonly why: 'noName' | 'twice' | 'unreadable';
  readonly name: string;
}

/** The longest name that the server takes, in UTF-16 units. */
const LONGEST = 100;

/** What may stand between a name and a team: the first of these that is there does. */
const DELIMITERS = ['\t', ';', ',', '，', '、'];

/**
 * A list of players as organisers paste it: a name on each line, after it perhaps a team; or the same as CSV. Two with one name could not be told apart
 * on any sheet, so the second is a fault.
 *
 * @param known the names of those who are entered already
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

/** Whether the server would take a text as a name. */
function isShown(text: string): boolean {
  return text.length <= LONGEST && unseenIn(text) === undefined;
}

/** Names with the same key could not be told apart on any sheet. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
