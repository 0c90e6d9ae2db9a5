import { signal } from '@preact/signals';
import { type Seat, seatsOf } from '@tenbo/engine';
import { describePosition } from '@tenbo/i18n';
import type { GameHand } from '@tenbo/records';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';

import { NotLoaded } from '../../later.tsx';
import { locale, words } from '../../prefs.ts';
import { addressOf, replaceAddress } from '../../router.ts';
import button from '../../ui/button.module.css';
import field from '../../ui/field.module.css';
import { useEscape } from '../../ui/focus.ts';
import { Tiles } from '../../ui/tile.tsx';
import type { CheckedRecord } from '../record/check-record.ts';
import { Findings, check, checked } from '../record/findings.tsx';
import { type ViewProps, replayAddress, viewAddress } from '../view.ts';
import { Board } from './board.tsx';
import { type Ways, Controls, HandEnd, LookedAt } from './beside.tsx';
import styles from './replay.module.css';
import { sentenceAt } from './sentence.ts';
import { type Replayed, type Step, nextTurn, offeredAt, previousTurn, replayedHand, stepOf, turnAt } from './steps.ts';

/** The player who sits nearest, and whether the others' hands lie face down: both are kept from hand to hand. */
const viewer = signal<Seat>(0);
const hidesOthers = signal(false);

/** A hand of the record that a match was imported from, step by step: `replay/3/17`. */
export function Replay({ open, path: [number, step] }: ViewProps) {
  const record = checked.value;
  const nth = number !== undefined && /^\d+$/.test(number) ? Number(number) - 1 : -1;
  const replayed = useMemo(() => (typeof record === 'object' ? replayedHand(record, nth, open) : undefined), [record, nth, open]);
  if (record === 'notLoaded') return <NotLoaded again={() => void check()} />;
  if (open.record !== undefined && record === undefined) return null;
  if (replayed === undefined || typeof record !== 'object') return <Nothing open={open} isUnfit={record === 'unfit'} />;
  return <Stepped open={open} record={record} nth={nth} replayed={replayed} step={stepOf(step, replayed.hand.events)} />;
}

function Nothing({ open, isUnfit }: Pick<ViewProps, 'open'> & { readonly isUnfit: boolean }) {
  const { accounts, replay } = words.value.match;
  return (
    <p>
      {isUnfit ? replay.unfit : open.record === undefined ? replay.noRecord : accounts.noHand}{' '}
      <a href={viewAddress(open.id, 'hands')}>{accounts.views.hands}</a>
    </p>
  );
}

interface SteppedProps extends Pick<ViewProps, 'open'> {
  /** What is shown above a record that is not stored. */
  readonly above?: ComponentChildren;
  readonly record: CheckedRecord;
  readonly nth: number;
  readonly replayed: Replayed;
  readonly step: Step;
}

