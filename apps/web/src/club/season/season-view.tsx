import card from '../../ui/card.module.css';
import place from '../../ui/place.module.css';
import { HiddenResults, OnlyOfficials } from '../desk/hidden-results.tsx';
import { deskWords } from '../desk/words.ts';
import { isHidden } from '../event.ts';
import { Ratings } from './ratings-table.tsx';
import { ReadingLine, season, useLogs } from './store.tsx';
import { SectionTables, WinList, shownSeason, winsOf } from './sections.tsx';
import { seasonPageWords, seasonWords } from './words.ts';

/** All matches of the event together, unless results are hidden. */
export function SeasonView() {
  return (
    <div class={place.place}>
      <h2>{deskWords.value.views.season}</h2>
      <OnlyOfficials />
      {isHidden.value ? <HiddenResults /> : <AllMatches />}
    </div>
  );
}

/** A gallery of wins, the ratings and statistics. */
function AllMatches() {
  useLogs();
  return (
    <>
      <ReadingLine />
      <div class={place.uneven}>
        <Gallery />
        <Ratings />
      </div>
      <Statistics />
    </>
  );
}

/** Every yakuman, and the most expensive other wins. */
function Gallery() {
  const texts = seasonPageWords.value.gallery;
  const titles = seasonWords.value.sections;
  const all = season.value?.map((table) => shownSeason(table)) ?? [];
  const yakuman = winsOf('yakuman', all);
  const others = winsOf('biggest', all).filter(({ win }) => win.limit !== 'yakuman');
  return (
    <section class={card.card}>
      <h3>{texts.heading}</h3>
      {season.value && (
        <>
          <h4>{titles.yakuman}</h4>
          {yakuman.length === 0 ? <p>{texts.noYakuman}</p> : <WinList wins={yakuman} />}
          {(others.length > 0 || yakuman.length === 0) && (
            <>
              <h4>{titles.biggest}</h4>
              {others.length === 0 ? <p>{texts.noWins}</p> : <WinList wins={others} />}
            </>
          )}
        </>
      )}
    </section>
  );
}

/** Statistics of all players together and of each. */
function Statistics() {
  const texts = seasonPageWords.value;
  if (!season.value) return null;
  const played = season.value.filter(({ matches }) =>
    matches.some(({ outcomes }) => Object.values(outcomes).some((hands) => hands > 0)),
  );
  return (
    <section class={place.place}>
      <h3>{texts.statistics}</h3>
      {played.length === 0 && <p>{texts.noHands}</p>}
      {played.map((table) => {
        const { text } = shownSeason(table);
        return (
          <div key={table.seats} class="stack">
            {text.games.map((line) => (
              <p key={line} class="note">
                {line}
              </p>
            ))}
            <SectionTables text={text} ids={['play', 'seats', 'riichi', 'outcomes', 'yaku', 'limits', 'hanFu']} />
          </div>
        );
      })}
    </section>
  );
}
