import type { TermId } from '@tenbo/i18n';

import { addressOf } from '../router.ts';
import { useLeftHere } from './left-here.ts';
import styles from './term-link.module.css';

interface Props {
  readonly term: TermId;
  readonly children: string;
  /** Where a tap on the word does something else, a mark beside it leads to what it means. */
  readonly mark?: true;
}

/** A word on the screen that leads to what it means. */
export function TermLink({ term, children, mark }: Props) {
  const left = useLeftHere(term);
  return (
    <a {...left} class={mark ? styles.mark : styles.term} href={addressOf('glossary', [term])} aria-label={children}>
      {mark ? '?' : children}
    </a>
  );
}
