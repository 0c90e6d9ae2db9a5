/** `npm run bench`: everything that must be fast, compared with its peers and its bars. `npm run bench -- pipe start` runs some of the parts. */
import { showMachine } from './report.ts';

const PARTS = ['wins', 'hands', 'tables', 'ledger', 'games', 'start', 'pipe', 'store', 'seating'];

const named = process.argv.slice(2).filter((word) => PARTS.includes(word));
showMachine();
for (const part of named.length > 0 ? named : PARTS) await import(`./${part}.ts`);
