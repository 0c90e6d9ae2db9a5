import type { Seat } from '@tenbo/engine';
import { type HandLine, seatWindAt } from '@tenbo/ledger';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

import { locale, words } from '../../prefs.ts';
import { Stick } from '../../ui/stick.tsx';
import { Wind } from '../../ui/wind.tsx';
import { type HandForm, withFrom, withOnlyWinner, withRiichi, withWinner } from './form.ts';
import { type PartProps, playersOf } from './parts.tsx';
import { reasonAgainst } from './judge.ts';
import styles from './people.module.css';

interface Props extends PartProps {
  /** The hand as it was, and as it would be; undefined while something is missing. */
  readonly was: HandLine | undefined;
  readonly now: HandLine | undefined;
}

/** Who won, who paid and who declared riichi, all at once: a row for each player, in which one tap changes one of them, and what the player gets. */
export function People({ was, now, ...props }: Props) {
  const { form, before } = props;
  const explained = useSignal('');
  const { columns } = words.value.match.record;
  const change = (next: HandForm) => {
    const reason = reasonAgainst(next, { ...form, from: undefined }, before);
    explained.value = reason;
    if (reason === '') props.onChange(next);
  };
  return (
    <div>
      <table class={styles.people}>
        <thead>
          <tr>
            <td />
            {(['won', 'paid', 'riichi', 'change'] as const).map((column) => (
              <th key={column} scope="col">
                {columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {playersOf(before).map(([seat, name]) => (
            <Player
              key={seat}
              {...props}
              seat={seat}
              name={name}
              was={was?.deltas[seat]}
              now={now?.deltas[seat]}
              onChange={change}
            />
          ))}
        </tbody>
      </table>
      <p role="status" class="note loss">
        {explained.value}
      </p>
    </div>
  );
}

interface PlayerProps extends PartProps {
  readonly seat: Seat;
  readonly name: string;
  /** What the player got by the hand as it was, and gets now. */
  readonly was: number | undefined;
  readonly now: number | undefined;
}

function Player({ form, before, seat, name, was, now, onChange }: PlayerProps) {
  const texts = words.value.match;
  const { signed, methods } = locale.value;
  const wind = seatWindAt(seat, before.state, before.state.players.length);
  const hasWon = form.wins.some(({ winner }) => winner === seat);
  const hasPaid = form.from === seat;
  const isLaid = form.riichi.includes(seat);
  const drewIt = hasWon && form.from === 'wall';
  const isOnly = form.wins.length < 2;
  return (
    <tr>
      <th scope="row">
        <span class={`row ${styles.who}`}>
          <Wind wind={wind} dealer={wind === 'E'} said={words.value.hand.dealer} />
          <span class="cut">{name}</span>
        </span>
      </th>
      <td>
        <Cell
          name={texts.record.wins(name)}
          isOn={hasWon}
          onTap={() => {
            if (!isOnly) onChange(withWinner(form, seat));
            else if (!hasWon) onChange(withOnlyWinner(form, seat));
          }}
        >
          {hasWon && '●'}
        </Cell>
      </td>
      <td>
        {hasWon ? (
          isOnly && (
            <Cell name={methods.tsumo} isOn={drewIt} onTap={() => onChange(withFrom(form, 'wall'))}>
              <span class="capital">{methods.tsumo}</span>
            </Cell>
          )
        ) : (
          <Cell name={texts.record.from(name)} isOn={hasPaid} onTap={() => onChange(withFrom(form, seat))}>
            {hasPaid && '●'}
          </Cell>
        )}
      </td>
      <td>
        <Cell name={texts.table.riichi(name)} isOn={isLaid} onTap={() => onChange(withRiichi(form, seat))}>
          {isLaid && <Stick worth={1000} />}
        </Cell>
      </td>
      <td class={styles.change}>
        {was !== undefined && was !== now && <s class="quiet">{signed(was)}</s>}
        {now !== undefined && <strong class={now > 0 ? 'gain' : now < 0 ? 'loss' : 'quiet'}>{signed(now)}</strong>}
      </td>
    </tr>
  );
}

interface CellProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly onTap: () => void;
  readonly children: ComponentChildren;
}

function Cell({ name, isOn, onTap, children }: CellProps) {
  return (
    <button type="button" class={styles.cell} aria-label={name} aria-pressed={isOn} onClick={onTap}>
      {children}
    </button>
  );
}
