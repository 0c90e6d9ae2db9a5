import type { MeldType } from '@tenbo/engine';

import { words } from '../prefs.ts';
import button from '../ui/button.module.css';
import { giversOf } from '../ui/laid.ts';
import { Segmented } from '../ui/segmented.tsx';
import type { Spot } from './edit.ts';
import styles from './pad.module.css';
import { hasFive } from './reshape.ts';
import { callFrom, makeKan, makeWinning, redden } from './selection.ts';
import { draft, removeTile } from './store.ts';

/** The actions for the selected tile or meld. */
export function SelectedActions({ spot }: { readonly spot: Spot }) {
  const said = words.value.details;
  return (
    <div class={`row ${styles.selected}`} role="group" aria-label={said.selected}>
      {spot.in === 'concealed' && <Act label={said.winning} act={makeWinning} />}
      {hasFive(draft.value, spot) && <Act label={said.red} act={redden} />}
      <Act label={words.value.hand.takeAway} act={removeTile} />
      {spot.in === 'melds' ? <OfMeld index={spot.index} /> : <p class={`note ${styles.hint}`}>{said.replaces}</p>}
    </div>
  );
}

const KANS = ['ankan', 'daiminkan', 'kakan'] as const satisfies readonly MeldType[];

/** The kind of a kan, and the player a meld was called from. */
function OfMeld({ index }: { readonly index: number }) {
  const said = words.value.details;
  const { hand, rules } = draft.value;
  const meld = hand.melds[index];
  if (!meld) return null;
  const givers = giversOf(meld.type, rules.tiles.players);
  const kan = KANS.find((one) => one === meld.type);
  return (
    <>
      {kan && (
        <Segmented
          look="bare"
          legend={said.kan}
          value={kan}
          options={KANS.map((one) => [one, said.kans[one]])}
          onChoose={makeKan}
        />
      )}
      {givers.length > 1 && (
        <Segmented
          look="bare"
          legend={said.calledFrom}
          value={meld.from ?? null}
          options={givers.map((giver) => [giver, said.givers[giver]])}
          onChoose={(giver) => giver && callFrom(giver)}
        />
      )}
    </>
  );
}

function Act({ label, act }: { readonly label: string; readonly act: () => void }) {
  return (
    <button type="button" class={button.button} onClick={act}>
      {label}
    </button>
  );
}
