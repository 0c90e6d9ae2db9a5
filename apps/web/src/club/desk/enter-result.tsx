import { useSignal } from '@preact/signals';
import { type Seat, startOf } from '@tenbo/engine';
import { scoreIn } from '@tenbo/records';
import type { TournamentRound, TournamentTable } from '@tenbo/tournament';

import { locale } from '../../prefs.ts';
import card from '../../ui/card.module.css';
import place from '../../ui/place.module.css';
import { Stepper } from '../../ui/stepper.tsx';
import { nameOf } from '../event.ts';
import { ActButton } from './act-button.tsx';
import { Typed } from './fields.tsx';
import { deskWords } from './words.ts';

interface Props {
  readonly round: TournamentRound;
  readonly table: TournamentTable;
}

/** Enters a result from paper: the points of each seat and the leftover sticks, with a running sum. */
export function EnterResult({ round, table }: Props) {
  const texts = deskWords.value.one;
  const start = startOf(round.rules);
  const typed = useSignal<readonly string[]>(start.map(() => ''));
  const laid = useSignal<readonly number[]>(start.map(() => 0));
  if (table.entered) {
    return (
      <section class={card.card}>
        <h3>{texts.entered}</h3>
        <p>
          {locale.value.commas(
            table.entered.scores.map((score, seat) =>
              locale.value.rule(nameOf(table.players[seat] ?? ''), locale.value.number(score)),
            ),
          )}
        </p>
        <div class="row">
          <ActButton act={{ type: 'actWithdrawn', entry: table.entered.entry }}>{texts.withdraw}</ActButton>
        </div>
      </section>
    );
  }
  const scores = typed.value.map(scoreIn);
  const sticks = laid.value.flatMap((many, seat) => Array.from({ length: many }, () => seat as Seat));
  const known = scores.map((score) => score ?? 0);
  const sum = known.reduce((total, one) => total + one, 0) + sticks.length * round.rules.payments.riichiStick;
  const expected = start.reduce((total, one) => total + one, 0);
  const at = { round: round.round, table: table.table };
  return (
    <section class={card.card}>
      <h3>{texts.result}</h3>
      <p class="note">{texts.resultHint}</p>
      <div class={place.place}>
        {table.players.map((player, seat) => (
          <Typed
            key={seat}
            label={texts.score(nameOf(player))}
            value={typed.value[seat] ?? ''}
            onType={(text) => (typed.value = typed.value.with(seat, text))}
          />
        ))}
      </div>
      <fieldset>
        <legend class="note">{texts.sticks}</legend>
        {table.players.map((player, seat) => (
          <Stepper
            key={seat}
            what={nameOf(player)}
            label={nameOf(player)}
            count={laid.value[seat] ?? 0}
            onChange={(many) => (laid.value = laid.value.with(seat, many))}
          />
        ))}
      </fieldset>
      <p role="status">{texts.sum(locale.value.number(sum), locale.value.number(expected))}</p>
      <div class="row">
        <ActButton
          act={{
            type: 'resultEntered',
            ...at,
            // A field without a number leaves out its score, so the refusal says that scores are missing.
            scores: scores.filter((score) => score !== undefined),
            ...(sticks.length > 0 && { sticks }),
          }}
        >
          {texts.enter}
        </ActButton>
      </div>
    </section>
  );
}
