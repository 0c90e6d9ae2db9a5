import { fromCell } from '@tenbo/i18n';
import { parse } from 'papaparse';

/** The cells of each line of a table, as `csvLine` got them. csv-parse, which the command has, is twice as large in a browser. */
export function splitCells(text: string, delimiter: string): readonly (readonly string[])[] {
  return parse<string[]>(text, { delimiter }).data.map((cells) => cells.map(fromCell));
}
