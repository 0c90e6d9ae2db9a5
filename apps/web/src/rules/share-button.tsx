import { useState } from 'preact/hooks';

import { words } from '../prefs.ts';
import type { RuleChanges } from './changes.ts';
import { editAddress } from './edit-address.ts';
import styles from './rules.module.css';

/** Copies a link that holds the rules; whoever opens it makes them their own, so it has no id. */
export function ShareButton({ changes }: { readonly changes: RuleChanges }) {
  const [copied, setCopied] = useState('');
  const { rules: said } = words.value;
  const link = new URL(editAddress({ ...changes, id: undefined }), location.href).href;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(link);
  };
  return (
    <>
      <button type="button" class={styles.button} onClick={() => void copy()} title={said.shareNote}>
        {said.share}
      </button>
      <span role="status">{copied === link && said.copied}</span>
    </>
  );
}
