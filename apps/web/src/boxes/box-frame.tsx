import { type Signal, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

import { words } from '../prefs.ts';
import button from '../ui/button.module.css';
import card from '../ui/card.module.css';
import { ShareButton } from '../share/share-button.tsx';
import type { Shared } from '../share/shared.ts';
import { NEXT } from '../ui/focus.ts';
import styles from './box.module.css';

interface BoxFrameProps {
  readonly title: string;
  /** Whether to hide the title, because readers who can see the screen find it behind the box. */
  readonly hideTitle?: boolean;
  readonly children: ComponentChildren;
  /** Whether the box is shrunk; undefined if there is nothing to hide. */
  readonly hidden: Signal<boolean> | undefined;
  /** The address of the hand's breakdown; undefined in the box that shows it. */
  readonly breakdown?: string;
  /** The address behind OK. */
  readonly onward: string;
  /** Returns what to share; undefined if there is nothing. */
  readonly what: () => Shared | undefined;
  readonly turns: Turns | undefined;
  /** The label of the OK button, if it is not the usual one. */
  readonly ok?: string | undefined;
  /** Further buttons next to Hide. */
  readonly actions?: ComponentChildren;
}

/** The addresses of the breakdowns before and after this one. */
export interface Turns {
  readonly label: string;
  /** Counted from 1. */
  readonly nth: number;
  readonly of: number;
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** A score box: title, content, links to the hands before and after, Hide and OK. The arrow keys turn over. */
export function BoxFrame({ title, hideTitle, children, hidden, breakdown, onward, what, turns, ok, actions }: BoxFrameProps) {
  const { previous, next } = turns ?? {};
  useLayoutEffect(() => {
    const turn = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey || document.querySelector('dialog[open]')) return;
      const address = key === 'ArrowLeft' ? previous : key === 'ArrowRight' ? next : undefined;
      if (address !== undefined) location.hash = address;
    };
    addEventListener('keydown', turn);
    return () => removeEventListener('keydown', turn);
  }, [previous, next]);
  return (
    <section class={`${card.card} ${styles.box}`} aria-label={title} data-hidden={hidden?.value}>
      <h2 class={hideTitle ? 'hidden' : undefined}>{title}</h2>
      {children}
      <div class="row">
        {turns && <TurnLinks turns={turns} />}
        {breakdown !== undefined && (
          <a class={button.button} href={breakdown}>
            {words.value.hand.breakdown}
          </a>
        )}
        {hidden && <HideButton hidden={hidden} />}
        <ShareButton class={button.button} what={what} />
        {actions}
        <a class={`${button.primary} ${styles.ok}`} href={onward} {...NEXT}>
          {ok ?? words.value.hand.ok}
        </a>
      </div>
    </section>
  );
}

function TurnLinks({ turns: { label, nth, of, previous, next } }: { readonly turns: Turns }) {
  const said = words.value.hand;
  return (
    <nav class={styles.turns} aria-label={label}>
      {previous === undefined ? (
        <span />
      ) : (
        <a class={button.button} href={previous}>
          {said.previous}
        </a>
      )}
      <span>{said.place(nth, of)}</span>
      {next === undefined ? (
        <span />
      ) : (
        <a class={button.button} href={next}>
          {said.next}
        </a>
      )}
    </nav>
  );
}

/** Whether a box is shrunk to what lies on the table. Both choices persist while the reader turns over. */
export const isHidden = { winner: signal(false), payments: signal(false) };

/** Shrinks a box or expands it again. */
function HideButton({ hidden }: { readonly hidden: Signal<boolean> }) {
  const said = words.value.hand;
  return (
    <button type="button" class={button.button} aria-pressed={hidden.value} onClick={() => (hidden.value = !hidden.value)}>
      {hidden.value ? said.show : said.hide}
    </button>
  );
}
