import { useSignal } from '@preact/signals';
import { describeHand } from '@tenbo/i18n';
import type { WinTiles } from '@tenbo/ledger';

import { type HandSituation, draftIn } from '../../hand/win-tiles.ts';
import { locale, words } from '../../prefs.ts';
import { HandTiles } from '../../ui/hand-tiles.tsx';
import styles from './form.module.css';
import { type HandForm, handOf } from './form.ts';
import { lineOf } from './judge.ts';
import { TilesDialog } from './tiles-dialog.tsx';
import type { WinProps } from './win-value.tsx';

interface Props extends WinProps {
  readonly situation: HandSituation;
  /** What another winner's hand has said already: the indicators lie for all. */
  readonly begin: Pick<WinTiles, 'dora' | 'ura'>;
  readonly onDone: (tiles: WinTiles) => void;
}

/** The tiles of a win: the hand as it lies with what it is worth, and the calculator in a dialog, there at once if nothing is entered yet. */
export function TilesOfWin({ situation, begin, onDone, ...win }: Props) {
  const { tiles, winner } = win.win;
  const said = words.value.match.enter;
  const isEntering = useSignal(tiles === undefined && document.querySelector('dialog[open]') === null);
  return (
    <div class={styles.tiles}>
      {tiles !== undefined && (
        <>
          <HandTiles {...draftIn(situation, tiles)} />
          <p class={styles.worth}>{worthOf(win)}</p>
        </>
      )}
      <button type="button" class={styles.button} onClick={() => (isEntering.value = true)}>
        {tiles === undefined ? said.enterTiles : said.changeTiles}
      </button>
      {isEntering.value && (
        <TilesDialog
          heading={said.tilesOf(win.before.state.players[winner] ?? '')}
          situation={situation}
          begin={tiles ?? begin}
          onClose={() => (isEntering.value = false)}
          onDone={onDone}
        />
      )}
    </div>
  );
}

/** "3 han 30 fu, 3,900", as the accounts would say it; empty where the hand cannot be so. */
function worthOf({ form, win, before }: WinProps): string {
  const alone: HandForm = { ...form, wins: [win], chombo: [] };
  const hand = handOf(alone, before.state.rules);
  const line = hand && lineOf(hand, before);
  return (line && describeHand(line, before.state, locale.value).worths[0]) ?? '';
}
