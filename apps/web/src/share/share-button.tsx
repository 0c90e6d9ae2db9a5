import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

import { fetched } from '../fetched.ts';
import { later } from '../later.tsx';
import { words, wordsOf } from '../prefs.ts';
import type { Offer } from './share-sheet.tsx';
import { type Shared, send } from './shared.ts';

interface Props {
  readonly class: string | undefined;
  /** What the screen shows; undefined if there is nothing to share. */
  readonly what: () => Shared | undefined;
}

const ShareSheet = later(async () => {
  const [part] = await Promise.all([fetched(() => import('./share-sheet.tsx')), wordsOf('details')]);
  return part.ShareSheet;
});

/** Shares what is on the screen with the system's sheet, or with a sheet of the page if the system has none or fails. */
export function ShareButton({ class: look, what }: Props) {
  const offer = useSignal<Offer | undefined>(undefined);
  const isBusy = useRef(false);
  const shown = useRef(what);
  shown.current = what;
  const isGone = useRef(false);
  useEffect(() => () => void (isGone.current = true), []);
  const share = async () => {
    const shared = what();
    if (!shared) return;
    const picture = await pictureOf(shared);
    // By now the screen may show another hand.
    if (isGone.current || shown.current()?.text !== shared.text) return;
    const outcome = await send(shared, picture);
    if (outcome !== 'done' && !isGone.current) offer.value = { shared, picture, hasFailed: outcome === 'failed' };
  };
  const shareOnce = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    await share().finally(() => (isBusy.current = false));
  };
  return (
    <>
      <button type="button" class={look} onClick={() => void shareOnce()}>
        {words.value.hand.share}
      </button>
      {offer.value && <ShareSheet offer={offer.value} onClose={() => (offer.value = undefined)} />}
    </>
  );
}

/** The picture as a file. If it cannot be made, the words are shared alone. */
async function pictureOf({ picture, file }: Shared): Promise<File | undefined> {
  try {
    const { pngOf } = await fetched(() => import('./paint.ts'));
    return new File([await pngOf(picture)], file, { type: 'image/png' });
  } catch {
    return undefined;
  }
}
