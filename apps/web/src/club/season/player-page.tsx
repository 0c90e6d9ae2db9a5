import { type Tournament, standingsOf } from '@tenbo/tournament';

import { locale } from '../../prefs.ts';
import { ScoreChart } from '../../match/accounts/course-view.tsx';
import card from '../../ui/card.module.css';
import fold from '../../ui/fold.module.css';
import lines from '../../ui/lines.module.css';
import { NoPage } from '../../ui/links.tsx';
import place from '../../ui/place.module.css';
import { Table } from '../../ui/table.tsx';
import { HiddenResults, OnlyOfficials } from '../desk/hidden-results.tsx';
import { PlayerLink } from '../desk/player-links.tsx';
import { afterText, roundName } from '../desk/texts.ts';
import { deskWords } from '../desk/words.ts';
import { isHidden, isOwnPage, nameOf, summaries, tournament } from '../event.ts';
import { courseOf } from './course.ts';
import { ReadingLine, season, useLogs } from './store.tsx';
import { RoundsOfPlayer } from './rounds-of-player.tsx';
import { type ShownSeason, SectionTables, WinList, shownSeason, winsOf } from './sections.tsx';
import { seasonPageWords, seasonWords } from './words.ts';

/** A player of the event: place, results, course, statistics, biggest hands. */
export function PlayerPage({ player }: { readonly player: string }) {
  useLogs();
  const texts = seasonPageWords.value.player;
  const state = tournament.value;
  const entrant = state?.players.find((one) => one.player === player);
  if (!state) return null;
  if (!entrant) return <NoPage to="match" path={['club', 'desk', 'players']} name={deskWords.value.views.players} />;
  const { team, isSubstitute } = entrant;
  // Of others' matches only those with this player could be read: too few to say anything.
  const hasStatistics = !isHidden.value || isOwnPage(player);
  return (
    <div class={place.place}>
      <header>
        <h2 class="breaks">{nameOf(player)}</h2>
        {team !== undefined && <p class="quiet breaks">{team}</p>}
        {isSubstitute && <p class="quiet">{texts.substitute}</p>}
      </header>
      {hasStatistics && <ReadingLine player={player} />}
      <OnlyOfficials />
      <div class={place.uneven}>
        <div class={place.place}>
          {isHidden.value ? <HiddenResults /> : <Course state={state} player={player} />}
          <section class={card.card}>
            <h3>{texts.rounds}</h3>
            <RoundsOfPlayer state={state} player={player} />
          </section>
        </div>
        <div class={place.place}>
          <PlayerLink player={player} />
          {hasStatistics && <BiggestHands player={player} />}
        </div>
      </div>
      {hasStatistics && <Statistics player={player} />}
    </div>
  );
}

interface Props {
  readonly state: Tournament;
  readonly player: string;
}

/** The current place and total, and how the total developed. */
function Course({ state, player }: Props) {
  const texts = seasonPageWords.value.player;
  const { ranking } = locale.value.match;
  const standings = standingsOf(state, summaries.value);
  const standing = standings.find((one) => one.player === player);
  const course = courseOf(state, summaries.value, player);
  if (!standing || course.length === 0) return null;
  return (
    <section class={card.card}>
      <h3>{texts.stand}</h3>
      <dl class={lines.pairs}>
        <div>
          <dt>{texts.place}</dt>
          <dd class="figure">
            {standing.place} / {standings.length}
          </dd>
        </div>
        <div>
          <dt>{texts.total}</dt>
          <dd class="figure">{ranking(standing.total)}</dd>
        </div>
      </dl>
      <p class="note">{afterText(standings)}</p>
      <ScoreChart
        title={texts.course}
        players={[nameOf(player)]}
        course={[[0], ...course.map(({ total }) => [total])]}
        pointsText={ranking}
      />
      <details class={fold.fold}>
        <summary>{seasonWords.value.asTable}</summary>
        <Table
          title={texts.course}
          columns={[texts.after, texts.total, texts.place]}
          rows={course.map(({ round, total, place: at }) => [roundName(round), ranking(total), String(at)])}
        />
      </details>
    </section>
  );
}

/** A player's statistics, one for each number of players at a table. */
function shownOf(player: string): readonly ShownSeason[] {
  const own = (season.value ?? []).filter(({ players }) => players.some(({ name }) => name === player));
  return own.map((table) => shownSeason(table, player));
}

function BiggestHands({ player }: Pick<Props, 'player'>) {
  const wins = winsOf('biggest', shownOf(player));
  return (
    <section class={card.card}>
      <h3>{seasonWords.value.sections.biggest}</h3>
      {season.value && wins.length === 0 && <p>{seasonPageWords.value.player.noWins}</p>}
      <WinList wins={wins} isOfOne />
    </section>
  );
}

/** Sections with a single line per player: the headings become labels, the cells values. */
const LINES = ['standings', 'play', 'riichi'] as const;

function Statistics({ player }: Pick<Props, 'player'>) {
  return (
    <>
      {shownOf(player).map(({ text }) => (
        <section key={text.title} class={place.place}>
          <h3>{seasonPageWords.value.statistics}</h3>
          {text.games.map((line) => (
            <p key={line} class="note">
              {line}
            </p>
          ))}
          <div class={place.wide}>
            {LINES.flatMap((id) => text.sections.filter((section) => section.id === id)).map((section) => (
              <section key={section.id} class={card.card}>
                <h4>{section.id === 'standings' ? seasonPageWords.value.player.results : section.title}</h4>
                <dl class={lines.pairs}>
                  {section.headings.slice(section.words).map((heading, i) => (
                    <div key={heading}>
                      <dt>{heading}</dt>
                      <dd>{section.rows[0]?.[section.words + i]}</dd>
                    </div>
                  ))}
                </dl>
              </section>
            ))}
          </div>
          <SectionTables text={text} ids={['seats', 'yaku', 'limits', 'hanFu']} />
        </section>
      ))}
    </>
  );
}
