// Rows of a spreadsheet as JSON lines: node to-lines.mjs < hands.csv
import { text } from 'node:stream/consumers';

const [head = '', ...rows] = (await text(process.stdin)).trim().split(/\r?\n/);
const [, ...fields] = head.split(',');
for (const row of rows) {
  const [, ...values] = row.split(',');
  const filled = fields.map((field, i) => [field, values[i]]).filter(([, value]) => value);
  console.log(JSON.stringify(Object.fromEntries(filled)));
}
