import { expect, test } from 'vitest';

import { csvLine, fromCell, notFormula } from './index.ts';

const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];

test.each(SIGNS)('a cell that begins with %s is no formula, wherever a spreadsheet begins it', (sign) => {
  for (const before of ['', ' ', '\u3000', ';', 'Aki;', 'Aki; ', 'Aki\t', 'Aki\n', 'Aki\r\n ', 'Aki|', 'Aki,', ';;;']) {
    const cell = notFormula(`${before}${sign}1+1`);
    for (const part of cell.split(/[,;|\t\r\n]/)) expect(part.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/u);
    expect(fromCell(cell)).toBe(`${before}${sign}1+1`);
  }
});

test.each(['\t1', '\r1', '\n1', ';\t1'])('nor one that begins with the tab or line break of %j', (text) => {
  expect(notFormula(text)).toMatch(/^;?'/);
  expect(fromCell(notFormula(text))).toBe(text);
});

test.each(['Aki', "Aki's", "'Aki'", '1-2', 'a=b', 'x@example.org', 'A-B', '明希・弁', 'Last, First'])(
  '%s stays as it is',
  (text) => {
    expect(notFormula(text)).toBe(text);
    expect(fromCell(text)).toBe(text);
  },
);

test('a cell with any separator is quoted, and numbers stay numbers', () => {
  expect(csvLine(['a;=1+1', 'b\tc', 'd,e', 'f"g', -1, 'h'])).toBe('"a;\'=1+1","b\tc","d,e","f""g",-1,h\r\n');
});
