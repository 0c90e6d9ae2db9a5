import { computed, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

import { words } from '../prefs.ts';
import { type Route, route } from '../router.ts';
import button from '../ui/button.module.css';
import card from '../ui/card.module.css';
import { ShareButton } from '../share/share-button.tsx';
import type { Shared } from '../share/shared.ts';
import { NEXT, useEscape } from '../ui/focus.ts';
import styles from './box.module.css';

interface BoxFrameProps {
  readonly title: string;
  /** Whether to hide the title, because readers who can see the screen find it behind the box. */
  readonly hideTitle?: boolean;
  readonly children: ComponentChildren;
  /** Shown instead while the box is hidden. */
  readonly hidden?: ComponentChildren;
  /** The address of the hand's breakdown; undefined in the box that shows it. */
  readonly breakdown?: string;
  /** The address behind OK. */
  readonly onward: string;
  /** The address that Escape leads to. */
  readonly leave: string;
  /** Returns what to share; undefined if there is nothing. */
  readonly what: () => Shared | undefined;
  readonly turns: Turns | undefined;
  /** Further buttons next to Share. */
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

/**
 * A score box: title, content, links to the hands before and after, then the ways out, which stay on the screen however long the box is. The arrow keys
 * turn over. While hidden, it has one button.
 */
export function BoxFrame({ title, hideTitle, children, hidden, leave, ...ways }: BoxFrameProps) {
  useEscape(() => (location.hash = leave));
  const { previous, next } = ways.turns ?? {};
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
    <section class={`${card.card} ${styles.box}`} aria-label={title} data-hidden={isHidden.value}>
      <h2 class={hideTitle ? 'hidden' : undefined}>{title}</h2>
      {isHidden.value ? hidden : children}
      {isHidden.value ? <HideButton /> : <Ways {...ways} />}
    </section>
  );
}

/** Everything that leads on from a box, and the ways out of it. */
function Ways({
  breakdown,
  onward,
  what,
  turns,
  actions,
}: Pick<BoxFrameProps, 'breakdown' | 'onward' | 'what' | 'turns' | 'actions'>) {
  const texts = words.value.hand;
  return (
    <>
      <div class="row">
        {turns && <TurnLinks turns={turns} />}
        {breakdown !== undefined && (
          <a class={button.button} href={breakdown}>
            {texts.breakdown}
          </a>
        )}
        <ShareButton class={button.button} what={what} />
        {actions}
      </div>
      <div class={styles.exits}>
        <HideButton />
        <a class={button.primary} href={onward} {...NEXT}>
          {texts.ok}
        </a>
      </div>
    </>
  );
}

function TurnLinks({ turns: { label, nth, of, previous, next } }: { readonly turns: Turns }) {
  const texts = words.value.hand;
  return (
    <nav class={styles.turns} aria-label={label}>
      {previous === undefined ? (
        <span />
      ) : (
        <a class={button.button} href={previous}>
          {texts.previous}
        </a>
      )}
      <span>{texts.place(nth, of)}</span>
      {next === undefined ? (
        <span />
      ) : (
        <a class={button.button} href={next}>
          {texts.next}
        </a>
      )}
    </nav>
  );
}

/** The address at which the reader hid the box: the next box is shown again. */
const hiddenAt = signal<Route>();
export const isHidden = computed(() => hiddenAt.value === route.value);

/** Leaves only what lies on the table, or brings the box back. */
function HideButton() {
  const texts = words.value.hand;
  return (
    <button
      type="button"
      class={button.button}
      aria-pressed={isHidden.value}
      onClick={() => (hiddenAt.value = isHidden.value ? undefined : route.value)}
    >
      {isHidden.value ? texts.show : texts.hide}
    </button>
  );
}
