import { signal, useSignal } from '@preact/signals';

import { FaultMet, Guarded } from './fault.tsx';
import { fetched, late } from './fetched.ts';
import { HandPlace } from './hand/hand-place.tsx';
import { NotLoaded, later } from './later.tsx';
import { words, wordsOf } from './prefs.ts';
import { TABS, addressOf, matchAddress, route } from './router.ts';
import { NoPage } from './ui/links.tsx';
import { Mark } from './ui/mark.tsx';
import { missing } from './words/loaded-for.ts';
import styles from './app.module.css';
import button from './ui/button.module.css';

const HandRules = later(async () => {
  const [{ HandRules: Picker }] = await Promise.all([fetched(() => import('./hand/hand-rules.tsx')), wordsOf('details')]);
  return Picker;
});
const ChartsPlace = later(async () => {
  const [{ ChartsPlace: Place }] = await Promise.all([fetched(() => import('./charts/charts-place.tsx')), wordsOf('charts')]);
  return Place;
});
const MatchPlace = later(async () => {
  const [{ MatchPlace: Place }] = await Promise.all([fetched(() => import('./match/match-place.tsx')), wordsOf('match')]);
  return Place;
});
const RulesPlace = later(async () => {
  const [{ RulesPlace: Place, ruleNotesReady }] = await Promise.all([
    fetched(() => import('./rules/rules-place.tsx')),
    wordsOf('rules'),
  ]);
  await ruleNotesReady();
  return Place;
});
const GlossaryPlace = later(async () => {
  const [{ glossaryPlace }] = await Promise.all([fetched(() => import('./glossary/glossary-place.tsx')), wordsOf('glossary')]);
  return glossaryPlace();
});

/** The frame: navigation, settings, and the current place. */
export function App() {
  const { place, path } = route.value;
  return (
    <div class={styles.frame}>
      <a class={`unprinted ${styles.skip}`} href="#content" onClick={focusContent}>
        {words.value.skip}
      </a>
      <nav class={`unprinted ${styles.places}`} aria-label="tenbo">
        <Mark />
        {TABS.map((one) => (
          <a
            key={one}
            href={one === 'match' ? matchAddress() : addressOf(one)}
            class={styles.place}
            aria-current={one === place ? 'page' : undefined}
          >
            {words.value.places[one]}
          </a>
        ))}
      </nav>
      <main id="content" tabIndex={-1} class={styles.content} data-place={place}>
        <header class={`row ${styles.header}`}>
          <Mark />
          <h1>{place ? words.value.places[place] : 'tenbo'}</h1>
          {place === 'hand' && path.length === 0 && (
            <div class={`row ${styles.rules}`}>
              <HandRules />
            </div>
          )}
          <Settings />
        </header>
        <Newer />
        {missing.value.size + late.value > 0 && <NotLoaded again={() => missing.peek().forEach((again) => again())} />}
        <FaultMet />
        <Guarded where={[place, ...path].join('/')}>
          {place === undefined && <NoPage to="hand" />}
          {place === 'hand' && <HandPlace />}
          {place === 'match' && <MatchPlace />}
          {place === 'charts' && <ChartsPlace />}
          {place === 'rules' && <RulesPlace />}
          {place === 'glossary' && <GlossaryPlace />}
        </Guarded>
      </main>
    </div>
  );
}

function focusContent(event: Event): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

/** Reloads into the newer version of the page; undefined unless one is installed and ready. */
export const takeNewer = signal<(() => void) | undefined>(undefined);

/** A quiet line when a newer version is ready; the reader decides when to reload. */
function Newer() {
  return (
    <div role="status" class={`row quiet ${styles.newer}`}>
      {takeNewer.value && (
        <>
          {words.value.newer}
          <button type="button" class={button.link} onClick={takeNewer.value}>
            {words.value.reload}
          </button>
        </>
      )}
    </div>
  );
}

const Choices = later(async () => {
  const [{ Choices: Shown }] = await Promise.all([fetched(() => import('./choices.tsx')), wordsOf('choices')]);
  return Shown;
});

/** The settings of the whole page: a button and the sheet it opens. Going to another place closes the sheet. */
function Settings() {
  const { place, path } = route.value;
  const here = [place, ...path].join('/');
  const openAt = useSignal<string | undefined>(undefined);
  const { settings } = words.value;
  return (
    <>
      <button type="button" class={`unprinted ${styles.settings}`} aria-haspopup="dialog" onClick={() => (openAt.value = here)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 7h8m8 0h2M3 17h2m8 0h8" />
          <circle cx="15" cy="7" r="3.5" />
          <circle cx="9" cy="17" r="3.5" />
        </svg>
        <span class="hidden">{settings}</span>
      </button>
      {openAt.value === here && <Choices onClose={() => (openAt.value = undefined)} />}
    </>
  );
}