/** One step of a hand: the table, what happens, and the keys. */
export function Stepped({ open, record, nth, replayed, step, above }: SteppedProps) {
  const { hand, tables, rules, players, findings } = replayed;
  const { events } = hand;
  const seat: Seat = seatsOf(rules).includes(viewer.value) ? viewer.value : 0;
  const ways: Ways = {
    first: 0,
    previousTurn: previousTurn(events, seat, step),
    previous: Math.max(step - 1, 0),
    next: Math.min(step + 1, events.length),
    nextTurn: nextTurn(events, seat, step),
    last: events.length,
  };
  const go = (to: Step) => replaceAddress(replayAddress(open.id, nth, to));
  useKeys(ways, go);
  useEscape(() => (location.hash = above ? addressOf('match') : viewAddress(open.id, 'hands')));
  const table = tables[step] as (typeof tables)[number];
  const isOver = step === events.length;
  const turn = turnAt(events, step);
  const only = hidesOthers.value && !isOver ? seat : undefined;
  const texts = words.value.match.replay;
  return (
    <div class={styles.screen} data-screen="replay" data-above={above !== undefined}>
      {above}
      <Board
        replayed={replayed}
        table={table}
        viewer={seat}
        isHidden={(other) => only !== undefined && other !== only}
        acting={turn?.seat}
        offered={offeredAt(events, step)}
        onStep={(by) => go(by < 0 ? ways.previous : ways.next)}
      />
      <div class={styles.beside}>
        <Head open={open} record={record} nth={nth} isStored={above === undefined} />
        <p class={styles.happens} role="status">
          {sentenceAt(replayed, step, table, only, { texts: words.value.match, locale: locale.value })}
        </p>
        <p class={`row note number ${styles.facts}`}>
          <span class="row">
            {locale.value.tiles.doraIndicators} <Tiles tiles={table.indicators} />
          </span>
          <span>{texts.wall(table.left)}</span>
          {turn && <span>{texts.turn(turn.turn)}</span>}
          <span>{texts.place(step, events.length)}</span>
        </p>
        <LookedAt table={table} seat={seat} rules={rules} />
        <Findings
          findings={findings.filter((finding) => ('event' in finding ? finding.event === step - 1 : isOver))}
          game={record.game}
          inHand
        />
        {isOver && replayed.entered && (
          <HandEnd id={open.id} state={open.match.state} table={table} {...replayed.entered} hasBoxes={above === undefined} />
        )}
        <div class="row">
          <button type="button" class={button.button} onClick={() => (viewer.value = ((seat + 1) % players.length) as Seat)}>
            {texts.sit}
          </button>
          <button
            type="button"
            class={button.button}
            aria-pressed={hidesOthers.value}
            onClick={() => (hidesOthers.value = !hidesOthers.value)}
          >
            {texts.hide}
          </button>
        </div>
        <Controls at={step} ways={ways} player={players[seat] ?? ''} onGo={go} />
      </div>
    </div>
  );
}

interface HeadProps extends Pick<SteppedProps, 'open' | 'record' | 'nth'> {
  readonly isStored: boolean;
}

/** The name of the hand, and links to the others. The hands of a record that is not stored have no page of their own, so they are chosen here. */
function Head({ open, record: { game }, nth, isStored }: HeadProps) {
  const texts = words.value.match.replay;
  const hand = game.hands[nth];
  const nameOf = (one: GameHand) => describePosition(one, game.rules.tiles.players, locale.value);
  const ways = [
    [nth - 1, '‹', texts.previousHand],
    [nth + 1, '›', texts.nextHand],
  ] as const;
  return (
    <header class={styles.head}>
      {isStored ? (
        <>
          <a class={button.link} href={viewAddress(open.id, 'hands')}>
            {texts.hands}
          </a>
          <h2>{hand && nameOf(hand)}</h2>
        </>
      ) : (
        <h2>
          <label>
            <span class="hidden">{texts.hands}</span>
            <select
              class={field.input}
              value={String(nth)}
              onChange={({ currentTarget }) => (location.hash = replayAddress(open.id, Number(currentTarget.value), 0))}
            >
              {game.hands.map((one, i) => (
                <option key={i} value={String(i)}>
                  {nameOf(one)}
                </option>
              ))}
            </select>
          </label>
        </h2>
      )}
      {ways.map(([other, sign, name]) =>
        game.hands[other] === undefined ? (
          <span key={sign} class={button.link} />
        ) : (
          <a
            key={sign}
            class={`${button.link} ${styles.turn}`}
            href={replayAddress(open.id, other, 0)}
            aria-label={name}
            title={name}
          >
            {sign}
          </a>
        ),
      )}
    </header>
  );
}

/** The arrow keys step, with Shift by a whole turn; Home goes to the deal and End to the end. */
function useKeys(ways: Ways, go: (step: Step) => void): void {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
      if (altKey || ctrlKey || metaKey || document.querySelector('dialog[open]')) return;
      const way = (shiftKey ? SHIFTED : KEYS)[key];
      if (way === undefined) return;
      event.preventDefault();
      go(ways[way]);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}

const KEYS: { readonly [key: string]: keyof Ways } = { ArrowLeft: 'previous', ArrowRight: 'next', Home: 'first', End: 'last' };
const SHIFTED: typeof KEYS = { ArrowLeft: 'previousTurn', ArrowRight: 'nextTurn' };
