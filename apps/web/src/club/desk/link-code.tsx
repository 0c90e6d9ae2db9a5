// The code of a link, to scan or copy.
import { encode } from 'uqr';

import { locale } from '../../prefs.ts';
import button from '../../ui/button.module.css';
import { CopyButton } from '../../ui/copy-button.tsx';
import card from '../../ui/card.module.css';
import { linkAddress } from '../address.ts';
import styles from './desk.module.css';
import { deskWords } from './words.ts';

/** The QR code of a link, to scan or copy. @param name what the link is for */
export function LinkCode({ token, name }: { readonly token: string; readonly name: string }) {
  const texts = deskWords.value.links;
  const address = linkAddress(token);
  return (
    <div class={styles.code}>
      <Qr text={address} name={texts.code(name)} />
      <code class="breaks">{address}</code>
      <div class="row">
        <CopyButton label={texts.copy} text={() => address} class={button.button} />
        <span class="hidden">{locale.value.rule(texts.copy, name)}</span>
      </div>
    </div>
  );
}

interface QrProps {
  readonly text: string;
  /** What the code leads to, for screen readers. */
  readonly name: string;
}

/** A QR code, black on white in both themes, with the margin of four modules that scanners need. */
export function Qr({ text, name }: QrProps) {
  const { data, size } = encode(text, { border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** Host names by which a computer reaches itself: a code with such an address is no use to a phone. */
const OWN_NAMES = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Warns that the codes do not work on other devices, if this page was opened under such a name. */
export function OnlyHere() {
  if (!OWN_NAMES.test(location.hostname)) return null;
  return <p class={`${card.card} unprinted`}>{deskWords.value.links.onlyHere(location.host)}</p>;
}
