import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { words } from '../prefs.ts';
import button from '../ui/button.module.css';
import place from '../ui/place.module.css';
import { CopyButton } from '../ui/copy-button.tsx';
import { save } from '../ui/save.ts';
import { Sheet } from '../ui/sheet.tsx';
import styles from './share-sheet.module.css';
import { type Shared, wholeText } from './shared.ts';

export interface Offer {
  readonly shared: Shared;
  /** Undefined if it could not be drawn. */
  readonly picture: File | undefined;
  /** Whether the system's sheet was tried first and failed. */
  readonly hasFailed: boolean;
}

interface Props {
  readonly offer: Offer;
  readonly onClose: () => void;
}

/** The picture, and buttons to copy and save what is shared. */
export function ShareSheet({ offer: { shared, picture, hasFailed }, onClose }: Props) {
  const texts = words.value.details;
  // Closes when the address changes, because what is behind the sheet is then no longer what is shared.
  useEffect(() => {
    addEventListener('hashchange', onClose);
    return () => removeEventListener('hashchange', onClose);
  }, [onClose]);
  return (
    <Sheet heading={words.value.hand.share} onClose={onClose}>
      <div class={place.place}>
        {hasFailed && <p role="alert">{texts.notShared}</p>}
        {picture && <Preview picture={picture} title={shared.title} />}
        <div class="row">
          <CopyButton class={button.button} label={texts.copyText} text={() => wholeText(shared)} />
          {shared.link !== undefined && (
            <CopyButton class={button.button} label={texts.copyLink} text={() => shared.link ?? ''} />
          )}
          {picture && (
            <>
              <CopyPicture picture={picture} />
              <button type="button" class={button.button} onClick={() => save(picture, picture.name)}>
                {words.value.hand.saveImage}
              </button>
            </>
          )}
        </div>
      </div>
    </Sheet>
  );
}

/** The picture as a data URL, the only kind of picture the page may show. */
function Preview({ picture, title }: { readonly picture: File; readonly title: string }) {
  const address = useSignal<string | undefined>(undefined);
  useEffect(() => {
    const reader = new FileReader();
    reader.addEventListener('load', () => (address.value = reader.result as string));
    reader.readAsDataURL(picture);
    return () => reader.abort();
  }, [picture]);
  return <img class={styles.picture} src={address.value} alt={title} width={1200} height={630} />;
}

/** Copies the picture itself, if the browser supports that. */
function CopyPicture({ picture }: { readonly picture: File }) {
  const texts = words.value.details;
  const status = useSignal('');
  if (typeof ClipboardItem !== 'function' || !isSecureContext) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]);
      status.value = words.value.hand.copied;
    } catch {
      status.value = texts.imageNotCopied;
    }
  };
  return (
    <>
      <button type="button" class={button.button} onClick={() => void copy()}>
        {texts.copyImage}
      </button>
      <span role="status">{status.value}</span>
    </>
  );
}
