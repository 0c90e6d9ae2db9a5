import { YAKU } from '@tenbo/engine';
import { LANGUAGES, type Term, likestTerms, loadGlossary, searchTerms, termsCalled } from '@tenbo/i18n';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';

import { ExampleHand } from '../charts/example-hand.tsx';
import { fetched } from '../fetched.ts';
import { language, words } from '../prefs.ts';
import { addressOf, replaceAddress, route } from '../router.ts';
import button from '../ui/button.module.css';
import { useTitle } from '../title.ts';
import card from '../ui/card.module.css';
import field from '../ui/field.module.css';
import lines from '../ui/lines.module.css';
import { NoPage, useLeftHere } from '../ui/links.tsx';
import place from '../ui/place.module.css';
import styles from './glossary.module.css';

/** The place, once the terms have loaded. */
export async function glossaryPlace(): Promise<typeof GlossaryPlace> {
  await glossaryReady();
  return GlossaryPlace;
}

/** The glossary: all terms, those that a search finds, or those with the name in the address. */
function GlossaryPlace() {
  const { path, params } = route.value;
  const [name, ...more] = path;
  const text = params.get('search') ?? '';
  useTitle(name === undefined ? text : (termsCalled(name, allTerms())[0]?.names[language.value] ?? ''));
  if (more.length > 0) return <NoPage to="glossary" />;
  return (
    <div class={`${place.place} ${styles.place}`}>
      <Search text={text} />
      {name === undefined ? <Found text={text} /> : <Named name={name} />}
    </div>
  );
}

/** Searches while the reader types. The address contains the text, so that going back returns to the results. */
function Search({ text }: { readonly text: string }) {
  const id = useId();
  const texts = words.value.glossary;
  return (
    <form role="search" class={`${field.field} ${place.narrow}`} onSubmit={goToFirst}>
      <label for={id} class="quiet">
        {texts.search}
      </label>
      <input
        id={id}
        class={field.input}
        type="search"
        value={text}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        maxLength={100}
        onInput={(event) => show(event.currentTarget.value)}
      />
    </form>
  );
}

function show(text: string): void {
  const address = addressOf('glossary', [], new URLSearchParams(text === '' ? {} : { search: text }));
  if (route.peek().path.length > 0) location.hash = address;
  else replaceAddress(address);
}

function goToFirst(event: Event): void {
  event.preventDefault();
  const [first] = searchTerms(route.peek().params.get('search') ?? '', allTerms(), language.peek());
  if (first) location.hash = addressOf('glossary', [first.id]);
}

function Found({ text }: { readonly text: string }) {
  const texts = words.value.glossary;
  const found = searchTerms(text, allTerms(), language.value);
  return (
    <>
      <p role="status" class="quiet">
        {found.length > 0 ? texts.found(found.length) : texts.unknown}
      </p>
      {found.length > 0 ? <TermList terms={found} /> : <Nearest text={text} />}
    </>
  );
}

/** Terms with similar names, if there are any. */
function Nearest({ text }: { readonly text: string }) {
  const terms = likestTerms(text, allTerms());
  if (terms.length === 0) return null;
  return (
    <>
      <p class="quiet">{words.value.glossary.nearest}</p>
      <TermList terms={terms} />
    </>
  );
}

function TermList({ terms }: { readonly terms: readonly Term[] }) {
  return (
    <ul class={`${lines.lines} ${lines.columns} ${styles.list}`}>
      {terms.map((term) => (
        <Listed key={term.id} term={term} />
      ))}
    </ul>
  );
}

function Listed({ term: { id, names, romaji, says } }: { readonly term: Term }) {
  const left = useLeftHere(id);
  const name = names[language.value];
  return (
    <li>
      <a {...left} href={addressOf('glossary', [id])}>
        <strong>{name}</strong>
        <span class="quiet">{romaji === name ? '' : romaji}</span>
        <span class="cut across">{says[language.value]}</span>
      </a>
    </li>
  );
}

/** All terms of this name, in any spelling. */
function Named({ name }: { readonly name: string }) {
  const texts = words.value.glossary;
  const called = termsCalled(name, allTerms());
  return (
    <>
      <p>
        <a class={button.link} href={addressOf('glossary')}>
          {texts.all}
        </a>
      </p>
      {called.map((term, i) => (
        <OneTerm key={term.id} term={term} isFirst={i === 0} />
      ))}
      {called.length === 0 && (
        <>
          <p role="alert">{texts.unknown}</p>
          <Nearest text={name} />
        </>
      )}
    </>
  );
}

/** A term in full. The first at an address takes the focus, because the link that led here is gone. */
export function OneTerm({ term, isFirst }: { readonly term: Term; readonly isFirst: boolean }) {
  const { id, names, romaji, says, also, see } = term;
  const texts = words.value.glossary;
  const languages = new Intl.DisplayNames(language.value, { type: 'language' });
  const heading = useRef<HTMLHeadingElement>(null);
  const yaku = YAKU.find((one) => one.id === id);
  useLayoutEffect(() => {
    if (!isFirst) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [id]);
  return (
    <article class={`${card.card} ${place.narrow} ${styles.term}`} aria-labelledby={`term-${id}`}>
      <h2 id={`term-${id}`} ref={heading} tabIndex={-1}>
        {names[language.value]}
      </h2>
      <p>{says[language.value]}</p>
      {yaku && (
        <figure aria-label={texts.example}>
          <ExampleHand id={yaku.id} />
        </figure>
      )}
      <dl class={lines.pairs}>
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
            <dt>{texts.also}</dt>
            <dd>{also.join(' · ')}</dd>
          </div>
        )}
      </dl>
      {see.length > 0 && (
        <nav class="row apart" aria-label={texts.see}>
          <span class="quiet">{texts.see}</span>
          {allTerms()
            .filter((other) => see.includes(other.id))
            .map((other) => (
              <a key={other.id} class={button.link} href={addressOf('glossary', [other.id])}>
                {other.names[language.value]}
              </a>
            ))}
        </nav>
      )}
    </article>
  );
}

let loaded: readonly Term[] = [];

/** Resolves when the terms have loaded. */
export async function glossaryReady(): Promise<void> {
  loaded = await fetched(loadGlossary);
}

export function allTerms(): readonly Term[] {
  return loaded;
}
