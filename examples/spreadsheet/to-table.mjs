// The rows again, each with its score: node to-table.mjs hands.csv < scores.jsonl
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

/** @typedef {{ ok: boolean, han: number, fu: number, total: number, message: string }} Answer */

const [head, ...rows] = readFileSync(process.argv[2] ?? 'hands.csv', 'utf8')
  .trim()
  .split(/\r?\n/);
const answers = (await text(process.stdin)).trim().split('\n');
const quoted = (/** @type {string} */ cell) => `"${cell.replaceAll('"', '""')}"`;

console.log(`${head},han,fu,points,error`);
for (const [i, row] of rows.entries()) {
  const answer = /** @type {Answer} */ (JSON.parse(answers[i] ?? ''));
  console.log(answer.ok ? `${row},${answer.han},${answer.fu},${answer.total},` : `${row},,,,${quoted(answer.message)}`);
}
