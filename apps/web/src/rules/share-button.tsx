import { words } from '../prefs.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import type { RuleChanges } from './changes.ts';
import { editAddress } from './edit-address.ts';
import styles from './rules.module.css';

/** Copies a link that holds the rules; whoever opens it makes them their own, so it has no id. */
export function ShareButton({ changes }: { readonly changes: RuleChanges }) {
  const { rules: said } = words.value;
  const link = () => new URL(editAddress({ ...changes, id: undefined }), location.href).href;
  return <CopyButton label={said.share} title={said.shareNote} class={styles.button} text={link} />;
}
