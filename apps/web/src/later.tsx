import { signal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';

/** A place, or a part of one, whose code is fetched when it is first shown. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => JSX.Element | null {
  const loaded = signal<{ readonly Part: ComponentType<P> }>();
  let asked = false;
  return function Later(props) {
    if (!asked) {
      asked = true;
      void load().then((Part) => (loaded.value = { Part }));
    }
    return loaded.value ? <loaded.value.Part {...props} /> : null;
  };
}
