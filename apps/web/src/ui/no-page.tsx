import { words } from '../prefs.ts';
import { type Place, addressOf } from '../router.ts';

/** At an address that leads nowhere: that it does, and the way back to what there is above it. */
export function NoPage({ to, path, name }: { readonly to: Place; readonly path?: readonly string[]; readonly name?: string }) {
  return (
    <p role="alert">
      {words.value.nowhere} <a href={addressOf(to, path)}>{name ?? words.value.places[to]}</a>
    </p>
  );
}
