import type { TermId } from '@tenbo/i18n';
import { useEffect, useRef } from 'preact/hooks';

import { words } from '../prefs.ts';
import { type Place, addressOf } from '../router.ts';
import { afterPaint } from './pacing.ts';
import styles from './term-link.module.css';

interface Props {
  readonly term: TermId;
  readonly children: string;
  /** Adds a `?` that is the link, if a tap on the word itself does something else. */
  readonly mark?: true;
}

/** A word that links to its glossary entry. */
export function TermLink({ term, children, mark }: Props) {
  const left = useLeftHere(term);
  return (
    <a {...left} class={mark ? styles.mark : styles.term} href={addressOf('glossary', [term])} aria-label={children}>
      {mark ? '?' : children}
    </a>
  );
}

/** Where the reader was when they followed a link. */
interface Left {
  readonly link: string;
  readonly scroll: number;
}

/** Props for a link so that going back restores the scroll position and the focus on the link. */
export function useLeftHere(link: string) {
  const ref = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const left = history.state as Left | null;
    if (left?.link !== link) return undefined;
    history.replaceState(null, '');
    return afterPaint(() => {
      scrollTo(0, left.scroll);
      ref.current?.focus({ preventScroll: true });
    });
  }, [link]);
  return { ref, onClick: () => history.replaceState({ link, scroll: scrollY } satisfies Left, '') };
}

/** Shown at an address that leads nowhere, with a link to the level above. */
export function NoPage({ to, path, name }: { readonly to: Place; readonly path?: readonly string[]; readonly name?: string }) {
  return (
    <p role="alert">
      {words.value.nowhere} <a href={addressOf(to, path)}>{name ?? words.value.places[to]}</a>
    </p>
  );
}
