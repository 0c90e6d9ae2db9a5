import { useSignal } from '@preact/signals';
import { describeHand } from '@tenbo/i18n';
import { type WinTiles, roundWindAt, seatWindAt } from '@tenbo/ledger';
import { useEffect, useId, useRef } from 'preact/hooks';

import { fetched } from '../../fetched.ts';
import { type HandSituation, draftIn } from '../../hand/win-tiles.ts';
import { later } from '../../later.tsx';
import { locale, words, wordsOf } from '../../prefs.ts';
import button from '../../ui/button.module.css';
import { HandTiles } from '../../ui/hand-tiles.tsx';
import styles from './form.module.css';
import { type HandForm, handOf, withWin } from './form.ts';
import type { WinProps } from './parts.tsx';
import { lineOf } from './judge.ts';
import sheet from '../../ui/sheet.module.css';

const HandEntry = later(async () => {
  const [{ HandEntry: Entry }] = await Promise.all([fetched(() => import('../../hand/hand-entry.tsx')), wordsOf('details')]);
  return Entry;
});

/** The tiles of a win: the hand with its value, and the calculator in a dialog, which opens at once if no tiles are entered. */
export function TilesOfWin(props: WinProps) {
  const { win, form, before, onChange } = props;
  const { tiles, winner } = win;
  const texts = words.value.match.enter;
  const situation = situationOf(props);
  const isEntering = useSignal(tiles === undefined && document.querySelector('dialog[open]') === null);
  return (
    <div class={`stack ${styles.tiles}`}>
      {tiles !== undefined && (
        <>
          <HandTiles {...draftIn(situation, tiles)} />
          <p class={styles.worth}>{worthOf(props)}</p>
        </>
      )}
      <button type="button" class={button.button} onClick={() => (isEntering.value = true)}>
        {tiles === undefined ? texts.enterTiles : texts.changeTiles}
      </button>
      {isEntering.value && (
        <TilesDialog
          heading={texts.tilesOf(before.state.players[winner] ?? '')}
          situation={situation}
          begin={tiles ?? indicatorsIn(form)}
          onClose={() => (isEntering.value = false)}
          onDone={(entered) => onChange(withWin(form, winner, { tiles: entered }))}
        />
      )}
    </div>
  );
}

/** What the match knows of the winner's hand. */
function situationOf({ win, form, before: { state } }: WinProps): HandSituation {
  const { players } = state.rules.tiles;
  return {
    rules: state.rules,
    seat: seatWindAt(win.winner, state, players),
    round: roundWindAt(state, players),
    honba: state.honba,
    riichiSticks: state.sticks.length + form.riichi.length,
    by: form.from === 'wall' ? 'tsumo' : 'ron',
    riichi: form.riichi.includes(win.winner),
    riichiDiscarder: typeof form.from === 'number' && form.riichi.includes(form.from),
  };
}

/** The indicators already entered for another winner's hand: they are the same for all. */
function indicatorsIn({ wins }: HandForm): Pick<WinTiles, 'dora' | 'ura'> {
  const { dora, ura } = wins.find(({ tiles }) => tiles)?.tiles ?? {};
  return { ...(dora !== undefined && { dora }), ...(ura !== undefined && { ura }) };
}

/** "3 han 30 fu, 3,900", as the accounts would state it; empty if the hand is not possible. */
function worthOf({ form, win, before }: WinProps): string {
  const alone: HandForm = { ...form, wins: [win], chombo: [] };
  const hand = handOf(alone, before.state.rules);
  const line = hand && lineOf(hand, before);
  return (line && describeHand(line, before.state, locale.value).worths[0]) ?? '';
}

interface TilesDialogProps {
  readonly heading: string;
  readonly situation: HandSituation;
  readonly begin: Partial<WinTiles>;
  readonly onClose: () => void;
  readonly onDone: (tiles: WinTiles) => void;
}

/** A dialog with the calculator, for the tiles of one winner. */
function TilesDialog({ heading, situation, begin, onClose, onDone }: TilesDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const top = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
    top.current?.focus({ preventScroll: true });
  }, []);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} class={`${sheet.sheet} ${styles.dialog}`} aria-labelledby={id} onClose={onClose} onKeyDown={keepEnter}>
      <header class={`ends ${sheet.head}`}>
        <h2 id={id} ref={top} tabIndex={-1}>
          {heading}
        </h2>
        <button type="button" class={button.link} onClick={close}>
          {words.value.close}
        </button>
      </header>
      <div class={sheet.body}>
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

/** Keeps Enter in a field of the hand from submitting the form around it. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
