import { type Acceptance, type RuleSet, type Seat, acceptance } from '@tenbo/engine';
import type { TableAt } from '@tenbo/records';
import { useEffect, useState } from 'preact/hooks';

import { Nearer } from '../../ui/nearer.tsx';
import { locale, words } from '../../prefs.ts';
import { afterPaint } from '../../ui/pacing.ts';
import { seenBy } from './laid-out.ts';
import styles from './replay.module.css';

interface Props {
  readonly table: TableAt;
  readonly seat: Seat;
  readonly rules: RuleSet;
}

/** How close a player is to tenpai, and which tiles help; with a tile to discard, only how close. Computed after the step has been drawn. */
export function LookedAt({ table, seat, rules }: Props) {
  const [near, setNear] = useState<Near>();
  useEffect(() => afterPaint(() => setNear(nearOf({ table, seat, rules }))), [table, seat, rules]);
  return (
    <div class={`row ${styles.near}`}>
      {near && (
        <p>
          <strong>{words.value.hand.away(near.shanten)}</strong>
          {near.tiles.length > 0 && <span class="quiet"> {locale.value.left(near.left)}</span>}
        </p>
      )}
      {near && <Nearer tiles={near.tiles} />}
    </div>
  );
}

type Near = Pick<Acceptance, 'shanten' | 'tiles' | 'left'>;

/** Undefined if the record gives the player an impossible hand. */
function nearOf({ table, seat, rules }: Props): Near | undefined {
  const { concealed, drawn, melds } = table.sides[seat] ?? { concealed: [], drawn: undefined, melds: [] };
  const hand = { concealed: [...concealed, ...(drawn === undefined ? [] : [drawn])], melds: melds.map(({ meld }) => meld) };
  const accepted = acceptance(hand, rules, seenBy(seat, table));
  if (accepted.ok) return accepted.value;
  // With a tile to discard: as close as the best discard leaves the hand.
  const after = [...new Set(hand.concealed)].flatMap((tile) => {
    const left = acceptance({ ...hand, concealed: hand.concealed.toSpliced(hand.concealed.indexOf(tile), 1) }, rules);
    return left.ok ? [left.value.shanten] : [];
  });
  return after.length > 0 ? { shanten: Math.min(...after), tiles: [], left: 0 } : undefined;
}
