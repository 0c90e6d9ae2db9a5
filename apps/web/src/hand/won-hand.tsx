import type { WinRecord } from '@tenbo/engine';
import type { WinText } from '@tenbo/i18n';

import styles from '../boxes/box.module.css';
import { Worth } from '../boxes/worth.tsx';
import { locale } from '../prefs.ts';
import { route } from '../router.ts';
import { HandTiles } from '../ui/hand-tiles.tsx';
import { draft } from './store.ts';

interface Props {
  readonly record: WinRecord;
  readonly total: string;
  readonly lines?: WinText | undefined;
}

/** Who won, the tiles as they lie, and what they are worth. */
export function WonHand({ record, total, lines }: Props) {
  return (
    <>
      <p class={styles.who}>{whoWon(record)}</p>
      <HandTiles hand={draft.value.hand} tile={draft.value.tile} />
      <Worth key={route.value.params.toString()} total={total} lines={lines} />
    </>
  );
}

export function whoWon({ win, rules }: WinRecord): string {
  return [locale.value.seats[win.seatWind], locale.value.methods[win.method.by], rules.name].join(' · ');
}
