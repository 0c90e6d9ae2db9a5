import { useSignal } from '@preact/signals';
import { WINDS } from '@tenbo/engine';
import { describeCertificate } from '@tenbo/i18n';

import { locale } from '../../prefs.ts';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import { Wind } from '../../ui/wind.tsx';
import { nameOf, summaries, tournament } from '../event.ts';
import { deskAddress } from '../address.ts';
import { ActButton } from './act-button.tsx';
import styles from './desk.module.css';
import { type SeatingRequest, seatingAct } from './seating-request.ts';
import type { PlannedRounds } from './seating-job.ts';
import { deskWords, seatingWords } from './words.ts';

interface Props {
  readonly planned: PlannedRounds;
  readonly request: SeatingRequest;
  readonly round: number;
  readonly onSeated: () => void;
}

/** A plan before it is accepted: the round's tables, and the quality of the plan. */
export function PlanPreview({ planned, request, round, onSeated }: Props) {
  const texts = deskWords.value;
  const { ids, method, seed } = request;
  const [next] = planned.rounds;
  const isSure = useSignal(false);
  if (!next) return null;
  const act = seatingAct(next, ids, { round, method, seed });
  const begun = begunTables(round);
  const byes = next.byes.map((number) => nameOf(ids[number] ?? ''));
  return (
    <section class={card.card} aria-label={texts.seating.preview}>
      <h3>{texts.round(round)}</h3>
      {planned.changed !== undefined && (
        <p role="status">{planned.changed === 0 ? texts.seating.kept : texts.seating.changed(planned.changed)}</p>
      )}
      <ol class={styles.seatings}>
        {act.tables.map(({ table, players }) => (
          <li key={table}>
            <strong>{texts.table(table)}</strong>
            <span class="row apart">
              {players.map((player, seat) => (
                <span key={player} class="row">
                  <Wind wind={WINDS[seat] ?? 'E'} dealer={seat === 0} />
                  <span class="breaks">{nameOf(player)}</span>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
      {byes.length > 0 && <p>{locale.value.rule(texts.seating.byes, locale.value.commas(byes))}</p>}
      <Certificate planned={planned} />
      {begun.length > 0 && <p role="alert">{texts.seating.begun(begun)}</p>}
      <div class="row">
        {begun.length > 0 && !isSure.value ? (
          <button type="button" class={button.button} onClick={() => (isSure.value = true)}>
            {texts.seating.sure}
          </button>
        ) : (
          <ActButton act={act} isPrimary onDone={() => goToBoard(onSeated)}>
            {texts.seating.seat(round)}
          </ActButton>
        )}
      </div>
    </section>
  );
}

function goToBoard(onSeated: () => void): void {
  onSeated();
  location.hash = deskAddress('board');
}

/** The tables of an already seated round where hands were entered: seating it again means new matches. */
function begunTables(round: number) {
  const tables = tournament.value?.rounds[round - 1]?.tables ?? [];
  return tables.flatMap(({ table, match }) => {
    const hands = summaries.value.get(match)?.hands ?? 0;
    return hands > 0 ? [{ table, hands }] : [];
  });
}

function Certificate({ planned: { certificate } }: { readonly planned: PlannedRounds }) {
  const { title, headings, rows } = describeCertificate(certificate, seatingWords.value, locale.value);
  return (
    <table class={styles.figures}>
      <caption class="note">{title}</caption>
      <thead>
        <tr>
          {headings.map((heading, i) => (
            <th key={i} scope="col" class="note">
              {heading === '' ? <span class="hidden">{deskWords.value.seating.figure}</span> : heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', value = '', least = '']) => (
          <tr key={name}>
            <th scope="row" class="capital">
              {name}
            </th>
            <td>{value}</td>
            <td>{least}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
