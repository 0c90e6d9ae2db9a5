import type { Seat } from '@tenbo/engine';

import { locale, words } from '../../prefs.ts';
import styles from './form.module.css';
import { withFrom, withWinner } from './form-changes.ts';
import type { PartProps } from './hand-entry-form.tsx';
import { reasonAgainst } from './judge.ts';
import { Options } from './options.tsx';
import { playersOf } from './seats.tsx';
import { WinValue } from './win-value.tsx';

/** Who won, from whom, and what each hand is worth. */
export function WinParts(props: PartProps) {
  const { form, before, onChange } = props;
  const said = words.value.match.enter;
  const players = playersOf(before);
  const winners = form.wins.map(({ winner }) => winner);
  const payers = players.filter(([seat]) => !winners.includes(seat));
  const wall = winners.length < 2 ? ([['wall', locale.value.methods.tsumo]] as const) : [];
  return (
    <>
      <Options
        legend={said.winners}
        options={players}
        isOn={(seat) => winners.includes(seat)}
        reason={(seat) => reasonAgainst(withWinner(form, seat), form, before)}
        onChoose={(seat) => onChange(withWinner(form, seat))}
      />
      {winners.length > 0 && (
        <Options<Seat | 'wall'>
          legend={said.from}
          options={[...wall, ...payers]}
          isOn={(from) => form.from === from}
          reason={(from) => reasonAgainst(withFrom(form, from), form, before)}
          onChoose={(from) => onChange(withFrom(form, from))}
        />
      )}
      {form.from !== undefined &&
        form.wins.map((win) => (
          <section key={win.winner} class={styles.card}>
            <h3>{said.worth(before.state.players[win.winner] ?? '')}</h3>
            <WinValue {...props} win={win} />
          </section>
        ))}
    </>
  );
}
