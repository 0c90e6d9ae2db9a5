// The ways to begin a match: with the players of a form, or as the sample.
import { asSentence, describeLedgerError } from '@tenbo/i18n';
import { presets } from '@tenbo/engine';
import type { EnteredWin, HandEnd } from '@tenbo/ledger';

import { locale } from '../prefs.ts';
import { noteUsed } from '../rules/rules-picker.tsx';
import { type Entered, beginMatch } from './store.ts';
import { viewAddress } from './view.ts';

/**
 * Starts a match and shows its table.
 *
 * @returns why the ledger refuses it, as sentences; undefined if it could not be stored, which is reported above every view
 */
export async function beginAndShow(start: Parameters<typeof beginMatch>[0]): Promise<readonly string[] | undefined> {
  askToPersist();
  const begun = await beginMatch(start);
  if (begun.ok) {
    noteUsed(start.rules.id);
    location.hash = viewAddress(begun.value.id);
    return [];
  }
  if (typeof begun.error === 'string') return undefined;
  return begun.error.map((one) => asSentence(describeLedgerError(one, locale.value, start.players)));
}

/** A short match to look through, as it would be entered at the table. */
const HANDS: readonly HandEnd<EnteredWin>[] = [
  { riichi: [1], outcome: { kind: 'ron', discarder: 3, wins: [{ winner: 1, value: { han: 3, fu: 30 } }] } },
  { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai: [1, 2] } },
  { riichi: [0, 1], outcome: { kind: 'tsumo', win: { winner: 1, value: { han: 3, fu: 40 } } } },
  { riichi: [], outcome: { kind: 'ron', discarder: 1, wins: [{ winner: 3, value: { limit: 'mangan' } }] } },
  { riichi: [2], outcome: { kind: 'exhaustiveDraw', tenpai: [2] } },
  {
    riichi: [3],
    outcome: {
      kind: 'ron',
      discarder: 0,
      wins: [
        {
          winner: 3,
          value: { tiles: { hand: '234m406p567s88s67m', tile: '8m', riichi: 'riichi', dora: '3p', ura: '1z' } },
        },
      ],
    },
  },
  {
    riichi: [],
    outcome: {
      kind: 'ron',
      discarder: 2,
      wins: [
        { winner: 0, value: { han: 2, fu: 40 } },
        { winner: 1, value: { han: 1, fu: 30 } },
      ],
    },
  },
];

/** Begins the sample match and stores it with its hands. @returns as `beginMatch` */
export function beginSample(players: readonly string[]): Promise<Entered> {
  return beginMatch(
    { rules: presets.tenhou, players },
    HANDS.map((hand) => ({ type: 'handEnded', hand })),
  );
}

/** Asks the browser not to clear its storage. It may refuse, or not support the request. */
function askToPersist(): void {
  void navigator.storage?.persist?.().catch(() => {});
}
