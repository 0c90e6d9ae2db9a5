import { type Tile as TileNumber, kindOf } from '@tenbo/engine';
import type { ComponentChildren } from 'preact';

import { locale, words } from '../prefs.ts';
import type { LaidMeld } from '../ui/laid.ts';
import { MeldTiles, Tile, keysOf } from '../ui/tile.tsx';
import { tileName } from '../ui/tile-name.ts';
import { roomFor } from './draft.ts';
import type { Spot } from './edit.ts';
import styles from './tray.module.css';
import { draft, isSame, lit, selected } from './store.ts';

/** The hand as it lies on the table: concealed tiles, the winning tile apart, melds beside them. */
export function Tray() {
  const { hand, tile } = draft.value;
  const said = words.value.hand;
  const keys = keysOf(hand.concealed);
  const open = Math.max(0, roomFor(hand.melds) - hand.concealed.length);
  return (
    <div class={styles.tray} role="group" aria-label={said.hand}>
      {hand.concealed.map((one, index) => (
        <Slot key={keys[index]} spot={{ in: 'concealed', index }} name={tileName(one)} tiles={[one]}>
          <Tile tile={one} name="silent" />
        </Slot>
      ))}
      {Array.from({ length: open }, (_, i) => (
        <span key={`open${i}`} class={styles.open} />
      ))}
      {tile === undefined ? (
        <span class={styles.openWinning} />
      ) : (
        <Slot spot={{ in: 'tile', index: 0 }} name={said.isWinning(tileName(tile))} tiles={[tile]}>
          <Tile tile={tile} name="silent" />
        </Slot>
      )}
      {hand.melds.map((meld, index) => (
        <MeldSlot key={`meld${index}`} meld={meld} index={index} />
      ))}
    </div>
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
  readonly name: string;
  readonly tiles: readonly TileNumber[];
  readonly children: ComponentChildren;
}

/** What can be chosen in the tray. */
function Slot({ spot, name, tiles, children }: SlotProps) {
  const isSelected = isSame(spot, selected.value);
  return (
    <button
      type="button"
      class={styles.slot}
      data-in={spot.in}
      data-lit={litness(tiles)}
      aria-label={name}
      aria-pressed={isSelected}
      onClick={() => (selected.value = isSelected ? undefined : spot)}
    >
      {children}
    </button>
  );
}

function litness(tiles: readonly TileNumber[]): 'lit' | 'faded' | undefined {
  if (lit.value === undefined) return undefined;
  const kinds = lit.value.map(kindOf);
  return tiles.some((tile) => kinds.includes(kindOf(tile))) ? 'lit' : 'faded';
}
