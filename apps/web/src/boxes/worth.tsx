import { useSignal } from '@preact/signals';
import type { WinText } from '@tenbo/i18n';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { locale, words } from '../prefs.ts';
import button from '../ui/button.module.css';
import styles from './box.module.css';

interface Props {
  readonly total: string;
  /** The yaku, fu and arithmetic; undefined if hidden or not entered. */
  readonly lines: WinText | undefined;
}

/** The score of a hand line by line, and the total, which stays visible below the lines. */
export function Worth({ total, lines }: Props) {
  const texts = words.value.hand;
  const label = <span class="note">{texts.total}</span>;
  return (
    <div>
      {lines ? (
        <ScrolledList label={texts.yaku} below={label}>
          <Lines text={lines} />
        </ScrolledList>
      ) : (
        label
      )}
      <p class={`figure ${styles.headline}`}>{total}</p>
    </div>
  );
}

/** The same lines without the total. */
export function ScoreLines({ text }: { readonly text: WinText }) {
  return (
    <div>
      <ScrolledList label={words.value.hand.yaku} below={<span />}>
        <Lines text={text} />
      </ScrolledList>
    </div>
  );
}

/** Yaku, fu and the arithmetic. */
function Lines({ text }: { readonly text: WinText }) {
  return (
    <>
      <ul>
        {text.yaku.map(({ name, value }) => (
          <li key={name}>
            <span class="capital">{name}</span>
            <span>{value}</span>
          </li>
        ))}
      </ul>
      {text.fu.length > 0 && (
        <ul>
          {text.fu.map(({ label, fu }, i) => (
            <li key={i}>
              <span class="capital">{label}</span>
              <span class="number">{locale.value.fu(fu)}</span>
            </li>
          ))}
        </ul>
      )}
      <p>{text.rounding}</p>
      <p>{text.arithmetic}</p>
    </>
  );
}

interface ScrolledListProps {
  readonly label: string;
  readonly children: ComponentChildren;
  /** Shown below the list, next to Up and Down. */
  readonly below: ComponentChildren;
}

/** The share of the visible height that Up and Down scroll by, so that a line or two stay visible. */
const STEP = 0.8;

/** A list as high as the screen allows, with Up and Down if it is longer. */
function ScrolledList({ label, children, below }: ScrolledListProps) {
  const frame = useRef<HTMLDivElement>(null);
  const hiddenAbove = useSignal(false);
  const hiddenBelow = useSignal(false);
  const measure = () => {
    const { scrollTop, scrollHeight, clientHeight } = frame.current as HTMLDivElement;
    hiddenAbove.value = scrollTop > 0;
    hiddenBelow.value = scrollHeight - clientHeight - scrollTop > 1;
  };
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current?.firstElementChild) return undefined;
    const observer = new ResizeObserver(measure);
    for (const element of [current, current.firstElementChild]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const move = (way: 1 | -1) => frame.current?.scrollBy({ top: way * STEP * frame.current.clientHeight });
  const [canUp, canDown] = [hiddenAbove.value, hiddenBelow.value];
  return (
    <>
      <div ref={frame} class={styles.lines} tabIndex={0} role="group" aria-label={label} onScroll={measure}>
        <div class={`stack ${styles.rows}`}>{children}</div>
      </div>
      <div class={`ends ${styles.below}`}>
        {below}
        {(canUp || canDown) && (
          <span class="row">
            <ScrollButton name={words.value.hand.up} can={canUp} onClick={() => move(-1)} />
            <ScrollButton name={words.value.hand.down} can={canDown} onClick={() => move(1)} />
          </span>
        )}
      </div>
    </>
  );
}

interface ScrollButtonProps {
  readonly name: string;
  readonly can: boolean;
  readonly onClick: () => void;
}

/** Not `disabled` at the end of the list, so that the button keeps the focus. */
function ScrollButton({ name, can, onClick }: ScrollButtonProps) {
  return (
    <button type="button" class={button.button} aria-disabled={!can} onClick={onClick}>
      {name}
    </button>
  );
}
