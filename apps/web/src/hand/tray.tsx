import { computed, useComputed } from '@preact/signals';
import { type Tile as TileNumber, kindOf } from '@tenbo/engine';
import type { ComponentChildren } from 'preact';

import { locale, words } from '../prefs.ts';
import type { LaidMeld } from '../ui/laid.ts';
import { MeldTiles, Tile, tileName } from '../ui/tile.tsx';
import { isFull, roomFor } from './draft.ts';
import { type Spot, without } from './edit.ts';
import { change, draft, isSame, lit, selected } from './store.ts';
import styles from './tray.module.css';

const melds = computed(() => draft.value.hand.melds);
const places = computed(() => Math.max(roomFor(melds.value), draft.value.hand.concealed.length));

/** The width of the tray in tiles: a meld has a tile on its side, a kan has four tiles, and melds are a little apart. */
const width = computed(() => places.value + 1 + melds.value.reduce((sum, meld) => sum + widthOf(meld), 0));

function widthOf({ type }: LaidMeld): number {
  const apart = 0.4;
  const sideways = 80 / 60;
  if (type === 'ankan') return 4 + apart;
  return (type === 'daiminkan' ? 3 : 2) + sideways + apart;
}

/**
 * The hand as it lies on the table, in one line: concealed tiles, the winning tile set apart, then the melds. Every place is drawn from the start, so that
 * a new tile moves nothing.
 */
export function Tray() {
  return (
    <div class={styles.tray} role="group" aria-label={words.value.hand.hand} style={{ '--across': width.value }}>
      {Array.from({ length: places.value }, (_, index) => (
        <ConcealedSlot key={index} index={index} />
      ))}
      <WinningSlot />
      {melds.value.map((meld, index) => (
        <MeldSlot key={`meld${index}`} meld={meld} index={index} />
      ))}
    </div>
  );
}

function ConcealedSlot({ index }: { readonly index: number }) {
  const tile = useComputed(() => draft.value.hand.concealed[index]).value;
  return (
    <Slot spot={{ in: 'concealed', index }} name={tile === undefined ? '' : tileName(tile)} tiles={[tile]}>
      <Tile tile={tile} name="silent" />
    </Slot>
  );
}

function WinningSlot() {
  const tile = useComputed(() => draft.value.tile).value;
  const name = tile === undefined ? '' : locale.value.tiles.winning(tileName(tile));
  return (
    <Slot spot={{ in: 'tile', index: 0 }} name={name} tiles={[tile]}>
      <Tile tile={tile} name="silent" />
    </Slot>
  );
}

function MeldSlot({ meld, index }: { readonly meld: LaidMeld; readonly index: number }) {
  const names = meld.tiles.map((tile) => tileName(tile)).join(' ');
  const name = words.value.hand.meld(locale.value.melds[meld.type], names, meld.from);
  return (
    <Slot spot={{ in: 'melds', index }} name={name} tiles={meld.tiles}>
      <MeldTiles meld={meld} name="silent" />
    </Slot>
  );
}

interface SlotProps {
  readonly spot: Spot;
  /** Empty for an empty place. */
  readonly name: string;
  readonly tiles: readonly (TileNumber | undefined)[];
  readonly children: ComponentChildren;
}

const isBuilding = computed(() => !isFull(draft.value));

/** A place in the tray. A touched tile of an unfinished hand is removed; a meld, or a tile of a full hand, is selected, and the strip has its actions. */
function Slot({ spot, name, tiles, children }: SlotProps) {
  const isSelected = useComputed(() => isSame(spot, selected.value)).value;
  const isEmpty = name === '';
  const removes = isBuilding.value && spot.in !== 'melds';
  return (
    <button
      type="button"
      class={styles.slot}
      data-in={spot.in}
      data-lit={litness(tiles)}
      disabled={isEmpty}
      aria-hidden={isEmpty}
      aria-label={name}
      aria-pressed={removes ? undefined : isSelected}
      title={removes && !isEmpty ? words.value.hand.takeAway : undefined}
      onClick={() => {
        if (removes) change(without(draft.value, spot));
        else selected.value = isSelected ? undefined : spot;
      }}
    >
      {children}
    </button>
  );
}

function litness(tiles: readonly (TileNumber | undefined)[]): 'lit' | 'faded' | undefined {
  if (lit.value === undefined) return undefined;
  const kinds = lit.value.map(kindOf);
  return tiles.some((tile) => tile !== undefined && kinds.includes(kindOf(tile))) ? 'lit' : 'faded';
}
