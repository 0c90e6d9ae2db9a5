import { ParquetWriter, fileWriter } from 'hyparquet-writer';
import type { SchemaElement } from 'hyparquet';

import { guardOpening, guardWriting } from '../files/growing-file.ts';
import { type FileWin, WIN_COLUMNS, WIN_COLUMN_NAMES, type WinTable } from './win-table.ts';

/** How many rows are collected before they are written as a group. */
const GROUP = 1 << 15;

const TYPES = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  number: { type: 'INT32' },
  flag: { type: 'BOOLEAN' },
} as const satisfies Record<string, Partial<SchemaElement>>;

/** A table of wins as Parquet. The file can only be read once it is complete. */
export function winParquet(path: string): WinTable {
  const writer = guardOpening(path, () => new ParquetWriter({ writer: fileWriter(path), schema: schemaOf() }));
  let rows: FileWin[] = [];
  const flush = () => {
    const group = rows;
    rows = [];
    const columnData = WIN_COLUMN_NAMES.map((name) => ({ name, data: group.map((row) => row[name]) }));
    guardWriting(path, () => void writer.write({ columnData, rowGroupSize: GROUP }));
  };
  return {
    add: (wins) => {
      rows.push(...wins);
      if (rows.length >= GROUP) flush();
    },
    end: () => {
      if (rows.length > 0) flush();
      guardWriting(path, () => void writer.finish());
    },
  };
}

function schemaOf(): SchemaElement[] {
  return [
    { name: 'root', num_children: WIN_COLUMN_NAMES.length },
    ...WIN_COLUMN_NAMES.map((name): SchemaElement => ({ name, repetition_type: 'OPTIONAL', ...TYPES[WIN_COLUMNS[name]] })),
  ];
}
