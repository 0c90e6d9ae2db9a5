import { YAKU } from '@tenbo/engine';
import { LANGUAGES, type Term } from '@tenbo/i18n';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { ExampleHand } from '../charts/example-hand.tsx';
import { language, words } from '../prefs.ts';
import { addressOf } from '../router.ts';
import styles from './glossary.module.css';
import { allTerms } from './glossary.ts';

/** A term whole. The first of those at an address takes the focus, as what led to it is gone. */
export function OneTerm({ term, isFirst }: { readonly term: Term; readonly isFirst: boolean }) {
  const { id, names, romaji, says, also, see } = term;
  const said = words.value.glossary;
  const languages = new Intl.DisplayNames(language.value, { type: 'language' });
  const heading = useRef<HTMLHeadingElement>(null);
  const yaku = YAKU.find((one) => one.id === id);
  useLayoutEffect(() => {
    if (!isFirst) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [id]);
  return (
    <article class={styles.term} aria-labelledby={`term-${id}`}>
      <h2 id={`term-${id}`} ref={heading} tabIndex={-1}>
        {names[language.value]}
      </h2>
      <p>{says[language.value]}</p>
      {yaku && (
        <figure aria-label={said.example}>
          <ExampleHand id={yaku.id} />
        </figure>
      )}
      <dl>
        {LANGUAGES.map((one) => (
          <div key={one}>
            <dt>{languages.of(one)}</dt>
            <dd>
              <span lang={one}>{names[one]}</span>
              {one === 'ja' && romaji !== undefined && (
                <>
                  {' · '}
                  <span lang="ja-Latn">{romaji}</span>
                </>
              )}
            </dd>
          </div>
        ))}
        {also.length > 0 && (
          <div>
            <dt>{said.also}</dt>
            <dd>{also.join(' · ')}</dd>
          </div>
        )}
      </dl>
      {see.length > 0 && (
        <nav aria-label={said.see}>
          <span class={styles.quiet}>{said.see}</span>
          {allTerms()
            .filter((other) => see.includes(other.id))
            .map((other) => (
              <a key={other.id} href={addressOf('glossary', [other.id])}>
                {other.names[language.value]}
              </a>
            ))}
        </nav>
      )}
    </article>
  );
}
