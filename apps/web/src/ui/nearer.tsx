import type { TileLeft } from '@tenbo/engine';

import { Tile } from './tile.tsx';

/** Tiles that bring a hand closer to winning, and how many of each are left. Keyed by their place, so that none moves when others come or go. */
export function Nearer({ tiles }: { readonly tiles: readonly TileLeft[] }) {
  return (
    <ul class="row">
      {tiles
        .filter(({ left }) => left > 0)
        .map(({ kind, left }, i) => (
          <li key={i} class="note middle">
            <Tile tile={kind} />
            <span class="number">{left}</span>
          </li>
        ))}
    </ul>
  );
}
