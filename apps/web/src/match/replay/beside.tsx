// What stands beside the table of a replay: the keys, how close a player is to tenpai, and how the hand ended.
import { type Acceptance, type RuleSet, type Seat, acceptance } from '@tenbo/engine';
import type { TableAt } from '@tenbo/records';
import { useEffect, useState } from 'preact/hooks';
import type { HandLine, MatchState } from '@tenbo/ledger';

import { locale, words } from '../../prefs.ts';
import { NEXT } from '../../ui/focus.ts';
import type { Step } from './steps.ts';
import { Nearer } from '../../ui/hand-tiles.tsx';
import { afterPaint } from '../../ui/pacing.ts';
import { seenBy, widthOf } from './laid-out.ts';
import { OneWin, breakdownAddress, winsOf } from '../accounts/one-hand.tsx';
import button from '../../ui/button.module.css';
import styles from './replay.module.css';
import card from '../../ui/card.module.css';

/** The step that each key leads to. */
export interface Ways {
  readonly first: Step;
  readonly previousTurn: Step;
  readonly previous: Step;
  readonly next: Step;
  readonly nextTurn: Step;
  readonly last: Step;
}

interface ControlsProps {
  readonly at: Step;
  readonly ways: Ways;
  /** The player whose turns the keys step through. */
  readonly player: string;
  readonly onGo: (step: Step) => void;
}

/** The keys that step through a hand. A key that leads nowhere keeps its place and the focus. */
export function Controls({ at, ways, player, onGo }: ControlsProps) {
  const texts = words.value.match.replay;
  return (
    <div class={styles.controls} role="group" aria-label={texts.steps}>
      {(Object.keys(SIGNS) as (keyof Ways)[]).map((way) => {
        const name = way === 'previousTurn' || way === 'nextTurn' ? texts[way](player) : texts[way];
        return (
          <button
            key={way}
            type="button"
            class={button.button}
            aria-label={name}
            title={name}
            aria-disabled={ways[way] === at}
            aria-keyshortcuts={SHORTCUTS[way]}
            onClick={() => onGo(ways[way])}
            {...(way === 'next' && NEXT)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={SIGNS[way]} />
            </svg>
          </button>
        );
      })}
    </div>
  );
}

/** The keyboard shortcut for each way. */
const SHORTCUTS: { readonly [W in keyof Ways]: string } = {
  first: 'Home',
  previousTurn: 'Shift+ArrowLeft',
  previous: 'ArrowLeft',
  next: 'ArrowRight',
  nextTurn: 'Shift+ArrowRight',
  last: 'End',
};

/** A bar at either end, two triangles for a turn, one for a step. */
const SIGNS: { readonly [W in keyof Ways]: string } = {
  first: 'M5 5h2.5v14H5zM19 5v14L8.5 12z',
  previousTurn: 'M12 5v14L2 12zM22 5v14L12 12z',
  previous: 'M17 5v14L7 12z',
  next: 'M7 5v14l10-7z',
  nextTurn: 'M2 5v14l10-7zM12 5v14l10-7z',
  last: 'M5 5v14l10.5-7zM16.5 5H19v14h-2.5z',
};

interface LookedAtProps {
  readonly table: TableAt;
  readonly seat: Seat;
  readonly rules: RuleSet;
}

/** How close a player is to tenpai, and which tiles help; with a tile to discard, only how close. Computed after the step has been drawn. */
export function LookedAt({ table, seat, rules }: LookedAtProps) {
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
function nearOf({ table, seat, rules }: LookedAtProps): Near | undefined {
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

interface HandEndProps {
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
export function HandEnd(at: HandEndProps) {
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
