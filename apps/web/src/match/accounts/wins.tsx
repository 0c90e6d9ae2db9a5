import { type WinText, describeHand, describePosition, describeWin } from '@tenbo/i18n';
import { type ExplainedWin, type HandLine, type MatchState, explainWin, seatWindAt } from '@tenbo/ledger';
import type { ComponentProps } from 'preact';

import type { Turns } from '../../boxes/box-frame.tsx';
import styles from '../../boxes/box.module.css';
import { Worth } from '../../boxes/worth.tsx';
import { byOrder } from '../../hand/edit.ts';
import { locale, words } from '../../prefs.ts';
import { HandTiles } from '../../ui/hand-tiles.tsx';
import { viewAddress } from '../view.ts';

/** A hand of the match that a score box shows. */
export interface LineAt extends HandAt {
  readonly line: HandLine;
}

/** A win as a score box shows it: with its tiles if they were entered. */
export interface WinShown {
  readonly who: string;
  readonly worth: string;
  readonly explained: (ExplainedWin & { readonly text: WinText }) | undefined;
}

export function winsOf({ line, state }: LineAt): readonly WinShown[] {
  const { rules, players } = state;
  const { worths } = describeHand(line, state, locale.value);
  return line.wins.map(({ winner }, i) => {
    const won = explainWin(line, winner, rules);
    const text = won && describeWin(won.explanation, won.record, locale.value);
    const wind = seatWindAt(winner, line.before, players.length);
    return {
      who: `${players[winner]} · ${locale.value.seats[wind]}`,
      worth: text?.headline ?? worths[i] ?? '',
      explained: won && text && { ...won, text },
    };
  });
}

/** The round of a hand and how it ended. */
export function endOf({ line, state }: LineAt): string {
  const position = describePosition(line.before, state.rules.tiles.players, locale.value);
  return `${position} · ${describeHand(line, state, locale.value).outcome}`;
}

interface Props {
  readonly win: WinShown;
  /** Whether to show the yaku and fu line by line. */
  readonly inLines: boolean;
}

/** Who won, the tiles as they lie, and the score. */
export function OneWin({ win: { who, worth, explained }, inLines }: Props) {
  return (
    <div class={styles.win}>
      <h3>{who}</h3>
      {explained && <HandTiles {...laidHand(explained)} />}
      <Worth total={worth} lines={inLines ? explained?.text : undefined} />
    </div>
  );
}

/** The winner's tiles as they lie. */
export function laidHand({ record: { win }, givers }: ExplainedWin): ComponentProps<typeof HandTiles> {
  const melds = win.hand.melds.map((meld, i) => ({ ...meld, from: givers[i] }));
  const concealed = win.hand.concealed.toSorted(byOrder);
  return { hand: { concealed, melds }, tile: win.tile };
}

/** A hand of the match on the screen, counted from 1. */
export interface HandAt {
  readonly id: string;
  readonly state: MatchState;
  readonly nth: number;
}

/** The address of the first score box of a hand. */
export function breakdownAddress(id: string, nth: number): string {
  return viewAddress(id, 'hands', String(nth), 'winner');
}

/** Links to the breakdowns of the hands before and after. */
export function turnsAt({ id, state, nth }: HandAt): Turns {
  const of = state.hands.length;
  const address = (hand: number) => (hand < 1 || hand > of ? undefined : breakdownAddress(id, hand));
  return { label: words.value.match.accounts.views.hands, nth, of, previous: address(nth - 1), next: address(nth + 1) };
}
