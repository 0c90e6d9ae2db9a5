// A hand of a match as the accounts, the table and a replay show it: who sat where, who won and with what.
import { type WinText, describeHand, describePosition, describeWin } from '@tenbo/i18n';
import { type ExplainedWin, type HandLine, type MatchState, explainWin, seatWindAt } from '@tenbo/ledger';
import type { Seat, Wind as WindName } from '@tenbo/engine';
import type { ComponentProps } from 'preact';

import type { Turns } from '../../boxes/box-frame.tsx';
import { ScoreLines } from '../../boxes/worth.tsx';
import { byOrder } from '../../hand/edit.ts';
import { locale, words } from '../../prefs.ts';
import { HandTiles } from '../../ui/hand-tiles.tsx';
import { Wind } from '../../ui/wind.tsx';
import { Tiles } from '../../ui/tile.tsx';
import { viewAddress } from '../view.ts';
import { placeOf } from '../../ui/places.ts';
import type { SeatedPlayer } from '../../boxes/payments.ts';
import styles from '../../boxes/box.module.css';

/** A hand of the match that a score box shows. */
export interface LineAt extends HandAt {
  readonly line: HandLine;
}

/** A win as a score box shows it: with its tiles if they were entered. */
export interface WinShown {
  readonly wind: WindName;
  readonly name: string;
  /** "Chie, ron from Aki". */
  readonly how: string;
  readonly value: ReturnType<typeof describeHand>['values'][number];
  readonly explained: (ExplainedWin & { readonly text: WinText }) | undefined;
}

export function winsOf({ line, state }: LineAt): readonly WinShown[] {
  const { rules, players } = state;
  const { values } = describeHand(line, state, locale.value);
  const { outcome } = line.hand;
  const texts = words.value.match.record;
  const how = (name: string) => (outcome.kind === 'ron' ? texts.ron(name, players[outcome.discarder] ?? '') : texts.tsumo(name));
  return line.wins.map(({ winner }, i) => {
    const won = explainWin(line, winner, rules);
    const text = won && describeWin(won.explanation, won.record, locale.value);
    return {
      wind: seatWindAt(winner, line.before, players.length),
      name: players[winner] ?? '',
      how: how(players[winner] ?? ''),
      value: values[i] ?? { name: '', points: '' },
      explained: won && text && { ...won, text },
    };
  });
}

/** The round of a hand, and the sticks and honba on the table. */
export function positionOf({ line, state }: LineAt): string {
  return describePosition(line.before, state.rules.tiles.players, locale.value);
}

/** The round of a hand and how it ended. */
export function endOf(at: LineAt): string {
  return `${positionOf(at)} · ${describeHand(at.line, at.state, locale.value).outcome}`;
}

interface Props {
  readonly win: WinShown;
}

/** Who won, the tiles as they lay, and the score. */
export function OneWin({ win: { wind, how, value, explained } }: Props) {
  return (
    <div class={`stack ${styles.win}`}>
      <h3>
        <Wind wind={wind} dealer={wind === 'E'} said={words.value.hand.dealer} />
        <span>{how}</span>
      </h3>
      {explained && <HandTiles {...laidHand(explained)} />}
      {explained && <Indicators win={explained.record.win} />}
      <p class={`ends ${styles.value}`}>
        <strong class="figure">{value.points}</strong> <span>{value.name}</span>
      </p>
      {explained && <ScoreLines text={explained.text} />}
    </div>
  );
}

/** The dora indicators, and the ura indicators if they were revealed. */
function Indicators({ win: { doraIndicators, uraIndicators } }: Pick<ExplainedWin['record'], 'win'>) {
  const texts = locale.value.tiles;
  const rows = [
    [texts.doraIndicators, doraIndicators],
    [texts.uraIndicators, uraIndicators],
  ] as const;
  return (
    <dl class={`row ${styles.indicators}`}>
      {rows.map(
        ([name, tiles]) =>
          tiles.length > 0 && (
            <div key={name} class="row">
              <dt class="note">{name}</dt>
              <dd>
                <Tiles tiles={tiles} />
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The winner's tiles as they lay. */
export function laidHand({ record: { win }, givers }: ExplainedWin): ComponentProps<typeof HandTiles> {
  const melds = win.hand.melds.map((meld, i) => ({ ...meld, from: givers[i] }));
  const concealed = win.hand.concealed.toSorted(byOrder);
  return { hand: { concealed, melds }, tile: win.tile };
}

/** A hand of the match on the screen, counted from 1. */
interface HandAt {
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

/** The players at the table in a hand, with their points before and after it. */
export function seatedAt(
  { kyoku }: Pick<HandLine['before'], 'kyoku'>,
  { players }: Pick<MatchState, 'players'>,
  before: readonly number[],
  after: readonly number[] = before,
): readonly SeatedPlayer[] {
  return players.map((name, i) => ({
    place: placeOf(i as Seat, players.length),
    wind: seatWindAt(i as Seat, { kyoku }, players.length),
    name,
    before: before[i] as number,
    after: after[i] as number,
  }));
}

/** The same for a hand of the accounts. */
export function seatedIn({ before, deltas, scores }: HandLine, state: Pick<MatchState, 'players'>): readonly SeatedPlayer[] {
  return seatedAt(
    before,
    state,
    scores.map((points, i) => points - (deltas[i] as number)),
    scores,
  );
}
