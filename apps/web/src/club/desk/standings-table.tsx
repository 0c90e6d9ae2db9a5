import type { TournamentStanding } from '@tenbo/ledger';

import { locale } from '../../prefs.ts';
import { tournament } from '../event.ts';
import styles from './desk.module.css';
import { type Figure, figuresOf, roundsIn } from './standing-files.ts';
import { deskWords } from './words.ts';

interface Props {
  readonly standings: readonly TournamentStanding[];
  readonly nameOf: (player: string) => string;
  /** The address of a player's page; teams have none. */
  readonly pageOf?: (player: string) => string;
}

/** Standings with a column per round. It names what broke a tie, and draws a line where the next cut will be. */
export function StandingsTable({ standings, nameOf, pageOf }: Props) {
  const texts = deskWords.value.standings;
  const figures = figuresOf(tournament.value?.plan ?? {}, standings, texts);
  const { ranking } = locale.value.match;
  const hasPenalties = standings.some(({ penalties }) => penalties !== 0);
  const hasKept = standings.some(({ stage }) => stage > 0);
  const cut = nextCut(roundsIn(standings).at(-1) ?? 0);
  const through = cut && standings.filter(({ place }) => place <= cut.advance).length;
  const columns = 3 + figures.length + Number(hasPenalties) + Number(hasKept);
  return (
    <div class={styles.scroller} tabIndex={0} role="region" aria-label={texts.heading}>
      <table class={styles.standings}>
        <thead>
          <tr>
            <th scope="col">{texts.place}</th>
            <th scope="col">{texts.name}</th>
            <th scope="col">{texts.total}</th>
            {hasKept && <th scope="col">{texts.kept}</th>}
            {figures.map(({ heading }) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
            {hasPenalties && <th scope="col">{texts.penalties}</th>}
          </tr>
        </thead>
        {standings.map((one, i) => (
          <tbody key={one.player}>
            <tr data-stage={one.stage}>
              <td class="figure">{one.place}</td>
              <th scope="row">
                {pageOf ? <a href={pageOf(one.player)}>{nameOf(one.player)}</a> : nameOf(one.player)}
                <TieNote one={one} before={standings[i - 1]} after={standings[i + 1]} />
              </th>
              <td>
                <strong>{ranking(one.total)}</strong>
              </td>
              {hasKept && <td>{one.stage > 0 ? ranking(one.kept) : ''}</td>}
              {figures.map((figure) => (
                <td key={figure.heading}>{textOf(figure, one)}</td>
              ))}
              {hasPenalties && <td>{one.penalties === 0 ? '' : ranking(one.penalties)}</td>}
            </tr>
            {cut && i + 1 === through && i + 1 < standings.length && (
              <tr class={styles.cut}>
                <td colSpan={columns} class="note">
                  {texts.cut(cut.advance)}
                </td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function textOf({ of, unit }: Figure, one: TournamentStanding): string {
  const figure = of(one);
  if (figure === undefined) return '–';
  return unit === 'points' ? locale.value.match.ranking(figure) : unit === 'place' ? figure.toFixed(2) : String(figure);
}

/** The next cut that comes after a round. */
function nextCut(round: number) {
  return tournament.value?.plan.standings.cuts?.find(({ after }) => after >= Math.max(1, round));
}

interface TieProps {
  readonly one: TournamentStanding;
  readonly before: TournamentStanding | undefined;
  readonly after: TournamentStanding | undefined;
}

function TieNote({ one, before, after }: TieProps) {
  const texts = deskWords.value;
  if (one.partedBy !== undefined) {
    return <small class="note"> {locale.value.rule(texts.standings.tie, texts.plan.tie[one.partedBy])}</small>;
  }
  const isShared = one.results.length > 0 && (one.place === before?.place || one.place === after?.place);
  return isShared ? <small class="note"> {texts.standings.shared}</small> : null;
}
