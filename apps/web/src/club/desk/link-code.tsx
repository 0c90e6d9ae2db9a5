import { locale } from '../../prefs.ts';
import button from '../../ui/button.module.css';
import { CopyButton } from '../../ui/copy-button.tsx';
import { linkAddress } from '../address.ts';
import styles from './desk.module.css';
import { Qr } from './qr.tsx';
import { deskWords } from './words.ts';

/** The QR code of a link, to scan or copy. @param name what the link is for */
export function LinkCode({ token, name }: { readonly token: string; readonly name: string }) {
  const said = deskWords.value.links;
  const address = linkAddress(token);
  return (
    <div class={styles.code}>
      <Qr text={address} name={said.code(name)} />
      <code class="breaks">{address}</code>
      <div class="row">
        <CopyButton label={said.copy} text={() => address} class={button.button} />
        <span class="hidden">{locale.value.rule(said.copy, name)}</span>
      </div>
    </div>
  );
}
