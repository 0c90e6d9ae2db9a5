import { effect } from '@preact/signals';

import { route } from '../router.ts';
import { screenOn } from './screen-on.ts';
import { current } from './store.ts';

/** From now on the screen stays on while a match is being played. Older browsers have no such lock. */
export function stayAwake(): void {
  if (!('wakeLock' in navigator)) return;
  const keep = screenOn(() => navigator.wakeLock.request('screen'), document);
  effect(() => {
    const { place, path } = route.value;
    const open = current.value;
    keep(place === 'match' && open !== undefined && open.id === path[0] && open.match.state.end === undefined);
  });
}
