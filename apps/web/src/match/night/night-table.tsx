import { locale, unit, words } from '../../prefs.ts';
import { Table } from '../../ui/table.tsx';
import type { NightTotals } from './totals.ts';

interface Props {
  readonly title: string;
  readonly totals: NightTotals;
}

/** A night as a table: a row for each match, the totals, and what they are worth. */
export function NightTable({ title, totals: { matches, players } }: Props) {
  const said = words.value.match.night;
  return (
    <Table
      title={title}
      columns={['', ...players.map(({ name }) => name)]}
      rows={[
        ...matches.map((_, i) => [said.nth(i + 1), ...players.map(({ results }) => <Points of={results[i]} />)]),
        [
          <strong>{said.total}</strong>,
          ...players.map(({ total }) => (
            <strong>
              <Points of={total} />
            </strong>
          )),
        ],
        ...(unit.value === '0' ? [] : [[said.stake(unit.value), ...players.map(({ money = 0 }) => moneyText(money))]]),
      ]}
    />
  );
}

function Points({ of: points }: { readonly of: number | undefined }) {
  if (points === undefined) return <>–</>;
  return <span class={points > 0 ? 'gain' : points < 0 ? 'loss' : ''}>{locale.value.match.ranking(points)}</span>;
}

/** An amount of money with its sign. */
export function moneyText(money: number): string {
  return locale.value.match.sheet.change(money) || locale.value.number(0);
}
