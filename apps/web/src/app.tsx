import styles from './app.module.css';
import { FaultMet, Guarded } from './fault.tsx';
import { fetched, late } from './fetched.ts';
import { HandPlace } from './hand/hand-place.tsx';
import { NotLoaded, later } from './later.tsx';
import { takeNewer } from './newer.ts';
import { words, wordsOf } from './prefs.ts';
import { TABS, addressOf, route } from './router.ts';
import { matchAddress } from './running.ts';
import { Settings } from './settings.tsx';
import button from './ui/button.module.css';
import { NoPage } from './ui/links.tsx';
import { Mark } from './ui/mark.tsx';
import { missing } from './words/loaded-for.ts';

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
