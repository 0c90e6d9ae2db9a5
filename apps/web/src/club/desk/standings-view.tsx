import { useSignal } from '@preact/signals';
import type { TournamentStanding } from '@tenbo/ledger';
import { standingsOf } from '@tenbo/tournament';

import { locale } from '../../prefs.ts';
import button from '../../ui/button.module.css';
import { CopyButton } from '../../ui/copy-button.tsx';
import place from '../../ui/place.module.css';
import { save } from '../../ui/save.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { isHidden, nameOf, personOf, summaries, tournament } from '../event.ts';
import { deskAddress } from '../address.ts';
import { HiddenResults, OnlyOfficials } from './hidden-results.tsx';
import { afterText } from './texts.ts';
import { resultsCsv } from './results-file.ts';
import { emaCsv, standingsCsv, standingsJson } from './standing-files.ts';
import { StandingsTable } from './standings-table.tsx';
import { deskWords } from './words.ts';

/** The standings of players or teams, with their files. */
export function StandingsView() {
  const texts = deskWords.value.standings;
  const by = useSignal<'player' | 'team'>('player');
  const state = tournament.value;
  if (!state) return null;
  if (isHidden.value)
    return (
      <section class={place.place}>
        <h2>{texts.heading}</h2>
        <HiddenResults />
      </section>
    );
  const hasTeams = state.players.some(({ team }) => team !== undefined);
  const of = hasTeams ? by.value : 'player';
  const standings = standingsOf(state, summaries.value, of);
  const named = (one: string) => (of === 'player' ? nameOf(one) : one);
  return (
    <section class={place.place}>
      <h2>{texts.heading}</h2>
      <OnlyOfficials />
      <p class="quiet">{afterText(standings)}</p>
      {hasTeams && (
        <Segmented
          legend={texts.by}
          value={by.value}
          options={[
            ['player', texts.bys.player],
            ['team', texts.bys.team],
          ]}
          onChoose={(one) => (by.value = one)}
        />
      )}
      {standings.length === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        <StandingsTable
          standings={standings}
          nameOf={named}
          {...(of === 'player' && { pageOf: (player: string) => deskAddress('players', player) })}
        />
      )}
      <Files standings={standings} nameOf={named} isOfPlayers={of === 'player'} />
    </section>
  );
}

interface FilesProps {
  readonly standings: readonly TournamentStanding[];
  readonly nameOf: (player: string) => string;
  readonly isOfPlayers: boolean;
}

function Files({ standings, nameOf: named, isOfPlayers }: FilesProps) {
  const { standings: texts, results } = deskWords.value;
  const state = tournament.value;
  if (!state || standings.length === 0) return null;
  const ranked = { nameOf: named, personOf: isOfPlayers ? personOf : () => undefined };
  const file = (text: string, type: string, ending: string, name: string = texts.fileName) =>
    save(new Blob([text], { type }), `${name}-${new Date().toISOString().slice(0, 10)}${ending}`);
  const files: readonly (readonly [label: string, saveIt: () => void])[] = [
    [texts.csv, () => file(standingsCsv(state.plan, standings, ranked, texts), 'text/csv', '.csv')],
    [texts.json, () => file(standingsJson(state, standings, ranked), 'application/json', '.json')],
  ];
  const ofPlayers: typeof files = [
    [texts.ema, () => file(emaCsv(state, standings, ranked, texts.emaColumns), 'text/csv', '-ema.csv')],
    [results.save, () => file(resultsCsv(state, summaries.value, nameOf, results.columns), 'text/csv', '.csv', results.fileName)],
  ];
  return (
    <div class="row unprinted">
      {[...files, ...(isOfPlayers ? ofPlayers : [])].map(([label, saveIt]) => (
        <button key={label} type="button" class={button.button} onClick={saveIt}>
          {label}
        </button>
      ))}
      <CopyButton label={texts.copy} text={() => textOf(standings, named)} class={button.button} />
    </div>
  );
}

/** The standings as plain text for a chat, one line each. */
function textOf(standings: readonly TournamentStanding[], named: (player: string) => string): string {
  return standings
    .map(({ place: at, player, total }) => `${at} ${named(player)} ${locale.value.match.ranking(total)}`)
    .join('\n');
}
