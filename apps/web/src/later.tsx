import { signal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';

import { words } from './prefs.ts';
import button from './ui/button.module.css';
import card from './ui/card.module.css';

interface Props {
  readonly said: string;
  /** The label of the way out, other than reloading the page. */
  readonly way: string;
  readonly onWay: () => void;
}

/** Reports a failure, and what the reader can do about it. */
export function Alarm({ said, way, onWay }: Props) {
  return (
    <div role="alert" class={card.alarm}>
      <p>{said}</p>
      <div class="row">
        <button type="button" class={button.button} onClick={onWay}>
          {way}
        </button>
        <button type="button" class={button.button} onClick={() => location.reload()}>
          {words.value.reload}
        </button>
      </div>
    </div>
  );
}

/** A component whose code is fetched when it is first shown; if that fails, the reader can try again, and has `Without` meanwhile. */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Without?: ComponentType<P>,
): (props: P) => JSX.Element | null {
  const loaded = signal<{ readonly Part: ComponentType<P> } | 'loading' | 'failed'>();
  const ask = async () => {
    loaded.value = 'loading';
    try {
      loaded.value = { Part: await load() };
    } catch {
      loaded.value = 'failed';
    }
  };
  return function Later(props) {
    if (loaded.peek() === undefined) void ask();
    if (loaded.value === 'failed') {
      return (
        <>
          <NotLoaded again={() => void ask()} />
          {Without && <Without {...props} />}
        </>
      );
    }
    return typeof loaded.value === 'object' ? <loaded.value.Part {...props} /> : null;
  };
}

/** Something failed to load: an old page asks for files that are no longer served, or there is no network. */
export function NotLoaded({ again }: { readonly again: () => void }) {
  return <Alarm said={words.value.notLoaded} way={words.value.again} onWay={again} />;
}
