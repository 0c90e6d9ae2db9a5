import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';

/** A place whose code is fetched when it is first gone to. */
export function later(load: () => Promise<ComponentType>): ComponentType {
  const loaded = signal<{ readonly Place: ComponentType }>();
  let asked = false;
  return function Later() {
    if (!asked) {
      asked = true;
      void load().then((Place) => (loaded.value = { Place }));
    }
    return loaded.value ? <loaded.value.Place /> : null;
  };
}
