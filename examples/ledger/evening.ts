// A match of four: two hands, a mistake that is undone, and the settlement. Prints one line for each.
import { presets, unwrap } from '@tenbo/engine';
import { describeHand, describeSettlement, localeOf } from '@tenbo/i18n';
import { type MatchEvent, LOG_VERSION, append, newMatch, nextEntry, settleMatch, toUndo } from '@tenbo/ledger';

const players = ['Aki', 'Ben', 'Chie', 'Dai'];
const locale = localeOf('en');
const event = { type: 'matchStarted', version: LOG_VERSION, rules: presets.mleague, players } as const;
let match = unwrap(newMatch({ id: 'start', after: [], event }));

/** Adds an entry; an impossible one throws, with every reason. */
function add(what: MatchEvent): void {
  match = unwrap(append(match, nextEntry(match, what, { id: `entry ${match.log.length}` })));
}

// Ben wins from Aki after riichi; his tiles are scored.
const tiles = { hand: '234m406p567s88s67m', tile: '8m', riichi: 'riichi', dora: '3p', ura: '9s' } as const;
add({
  type: 'handEnded',
  hand: { riichi: [1], outcome: { kind: 'ron', discarder: 0, wins: [{ winner: 1, value: { tiles } }] } },
});
add({ type: 'handEnded', hand: { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai: [0, 2] } } });

// A mistake, and its undo: the log keeps both entries.
const win = { winner: 3, value: { han: 1, fu: 30 } } as const;
add({ type: 'handEnded', hand: { riichi: [], outcome: { kind: 'tsumo', win } } });
const undo = toUndo(match);
if (undo) add(undo.event);

for (const line of match.state.hands) {
  const { position, outcome } = describeHand(line, match.state, locale);
  console.log(`${position[0]}: ${outcome}`);
}
const { scores, sticks } = match.state;
const settled = settleMatch({ scores, sticks: [] }, presets.mleague);
for (const row of describeSettlement(settled, players, locale).rows) console.log(row.join('  '));
console.log(`${match.log.length} entries, ${sticks.length} sticks on the table`);
