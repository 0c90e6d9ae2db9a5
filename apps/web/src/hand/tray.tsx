import type { Meld, Tile as TileNumber } from '@tenbo/engine';
import { kindOf } from '@tenbo/engine';

import { locale, words } from '../prefs.ts';
import { Tile, keysOf } from '../ui/tile.tsx';
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
        <Slot key={keys[index]} spot={{ in: 'concealed', index }} name={tileName(one)} tiles={[one]} />
      ))}
      {Array.from({ length: open }, (_, i) => (
        <span key={`open${i}`} class={styles.open} />
      ))}
      {tile === undefined ? (
        <span class={styles.openWinning} />
      ) : (
        <Slot spot={{ in: 'tile', index: 0 }} name={said.isWinning(tileName(tile))} tiles={[tile]} />
      )}
      {hand.melds.map((meld, index) => (
        <MeldSlot key={`meld${index}`} meld={meld} index={index} />
      ))}
    </div>
  );
}

function MeldSlot({ meld, index }: { readonly meld: Meld; readonly index: number }) {
  const names = meld.tiles.map((tile) => tileName(tile)).join(' ');
  const name = words.value.hand.meld(locale.value.melds[meld.type], names);
  return <Slot spot={{ in: 'melds', index }} name={name} tiles={meld.tiles} closed={meld.type === 'ankan'} />;
}

interface SlotProps {
  readonly spot: Spot;
  readonly name: string;
  readonly tiles: readonly TileNumber[];
  readonly closed?: boolean;
}

/** What can be chosen in the tray; a closed quad lies with its outer tiles face down. */
function Slot({ spot, name, tiles, closed = false }: SlotProps) {
  const isSelected = isSame(spot, selected.value);
  const shown = closed ? redInside(tiles) : tiles;
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
      {shown.map((tile, i) => (
        <Tile key={i} tile={tile} side={closed && (i === 0 || i === 3) ? 'back' : 'face'} name="silent" />
      ))}
    </button>
  );
}

function litness(tiles: readonly TileNumber[]): 'lit' | 'faded' | undefined {
  if (lit.value === undefined) return undefined;
  const kinds = lit.value.map(kindOf);
  return tiles.some((tile) => kinds.includes(kindOf(tile))) ? 'lit' : 'faded';
}

function redInside(tiles: readonly TileNumber[]): readonly TileNumber[] {
  const [red, ...others] = tiles.toSorted((one, other) => other - one);
  return red === undefined ? tiles : others.toSpliced(1, 0, red);
}
