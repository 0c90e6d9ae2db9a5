// A match of two phones at a table: TENBO_KEY=… node evening.ts http://127.0.0.1:4174
import { MatchLog, Server } from './club.ts';

const [, , address = ''] = process.argv;

interface Made {
  readonly token: string;
}
interface Seat {
  readonly seat: number;
  readonly place: number;
  readonly points: number;
  readonly total: number;
}

// Whoever has the server's key opens an event; its organiser makes a link for each table, on a card with a QR code.
const { token: organiser } = await new Server(address, process.env['TENBO_KEY'] ?? '').ask<Made>('POST /api/events', {});
const desk = new Server(address, organiser);
const { token } = await desk.ask<Made>('POST /api/links', { role: 'table', table: 1 });
for (const name of ['Aki', 'Ben', 'Chie', 'Dai']) await desk.ask('PUT /api/people', { id: name.toLowerCase(), name });

// One phone at the table creates the match, another one joins it: both have the link of the table.
const table = new Server(address, token);
const match = crypto.randomUUID();
await table.ask('POST /api/logs', { id: match, kind: 'match', subject: { table: 1 } });
const [aki, ben] = [new MatchLog(table, match, 'Aki’s phone'), new MatchLog(table, match, 'Ben’s phone')];
aki.write({ type: 'matchStarted', version: 3, rules: 'ema2016', players: ['aki', 'ben', 'chie', 'dai'] }, match);
await aki.sync();
await ben.sync();

ben.write({
  type: 'handEnded',
  hand: { riichi: [1], outcome: { kind: 'ron', discarder: 0, wins: [{ winner: 1, value: { han: 3, fu: 40 } }] } },
});
await ben.sync();
await aki.sync();
aki.write({ type: 'handEnded', hand: { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai: [1, 2] } } });
aki.write({ type: 'matchEnded', reason: 'agreed' });
await aki.sync();

// The server does the accounts.
const { summaries } = await desk.ask<{
  readonly summaries: readonly { readonly summary: { readonly standings: readonly Seat[] } }[];
}>('GET /api/summaries');
const { people } = await desk.ask<{ readonly people: readonly { readonly name: string }[] }>('GET /api/people');
for (const { seat, place, points, total } of summaries[0]?.summary.standings ?? [])
  console.log(`${place}. ${people[seat]?.name} ${points} (${total / 1000})`);

// Now only a referee may correct it.
const first = { type: 'entryVoided', entry: aki.entries[1]?.id };
aki.write(first);
const refused = await aki.sync();
console.log(refused?.code);
