import { type Suit, type Tile as TileNumber, isRedFive, isTile, kindAt, redFiveOf } from '@tenbo/engine';
import { describeError, asSentence } from '@tenbo/i18n';
import { useMemo } from 'preact/hooks';

import { fetched } from '../fetched.ts';
import { later } from '../later.tsx';
import { locale, words, wordsOf } from '../prefs.ts';
import button from '../ui/button.module.css';
import { Segmented } from '../ui/segmented.tsx';
import { Tile, Tiles, tileName } from '../ui/tile.tsx';
import { tilesOf } from './edit.ts';
import styles from './pad.module.css';
import { type Aim, aim, canRedo, canUndo, press, reasonsToPress, redo, selected, removeTile, undo } from './store.ts';

const SelectedActions = later(async () => {
  const [{ SelectedActions: Actions }] = await Promise.all([fetched(() => import('./selected.tsx')), wordsOf('details')]);
  return Actions;
});

/** What a key can add, and the tiles that show it. The kind of kan is chosen afterwards; ura have their own key. */
const AIMS: readonly (readonly [Aim, readonly TileNumber[]])[] = [
  ['tile', [kindAt(2, 5)]],
  ['run', tilesOf('run', kindAt(2, 5))],
  ['pair', tilesOf('pair', kindAt(2, 5))],
  ['triplet', tilesOf('triplet', kindAt(2, 5))],
  ['chi', []],
  ['pon', []],
  ['ankan', []],
  ['dora', []],
];
const REDS = ([0, 1, 2] as const).map(redFiveOf);
const TILES: readonly TileNumber[] = ([0, 1, 2, 3] as const).flatMap(rowOf);

/** The keys of all tiles, one row per suit, and the choice of what they add. While a tile is selected, the actions for it. */
export function Pad({ onClear }: { readonly onClear: () => void }) {
  const said = words.value.hand;
  return (
    <div class={styles.pad}>
      <div class={styles.aims}>{selected.value ? <SelectedActions spot={selected.value} /> : <Aims />}</div>
      <div role="group" aria-label={said.pad} class={styles.keys} data-aim={aim.value}>
        {TILES.map((tile) => (
          <Key key={tile} tile={tile} />
        ))}
        <button type="button" class={button.button} aria-label={said.takeAway} onClick={removeTile}>
          ⌫
        </button>
        {REDS.map((tile) => (
          <Key key={tile} tile={tile} />
        ))}
        <Undo />
        <button type="button" class={button.button} onClick={onClear}>
          {said.clear}
        </button>
      </div>
    </div>
  );
}

function Aims() {
  const said = words.value.hand;
  return (
    <Segmented
      legend={said.aim}
      look="apart"
      value={KANS.includes(aim.value) ? 'ankan' : aim.value}
      options={AIMS.map(([one, tiles]) => [one, <Chip key={one} label={said.aims[one]} tiles={tiles} />])}
      onChoose={(one) => (aim.value = one)}
    />
  );
}

// A keyboard has a separate key for each kind of kan.
const KANS: readonly Aim[] = ['daiminkan', 'kakan', 'ankan'];

function Chip({ label, tiles }: { readonly label: string; readonly tiles: readonly TileNumber[] }) {
  return (
    <>
      {tiles.length > 0 && (
        <i aria-hidden="true" class={styles.shown}>
          <Tiles tiles={tiles} />
        </i>
      )}
      {label}
    </>
  );
}

function Undo() {
  const said = words.value.hand;
  return (
    <>
      <button type="button" class={button.button} onClick={undo} disabled={!canUndo.value}>
        {said.undo}
      </button>
      <button type="button" class={button.button} onClick={redo} disabled={!canRedo.value}>
        {said.redo}
      </button>
    </>
  );
}

function Key({ tile }: { readonly tile: TileNumber }) {
  const reason = reasonOf(tile);
  const face = useMemo(() => <Tile tile={tile} name="silent" />, [tile]);
  return (
    <button
      type="button"
      class={`middle ${styles.key}`}
      data-red={isRedFive(tile) || undefined}
      aria-disabled={reason !== undefined}
      title={reason}
      onClick={() => press(tile)}
    >
      <span class="hidden">{tileName(tile)}</span>
      {face}
    </button>
  );
}

function reasonOf(tile: TileNumber): string | undefined {
  const reasons = reasonsToPress(tile);
  if (typeof reasons === 'string') return words.value.hand.noRoom[reasons];
  const [error] = reasons;
  return error && asSentence(describeError(error, locale.value));
}

function rowOf(suit: Suit): readonly TileNumber[] {
  return Array.from({ length: suit === 3 ? 7 : 9 }, (_, i) => kindAt(suit, i + 1)).filter(isTile);
}
