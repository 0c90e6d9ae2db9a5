import { useSignal } from '@preact/signals';
import { type Match, dealerAt } from '@tenbo/ledger';
import type { ComponentChildren } from 'preact';

import { locale, words } from '../../prefs.ts';
import button from '../../ui/button.module.css';
import { Segmented } from '../../ui/segmented.tsx';
import { type HandForm, type WinForm, valueOf, withWin } from './form.ts';
import { type PartProps, type WinProps, RecordDetails } from './parts.tsx';
import { PointsGrid } from './points-grid.tsx';
import styles from './record.module.css';
import { TilesOfWin } from './tiles-of-win.tsx';
import { Chips, Pao, WinValue } from './win-parts.tsx';

/** "Chie, ron from Dai". */
export function winTitle({ wins, from }: HandForm, { state }: Match): string {
  const texts = words.value.match.record;
  const winners = locale.value.match.names(wins.map(({ winner }) => state.players[winner] ?? ''));
  return from === 'wall' || from === undefined ? texts.tsumo(winners) : texts.ron(winners, state.players[from] ?? '');
}

interface Props extends PartProps {
  readonly heading: ComponentChildren;
  /** Asks who else won; undefined where that was asked before. */
  readonly onAnother?: (() => void) | undefined;
}

/** The value of each winner's hand: a cell of the grid, its tiles, or one of the other ways to enter it. */
export function WinRecord({ heading, onAnother, ...props }: Props) {
  const { form, before, onChange } = props;
  const { rules, players } = before.state;
  const nth = useSignal(0);
  const win = form.wins[Math.min(nth.value, form.wins.length - 1)];
  const isAll = useSignal(win?.way === 'points');
  if (!win) return null;
  const texts = words.value.match;
  const choose = (value: Partial<WinForm>) => {
    onChange(withWin(form, win.winner, value));
    const open = form.wins.findIndex((one) => one !== win && !valueOf(one, rules));
    if (open >= 0) nth.value = open;
  };
  const one: WinProps = { ...props, win };
  return (
    <>
      <div class={`ends ${styles.head}`}>
        {heading}
        <span class="row">
          {win.way === 'tiles' || isAll.value ? (
            <button
              type="button"
              class={button.link}
              onClick={() => {
                isAll.value = false;
                if (win.way === 'tiles' || win.way === 'points') choose({ way: 'hanFu' });
              }}
            >
              {texts.record.toGrid}
            </button>
          ) : (
            <button type="button" class={button.link} onClick={() => choose({ way: 'tiles' })}>
              {texts.record.tiles}
            </button>
          )}
          {onAnother && (
            <button type="button" class={button.link} onClick={onAnother}>
              {texts.record.another}
            </button>
          )}
          {!isAll.value && (
            <button type="button" class={button.link} onClick={() => (isAll.value = true)}>
              {texts.record.more}
            </button>
          )}
        </span>
      </div>
      {form.wins.length > 1 && (
        <Segmented
          legend={texts.record.valueOf}
          value={win.winner}
          options={form.wins.map(({ winner }) => [winner, players[winner] ?? ''] as const)}
          onChoose={(winner) => (nth.value = form.wins.findIndex((other) => other.winner === winner))}
        />
      )}
      {isAll.value ? (
        <>
          <WinValue {...one} />
          <RecordDetails {...props} isOpen />
        </>
      ) : (
        <>
          {win.way === 'tiles' ? (
            <TilesOfWin key={win.winner} {...one} />
          ) : (
            <PointsGrid
              key={win.winner}
              rules={rules}
              dealer={win.winner === dealerAt(before.state, rules.tiles.players)}
              by={form.from === 'wall' ? 'tsumo' : 'ron'}
              win={win}
              onChoose={choose}
            />
          )}
          <Pao {...one} isAll={false} />
          <Chips {...one} />
        </>
      )}
    </>
  );
}
