import { ABORTIVE_DRAWS, CIRCUMSTANCES, LIMITS_BELOW_YAKUMAN, MELD_TYPES, YAKU, unseenIn } from '@tenbo/engine';
import * as v from 'valibot';

import { ENDED_BY_PLAYERS, GIVERS } from './entries.ts';
import { CHOMBO_CAUSES } from './hand.ts';

/** The id of an entry: short and without invisible characters, because it is shown. */
const name = v.pipe(
  v.string(),
  v.minLength(1, '1–100 letters'),
  v.maxLength(100, '1–100 letters'),
  v.check((text) => unseenIn(text) === undefined, '1–100 letters'),
);
const seat = v.picklist([0, 1, 2, 3]);
const seats = v.pipe(v.array(seat), v.maxLength(4, '0–4 seats'));
const count = v.pipe(v.number(), v.integer('0, 1, 2, …'), v.minValue(0, '0, 1, 2, …'));
const hundreds = v.pipe(v.number(), v.integer('…, −100, 0, 100, …'), v.multipleOf(100, '…, −100, 0, 100, …'));
/** What a penalty may be is checked with the match; here only that it can be shown in points. */
const ranking = v.pipe(
  v.number(),
  v.minValue(-Number.MAX_SAFE_INTEGER, '0.1, 0.2, …'),
  v.maxValue(Number.MAX_SAFE_INTEGER, '0.1, 0.2, …'),
);
const points = v.pipe(hundreds, v.minValue(0, '0, 100, 200, …'));

const meld = v.strictObject({
  type: v.picklist(MELD_TYPES),
  tiles: v.string(),
  from: v.exactOptional(v.picklist(GIVERS)),
});

const tiles = v.strictObject({
  hand: v.string(),
  tile: v.string(),
  melds: v.exactOptional(v.array(meld)),
  on: v.exactOptional(v.string()),
  riichi: v.exactOptional(v.string()),
  ippatsu: v.exactOptional(v.boolean()),
  dora: v.exactOptional(v.string()),
  ura: v.exactOptional(v.string()),
  kita: v.exactOptional(count),
  circumstances: v.exactOptional(v.array(v.picklist(CIRCUMSTANCES))),
});

const shares = v.union([
  v.strictObject({ discarder: points }),
  v.strictObject({ all: points }),
  v.strictObject({ dealer: points, other: points }),
]);

const value = v.union([
  v.strictObject({ tiles }),
  v.strictObject({ han: count, fu: v.exactOptional(count) }),
  v.strictObject({ limit: v.picklist(LIMITS_BELOW_YAKUMAN) }),
  v.strictObject({ yakuman: count }),
  v.strictObject({ points: shares }),
]);

const pao = v.strictObject({ yakuman: v.picklist(YAKU.map(({ id }) => id)), liable: seat });
const win = v.strictObject({
  winner: seat,
  value,
  pao: v.exactOptional(v.array(pao)),
  chips: v.exactOptional(count),
});

const outcome = v.variant('kind', [
  v.strictObject({ kind: v.literal('ron'), discarder: seat, wins: v.pipe(v.array(win), v.maxLength(3, '0–3 wins')) }),
  v.strictObject({ kind: v.literal('tsumo'), win }),
  v.strictObject({
    kind: v.literal('exhaustiveDraw'),
    tenpai: seats,
    nagashi: v.exactOptional(seats),
    open: v.exactOptional(seats),
  }),
  v.strictObject({ kind: v.literal('abortiveDraw'), cause: v.picklist(ABORTIVE_DRAWS) }),
  v.strictObject({ kind: v.literal('chombo'), by: seats }),
]);

const hand = v.strictObject({
  riichi: seats,
  outcome,
  chombo: v.exactOptional(seats),
  causes: v.exactOptional(
    v.pipe(v.array(v.strictObject({ seat, cause: v.picklist(CHOMBO_CAUSES) })), v.maxLength(4, '0–4 seats')),
  ),
  dead: v.exactOptional(seats),
  wareme: v.exactOptional(seat),
});

const handEnded = v.strictObject({ type: v.literal('handEnded'), hand });
const penaltyGiven = v.strictObject({ type: v.literal('penaltyGiven'), seat, ranking });
const noteAdded = v.strictObject({ type: v.literal('noteAdded'), text: v.string() });

/** Every event. The rules of a match are left to `parseRules`. */
const eventSchema = v.variant('type', [
  v.strictObject({
    type: v.literal('matchStarted'),
    version: v.pipe(count, v.minValue(1, '1, 2, …')),
    rules: v.unknown(),
    players: v.array(v.string()),
    scores: v.exactOptional(v.array(hundreds)),
  }),
  handEnded,
  penaltyGiven,
  v.strictObject({ type: v.literal('timeCalled') }),
  v.strictObject({ type: v.literal('matchEnded'), reason: v.picklist(ENDED_BY_PLAYERS) }),
  noteAdded,
  v.strictObject({ type: v.literal('entryVoided'), entry: name }),
  v.strictObject({ type: v.literal('entryKept'), entry: name, among: v.exactOptional(v.array(name)) }),
  v.strictObject({
    type: v.literal('entryReplaced'),
    entry: name,
    event: v.variant('type', [handEnded, penaltyGiven, noteAdded]),
  }),
]);

/** An entry in a log. */
export const entrySchema = v.strictObject({
  id: name,
  after: v.array(name),
  at: v.exactOptional(v.pipe(v.string(), v.isoTimestamp('2026-11-22T18:30:00Z'))),
  event: eventSchema,
});

/** The shapes in an entry by name. */
export const shapes: Readonly<Record<string, v.GenericSchema>> = {
  MatchEntry: entrySchema,
  MatchEvent: eventSchema,
  ...Object.fromEntries(eventSchema.options.map((event) => [`${capital(event.entries.type.literal)}Event`, event])),
  Seat: seat,
  Hand: hand,
  Outcome: outcome,
  ...Object.fromEntries(outcome.options.map((one) => [`${capital(one.entries.kind.literal)}Outcome`, one])),
  Win: win,
  WinValue: value,
  WinTiles: tiles,
  Meld: meld,
};

function capital(type: string): string {
  return type.replace(/^./, (first) => first.toUpperCase());
}
