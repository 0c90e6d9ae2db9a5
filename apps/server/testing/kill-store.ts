// `npm run kill-store`: kills a process that appends to the store 50 times, or as often as given, with SQLite and with PostgreSQL, and prints the results.
import { inBoth } from './in-both.ts';
import { killAppenders } from './store-kills.ts';

const kills = Number(process.argv[2] ?? 50);
const reports = await inBoth((place) => killAppenders(place, kills));
console.log(JSON.stringify(reports, undefined, 2));
const isGood = Object.values(reports).every((one) => typeof one === 'string' || one.lost.length + one.faults.length === 0);
process.exitCode = isGood ? 0 : 1;
