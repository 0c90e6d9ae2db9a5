import type { TileLeft } from '@tenbo/engine';
import type { WaitText } from '@tenbo/i18n';

import { words } from '../prefs.ts';
import { Tile } from '../ui/tile.tsx';
import styles from './result.module.css';

interface WaitTableProps {
  readonly waits: readonly TileLeft[];
  /** What each is worth. */
  readonly texts: readonly WaitText[];
  /** A name for the table, if nothing around it provides one. */
  readonly label?: string;
}

/** The value of each wait, by ron and by tsumo. */
export function WaitTable({ waits, texts, label }: WaitTableProps) {
  const said = words.value.details;
  return (
    <table class={`across ${styles.table}`} aria-label={label}>
      <thead>
        <tr class="note">
          <th scope="col">{said.wait}</th>
          <th scope="col">{said.ron}</th>
          <th scope="col">{said.tsumo}</th>
        </tr>
      </thead>
      <tbody>
        {waits.map(({ kind }, i) => (
          <tr key={kind}>
            <th scope="row">
              <Tile tile={kind} />
              <span class="quiet">{texts[i]?.left}</span>
            </th>
            <td>{texts[i]?.ron}</td>
            <td>{texts[i]?.tsumo}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
