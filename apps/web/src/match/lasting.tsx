import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { keepTexts, keptText } from '../browser-texts.ts';
import { words } from '../prefs.ts';
import button from '../ui/button.module.css';
import card from '../ui/card.module.css';

/** Why what is saved may not last: Safari forgets sites that are not visited, other browsers may need the room. */
type Risk = 'days' | 'space';

const told = keptText('toldOfRisk');

/** Asks the browser not to clear its storage. It may refuse, or not support the request. */
export function askToPersist(): void {
  void navigator.storage?.persist?.().catch(() => {});
}

/** Says once what may happen to what is saved, and what helps. An installed app is not cleared. */
export function Lasting() {
  const risk = useSignal<Risk | undefined>(undefined);
  useEffect(() => void riskHere().then((found) => (risk.value = found)), []);
  if (!risk.value || told.value) return null;
  const said = words.value.match.lasting;
  return (
    <section class={card.card}>
      <h3>{said.heading}</h3>
      <p>{said[risk.value]}</p>
      <div class="row">
        <button type="button" class={button.button} onClick={() => keepTexts({ toldOfRisk: 'yes' })}>
          {said.understood}
        </button>
      </div>
    </section>
  );
}

async function riskHere(): Promise<Risk | undefined> {
  if (matchMedia('(display-mode: standalone)').matches) return undefined;
  // Only Safari and the other browsers on its engine have these events.
  if ('GestureEvent' in globalThis) return 'days';
  const isKept = await navigator.storage?.persisted?.().catch(() => false);
  return isKept ? undefined : 'space';
}
