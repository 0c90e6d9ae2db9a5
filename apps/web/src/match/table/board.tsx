// The cloth of the table with its bar, the table while a hand is played, and the ranking once the match is over.
import { type Seat, seatsOf } from '@tenbo/engine';
import { describeNext, describePosition } from '@tenbo/i18n';
import { type MatchState, roundWindAt, settleMatch } from '@tenbo/ledger';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren, Ref } from 'preact';

import { language, locale, words } from '../../prefs.ts';
import { NEXT } from '../../ui/focus.ts';
import { Stick } from '../../ui/stick.tsx';
import { windCharacter } from '../../ui/wind.tsx';
import type { OpenMatch } from '../store.ts';
import { turned, viewAddress } from '../view.ts';
import { PlayedSide } from './side.tsx';
import button from '../../ui/button.module.css';
import styles from './board.module.css';
import plate from './plate.module.css';

interface FeltProps {
  readonly asking: boolean;
  readonly over?: boolean;
  /** The row of buttons below it; an empty one without. */
  readonly bar?: ComponentChildren;
  /** Receives the cloth, to measure it. */
  readonly felt?: Ref<HTMLDivElement>;
  /** A tap anywhere on the cloth. */
  readonly onTap?: () => void;
  readonly children: ComponentChildren;
}

/** The cloth and the bar below it. Everything on the cloth is sized relative to it. */
export function Felt({ asking, over = false, bar = <Bar />, felt, onTap, children }: FeltProps) {
  return (
    <div class={styles.board}>
      <div class={styles.cloth}>
        <div
          ref={felt ?? null}
          class={styles.felt}
          data-turned={turned.value}
          data-asking={asking ? 'yes' : 'no'}
          data-over={over}
          onClick={onTap}
        >
          {children}
        </div>
      </div>
      {bar}
    </div>
  );
}

interface BoardProps {
  readonly open: OpenMatch;
  readonly viewer?: Seat | undefined;
  readonly explained?: Signal<string>;
  /** Records a win; undefined if nothing can be recorded. */
  readonly onWin?: ((seat: Seat) => void) | undefined;
  /** The buttons below the table. */
  readonly bar?: ComponentChildren;
}

/** The table while a hand is played, or with the result once the match is over. */
export function Board({ open, viewer, explained, onWin, bar }: BoardProps) {
  const unexplained = useSignal('');
  const { state } = open.match;
  const isOver = state.end !== undefined;
  return (
    <Felt asking={false} over={isOver} bar={bar}>
      {isOver ? <Result open={open} /> : <Middle open={open} />}
      {seatsOf(state.rules).map((seat) => (
        <PlayedSide
          key={seat}
          open={open}
          seat={seat}
          viewer={viewer}
          explained={explained ?? unexplained}
          onWin={onWin && (() => onWin(seat))}
        />
      ))}
      {onWin && <p class={`note ${styles.hint}`}>{words.value.match.record.hint}</p>}
    </Felt>
  );
}

/** The round, readable from two sides, and the sticks and honba on the table. */
function Middle({ open: { match, soFar } }: { readonly open: OpenMatch }) {
  const { honba, sticks } = match.state;
  const laid = sticks.length + soFar.riichi.length;
  return (
    <div class={`column ${plate.plate}`}>
      {turned.value === 'each' && (
        <div class={plate.upside} aria-hidden="true">
          <Round match={match} isHeading={false} />
        </div>
      )}
      {turned.value === 'one' && <Round match={match} isHeading />}
      <div class={`middle ${plate.pot}`}>
        {honba > 0 && (
          <p class={`column ${plate.pile}`}>
            <Stick worth={100} /> {locale.value.match.honba(honba)}
          </p>
        )}
        {laid > 0 && (
          <p class={`column ${plate.pile}`}>
            <Stick worth={1000} /> {locale.value.match.sticks(laid)}
          </p>
        )}
      </div>
      {turned.value === 'each' && <Round match={match} isHeading />}
    </div>
  );
}

/** 東2局, with the name in the reader's language below if that differs. */
function Round({ match: { state }, isHeading }: Pick<OpenMatch, 'match'> & { readonly isHeading: boolean }) {
  const { players } = state.rules.tiles;
  const name = describePosition({ kyoku: state.kyoku, honba: 0, sticks: 0 }, players, locale.value);
  const Name = isHeading ? 'h2' : 'p';
  const hasCharacters = language.value !== 'en';
  return (
    <div class={plate.round}>
      {!hasCharacters && (
        <span class={plate.kanji} lang="ja" aria-hidden="true">
          {windCharacter(roundWindAt(state, players))}
          {(state.kyoku % players) + 1}局
        </span>
      )}
      <Name class={hasCharacters ? plate.kanji : plate.spelt}>{name}</Name>
    </div>
  );
}

/** Once the match is over: how it ended, and the ranking. */
function Result({ open: { id, match } }: { readonly open: OpenMatch }) {
  const { state } = match;
  return (
    <div class={`column ${plate.plate} ${plate.result}`}>
      <h2>{describeNext(state, locale.value)}</h2>
      <Ranking state={state} look="plain" />
      <a class={button.primary} href={viewAddress(id, 'standings')} {...NEXT}>
        {words.value.match.table.result}
      </a>
    </div>
  );
}

/** The row below the felt, or the column beside it on a phone in landscape. It is there even if empty, so that the felt never changes its size. */
export function Bar({ children }: { readonly children?: ComponentChildren }) {
  return <div class={styles.bar}>{children}</div>;
}

/** What happened and what comes next, next to the way on. */
export function BarText({ what, next }: { readonly what: string; readonly next: ComponentChildren }) {
  return (
    <p class={styles.says}>
      <strong class="capital">{what}</strong>
      <span>{next}</span>
    </p>
  );
}

interface RankingProps {
  readonly state: MatchState;
  /** Whether gains and losses are coloured; not on the cloth, where colours would be illegible. */
  readonly look: 'plain' | 'coloured';
}

/** The players in the order of their results, so far or as the match ended. */
export function Ranking({ state, look }: RankingProps) {
  const { place, ranking } = locale.value.match;
  return (
    <ol class={styles.ranking}>
      {settleMatch(state, state.rules).map((row) => (
        <li key={row.seat}>
          <span>{place(row.place, state.players.length)}</span>
          <strong class="breaks">{state.players[row.seat]}</strong>
          <span class={look === 'coloured' ? toneOf(row.total) : undefined}>{ranking(row.total)}</span>
        </li>
      ))}
    </ol>
  );
}

function toneOf(change: number): string {
  return change > 0 ? 'gain' : change < 0 ? 'loss' : '';
}
