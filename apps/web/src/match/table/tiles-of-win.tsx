import { useSignal } from '@preact/signals';
import type { WinTiles } from '@tenbo/ledger';

import { HandEntry } from '../../hand/hand-entry.tsx';
import { type HandSituation, draftIn } from '../../hand/win-tiles.ts';
import { words } from '../../prefs.ts';
import { HandTiles } from '../../ui/hand-tiles.tsx';
import styles from './form.module.css';

interface Props {
  readonly situation: HandSituation;
  /** The winner's tiles, where they were entered. */
  readonly tiles: WinTiles | undefined;
  /** What another winner's hand has said already: the indicators lie for all. */
  readonly begin: Pick<WinTiles, 'dora' | 'ura'>;
  readonly onDone: (tiles: WinTiles) => void;
}

/** The tiles of a win: the calculator until they are entered, then the hand as it lies. */
export function TilesOfWin({ situation, tiles, begin, onDone }: Props) {
  const isEntering = useSignal(tiles === undefined);
  if (tiles !== undefined && !isEntering.value) {
    return (
      <div class={styles.tiles}>
        <HandTiles {...draftIn(situation, tiles)} />
        <button type="button" onClick={() => (isEntering.value = true)}>
          {words.value.match.enter.changeTiles}
        </button>
      </div>
    );
  }
  return (
    <HandEntry
      situation={situation}
      begin={tiles ?? begin}
      onDone={(entered) => {
        isEntering.value = false;
        onDone(entered);
      }}
    />
  );
}
