import type { WinTiles } from '@tenbo/ledger';
import { useLayoutEffect } from 'preact/hooks';

import { locale, words } from '../prefs.ts';
import { Conditions } from './conditions.tsx';
import styles from './hand.module.css';
import { Headline } from './headline.tsx';
import { Pad } from './pad.tsx';
import { answer, aside, change, draft } from './store.ts';
import { Indicators, Tray } from './tray.tsx';
import { Typed, typeKey } from './typing.tsx';
import { type HandSituation, draftIn, heldTo, winTilesOf } from './win-tiles.ts';

export interface HandEntryProps {
  readonly situation: HandSituation;
  readonly onDone: (tiles: WinTiles) => void;
  /** What was entered before: a whole hand, or the indicators, which are the same for every winner. */
  readonly begin?: Partial<WinTiles>;
}

/** Enters a winner's hand for a match; what the match knows is fixed. The calculator's own hand is set aside meanwhile. */
export function HandEntry({ situation, onDone, begin }: HandEntryProps) {
  const { by, seat, honba, riichi } = situation;
  const asked = JSON.stringify([situation, begin]);
  useLayoutEffect(() => aside(draftIn(situation, begin)), [asked]);
  const said = words.value.hand;
  const facts = [locale.value.seats[seat], said.methods[by], riichi && said.riichi.riichi, honba > 0 && `${said.honba} ${honba}`];
  return (
    <div class={styles.place} onKeyDown={typeKey}>
      <div class={styles.entry}>
        <p class={styles.quiet}>{facts.filter(Boolean).join(' · ')}</p>
        <Tray />
        <Indicators />
      </div>
      <div class={styles.head}>
        <Headline />
        <UseButton onDone={onDone} />
      </div>
      <div class={styles.pad}>
        <Pad onClear={() => change(draftIn(situation))} />
        <Typed known={(read) => heldTo(situation, read)} />
      </div>
      <div class={styles.situation}>
        <Conditions declared={riichi} />
      </div>
    </div>
  );
}

function UseButton({ onDone }: Pick<HandEntryProps, 'onDone'>) {
  const isScored = answer.value.is === 'scored';
  return (
    <button type="button" class={styles.use} disabled={!isScored} onClick={() => onDone(winTilesOf(draft.value))}>
      {words.value.hand.use}
    </button>
  );
}
