import type { HandLine, MatchState } from '@tenbo/ledger';
import type { TableAt } from '@tenbo/records';

import { words } from '../../prefs.ts';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import { widthOf } from './laid-out.ts';
import styles from './replay.module.css';
import { OneWin, breakdownAddress, winsOf } from '../accounts/wins.tsx';

interface Props {
  readonly id: string;
  readonly state: MatchState;
  readonly line: HandLine;
  /** The table at the end. */
  readonly table: TableAt;
  /** Counted from 1. */
  readonly nth: number;
  /** Whether the match is stored, and so has a page with the boxes of the hand. */
  readonly hasBoxes: boolean;
}

/** Who won the hand and with what, with a link to its score boxes. */
export function HandEnd(at: Props) {
  const sides = at.line.wins.map(({ winner }) => at.table.sides[winner]);
  const longest = Math.max(0, ...sides.map((side) => (side ? widthOf(side) : 0)));
  return (
    <div class={card.card}>
      <div class={styles.wins} style={{ '--long': longest }}>
        {winsOf(at).map((win) => (
          <OneWin key={win.name} win={win} />
        ))}
      </div>
      {at.hasBoxes && (
        <a class={button.primary} href={breakdownAddress(at.id, at.nth)}>
          {words.value.hand.boxes}
        </a>
      )}
    </div>
  );
}
