import { type Term, likestTerms, searchTerms, termsCalled } from '@tenbo/i18n';
import { useId } from 'preact/hooks';

import { language, words } from '../prefs.ts';
import { addressOf, replaceAddress, route } from '../router.ts';
import { useLeftHere } from '../ui/left-here.ts';
import { NoPage } from '../ui/no-page.tsx';
import styles from './glossary.module.css';
import { allTerms, glossaryReady } from './glossary.ts';
import { OneTerm } from './one-term.tsx';

/** The place, once the terms are there. */
export async function glossaryPlace(): Promise<typeof GlossaryPlace> {
  await glossaryReady();
  return GlossaryPlace;
}

/** The words of the game: all of them, those that a search finds, or what is called as the address says. */
function GlossaryPlace() {
  const { path, params } = route.value;
  const [name, ...more] = path;
  const text = params.get('search') ?? '';
  if (more.length > 0) return <NoPage to="glossary" />;
  return (
    <div class={styles.place}>
      <Search text={text} />
      {name === undefined ? <Found text={text} /> : <Named name={name} />}
    </div>
  );
}

/** Finds as one types; the address holds what is searched for, so that the way back leads to what was found. */
function Search({ text }: { readonly text: string }) {
  const id = useId();
  const said = words.value.glossary;
  return (
    <form role="search" class={styles.search} onSubmit={goToFirst}>
      <label for={id}>{said.search}</label>
      <input
        id={id}
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
  const said = words.value.glossary;
  const found = searchTerms(text, allTerms(), language.value);
  return (
    <>
      <p role="status" class={styles.quiet}>
        {found.length > 0 ? said.found(found.length) : said.unknown}
      </p>
      {found.length > 0 ? <TermList terms={found} /> : <Nearest text={text} />}
    </>
  );
}

/** Terms that are called nearly so, if there are any. */
function Nearest({ text }: { readonly text: string }) {
  const terms = likestTerms(text, allTerms());
  if (terms.length === 0) return null;
  return (
    <>
      <p class={styles.quiet}>{words.value.glossary.nearest}</p>
      <TermList terms={terms} />
    </>
  );
}

function TermList({ terms }: { readonly terms: readonly Term[] }) {
  return (
    <ul class={styles.list}>
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
        <span class={styles.quiet}>{romaji === name ? '' : romaji}</span>
        <span class={styles.says}>{says[language.value]}</span>
      </a>
    </li>
  );
}

/** All that is called so, in whatever spelling. */
function Named({ name }: { readonly name: string }) {
  const said = words.value.glossary;
  const called = termsCalled(name, allTerms());
  return (
    <>
      <p>
        <a href={addressOf('glossary')}>{said.all}</a>
      </p>
      {called.map((term, i) => (
        <OneTerm key={term.id} term={term} isFirst={i === 0} />
      ))}
      {called.length === 0 && (
        <>
          <p role="alert">{said.unknown}</p>
          <Nearest text={name} />
        </>
      )}
    </>
  );
}
