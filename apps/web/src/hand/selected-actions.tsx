import type { MeldType } from '@tenbo/engine';

import { words } from '../prefs.ts';
import { giversOf } from '../ui/laid.ts';
import { Tile } from '../ui/tile.tsx';
import { isFull } from './draft.ts';
import type { Spot } from './edit.ts';
import { hasFive, isRedAt, tilesAt } from './reshape.ts';
import { callFromNext, makeKan, makeWinning, redden } from './selection.ts';
import { draft, removeTile, selected } from './store.ts';
import styles from './strip.module.css';

const KANS = ['ankan', 'daiminkan', 'kakan'] as const satisfies readonly MeldType[];

/** The actions for the selected tile or meld. */
export function SelectedActions({ spot }: { readonly spot: Spot }) {
  const said = words.value.details;
  const now = draft.value;
  const meld = spot.in === 'melds' ? now.hand.melds[spot.index] : undefined;
  const isKan = meld !== undefined && meld.tiles.length === 4;
  return (
    <div class={`${styles.words} ${styles.acts}`} role="group" aria-label={said.selected}>
      <Tile tile={tilesAt(now, spot)[0]} name="silent" />
      {(spot.in === 'tile' || spot.in === 'concealed') && isFull(now) && (
        <Act label={said.wonOn} isOn={spot.in === 'tile' && now.tileIs === 'chosen'} act={makeWinning} />
      )}
      {isKan && KANS.map((one) => <Act key={one} label={said.kans[one]} isOn={meld.type === one} act={() => makeKan(one)} />)}
      {meld?.from !== undefined && giversOf(meld.type, now.rules.tiles.players).length > 1 && (
        <Act label={said.givers[meld.from]} act={callFromNext} />
      )}
      <Act label={words.value.hand.takeAway} act={removeTile} />
      {hasFive(now, spot) && <Act label={said.red} isOn={isRedAt(now, spot)} act={redden} />}
      <button type="button" class={styles.leave} aria-label={words.value.close} onClick={() => (selected.value = undefined)}>
        ✕
      </button>
    </div>
  );
}

interface ActProps {
  readonly label: string;
  /** Left out for what is done once rather than on or off. */
  readonly isOn?: boolean;
  readonly act: () => void;
}

function Act({ label, isOn, act }: ActProps) {
  return (
    <button type="button" aria-pressed={isOn} onClick={act}>
      {label}
    </button>
  );
}
