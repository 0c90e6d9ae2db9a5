// `npm run kill-server`: kills the server 100 times, or as often as given, while the phones of 40 tables write, with SQLite and with PostgreSQL.
import { inBoth } from './in-both.ts';
import { killServers } from './server-kills.ts';

const TABLES = 40;

// Makes its servers end with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const kills = Number(process.argv[2] ?? 100);
const reports = await inBoth((place) => killServers(place, kills, TABLES));
console.log(JSON.stringify(reports, undefined, 2));
process.exitCode = Object.values(reports).every((one) => typeof one === 'string' || one.fault === null) ? 0 : 1;
