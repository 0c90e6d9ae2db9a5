import type { WinTiles } from '@tenbo/ledger';
import { useEffect, useId, useRef } from 'preact/hooks';

import { HandEntry } from '../../hand/hand-entry.tsx';
import type { HandSituation } from '../../hand/win-tiles.ts';
import { words } from '../../prefs.ts';
import styles from './tiles-dialog.module.css';

interface Props {
  readonly heading: string;
  readonly situation: HandSituation;
  readonly begin: Partial<WinTiles>;
  readonly onClose: () => void;
  readonly onDone: (tiles: WinTiles) => void;
}

/** The calculator over the form, for the tiles of one winner. */
export function TilesDialog({ heading, situation, begin, onClose, onDone }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const top = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
    top.current?.focus({ preventScroll: true });
  }, []);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} class={styles.dialog} aria-labelledby={id} onClose={onClose} onKeyDown={keepEnter}>
      <header class={styles.head}>
        <h2 id={id} ref={top} tabIndex={-1}>
          {heading}
        </h2>
        <button type="button" onClick={close}>
          {words.value.close}
        </button>
      </header>
      <div class={styles.body}>
        <HandEntry
          situation={situation}
          begin={begin}
          onDone={(tiles) => {
            onDone(tiles);
            close();
          }}
        />
      </div>
    </dialog>
  );
}

/** Enter in a field of the hand must not confirm the form around it. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
