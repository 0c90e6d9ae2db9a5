import type { WinTiles } from '@tenbo/ledger';
import { useLayoutEffect } from 'preact/hooks';

import { locale, words } from '../prefs.ts';
import button from '../ui/button.module.css';
import { Conditions } from './conditions.tsx';
import styles from './hand.module.css';
import { Headline } from './headline.tsx';
import { Keys } from './keys.tsx';
import { Pad } from './pad.tsx';
import { OnTable } from './situation.tsx';
import { answer, setAside, begin as beginWith, box, draft } from './store.ts';
import { Strip } from './strip.tsx';
import { Tray } from './tray.tsx';
import { Typed } from './typing.tsx';
import { type HandSituation, draftIn, heldTo, winTilesOf } from './win-tiles.ts';

export interface HandEntryProps {
  readonly situation: HandSituation;
  readonly onDone: (tiles: WinTiles) => void;
  /** What was entered before: a whole hand, or just the indicators, which are the same for every winner. */
  readonly begin?: Partial<WinTiles>;
}

/** Enters a winner's hand for a match; what the match knows cannot be changed. Meanwhile the calculator's own hand is set aside. */
export function HandEntry({ situation, onDone, begin }: HandEntryProps) {
  const { by, seat, honba, riichi } = situation;
  const key = JSON.stringify([situation, begin]);
  useLayoutEffect(() => setAside(draftIn(situation, begin)), [key]);
  const texts = words.value.hand;
  const facts = [
    locale.value.seats[seat],
    texts.methods[by],
    riichi && texts.riichi.riichi,
    honba > 0 && `${texts.honba} ${honba}`,
  ];
  return (
    <div class={`${styles.place} ${styles.entry}`} data-box={box.value}>
      <div class={styles.stage}>
        <Tray />
        <div class={styles.strip} data-strip>
          <Strip known={facts.filter(Boolean).join(' · ')} />
        </div>
        <Headline />
      </div>
      <div class={`stack ${styles.situation}`}>
        <OnTable honba="known" />
      </div>
      <div class={styles.pad}>
        <Pad onClear={() => beginWith(draftIn(situation))} />
      </div>
      <div class={styles.conditions}>
        <Conditions declared={riichi} />
      </div>
      <div class={`row ${styles.use}`}>
        <UseButton onDone={onDone} />
      </div>
      <div class={`stack ${styles.text}`}>
        <Typed known={(read) => heldTo(situation, read)} />
      </div>
      <Keys known={(read) => heldTo(situation, read)} />
    </div>
  );
}

function UseButton({ onDone }: Pick<HandEntryProps, 'onDone'>) {
  const isScored = answer.value.is === 'scored';
  return (
    <button type="button" class={button.primary} disabled={!isScored} onClick={() => onDone(winTilesOf(draft.value))}>
      {words.value.details.use}
    </button>
  );
}
