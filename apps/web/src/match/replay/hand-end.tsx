import type { HandLine, MatchState } from '@tenbo/ledger';

import { words } from '../../prefs.ts';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import { OneWin, breakdownAddress, winsOf } from '../accounts/wins.tsx';

interface Props {
  readonly id: string;
  readonly state: MatchState;
  readonly line: HandLine;
  /** Counted from 1. */
  readonly nth: number;
  /** Whether the match is stored, and so has a page with the boxes of the hand. */
  readonly hasBoxes: boolean;
}

/** Who won the hand and with what, with a link to its score boxes. */
export function HandEnd(at: Props) {
  return (
    <div class={card.card}>
      {winsOf(at).map((win) => (
        <OneWin key={win.name} win={win} />
      ))}
      {at.hasBoxes && (
        <a class={button.primary} href={breakdownAddress(at.id, at.nth)}>
          {words.value.hand.boxes}
        </a>
      )}
    </div>
  );
}
