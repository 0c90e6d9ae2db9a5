// Lists of players as organisers paste them.
import { isBlank, unseenIn } from '@tenbo/engine';
import { headsNames } from '@tenbo/i18n';
import { parse } from 'papaparse';

/** A person in a list of players. */
export interface Listed {
  readonly name: string;
  readonly team?: string;
  readonly ema?: string;
  readonly country?: string;
}

/** A fault in a line of such a list; lines count from 1. */
interface ListFault {
  readonly line: number;
  readonly why: 'noName' | 'twice' | 'unreadable';
  readonly name: string;
}

/** The longest name that the server accepts, in UTF-16 units. */
const LONGEST = 100;

/** An EMA number as the server accepts it. */
export const EMA_NUMBER = /^[0-9A-Za-z-]{1,20}$/;

/** What may separate a name from a team. The first of these that occurs in the line counts. */
const DELIMITERS = ['\t', ';', ',', '，', '、'];

/** What comes after the comma of a line: a team, or the first name of "Suzuki, Aki". */
export type AfterComma = 'team' | 'first';

export interface ReadPlayers {
  readonly players: readonly Listed[];
  readonly faults: readonly ListFault[];
  /** A line whose comma may stand before a team or before a first name: only its author knows. */
  readonly unclear: string | undefined;
}

/**
 * Reads a list of players as organisers paste it: one name per line, perhaps followed by a team, an EMA number and a country; or the same as CSV. Two players
 * with the same name could not be told apart on any sheet, so the second is a fault.
 *
 * @param known the names already entered
 */
export function readPlayers(text: string, known: readonly string[] = [], afterComma: AfterComma = 'team'): ReadPlayers {
  const tables = DELIMITERS.map((delimiter) => ({ delimiter, rows: parse<string[]>(text, { delimiter }).data }));
  const table = tables.find(({ rows }) => rows.some((row) => row.length > 1)) ?? tables[0];
  const cells = (table?.rows ?? []).map((row) => row.map((cell) => cell.trim()));
  const unclear = unclearIn(cells, table?.delimiter ?? '');
  const isFirst = unclear !== undefined && afterComma === 'first';
  const rows = isFirst ? cells.map((row) => [row.filter((cell) => cell !== '').join(', ')]) : cells;
  const seen = new Set(known.map(nameKey));
  const [players, faults]: [Listed[], ListFault[]] = [[], []];
  rows.forEach((row, i) => {
    const [name = '', team = '', ema = '', country = ''] = row;
    const fault = (why: ListFault['why']) => faults.push({ line: i + 1, why, name: name.slice(0, LONGEST) });
    if (row.every((cell) => cell === '') || (players.length === 0 && headsNames(name))) return;
    const isReadable = [name, team, country].every((one) => one === '' || isShown(one)) && (ema === '' || EMA_NUMBER.test(ema));
    if (name === '') fault('noName');
    else if (!isReadable) fault('unreadable');
    else if (seen.has(nameKey(name))) fault('twice');
    else players.push({ name, ...(team !== '' && { team }), ...(ema !== '' && { ema }), ...(country !== '' && { country }) });
    seen.add(nameKey(name));
  });
  return { players, faults, unclear };
}

/** A heading, a third column, or a name with a comma of its own says what the columns are. */
function unclearIn(rows: readonly (readonly string[])[], delimiter: string): string | undefined {
  if (delimiter === '\t' || delimiter === ';') return undefined;
  const says = rows.some(([name = '', ...others]) => headsNames(name) || others.length > 1 || /[,，、]/.test(name));
  const two = says ? undefined : rows.find(([name = '', after = '']) => name !== '' && after !== '');
  return two?.join(', ').slice(0, LONGEST);
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
