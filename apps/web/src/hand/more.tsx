import { CIRCUMSTANCES, type Circumstance, WINDS, type Wind } from '@tenbo/engine';

import { locale, words } from '../prefs.ts';
import { TermLink } from '../ui/links.tsx';
import field from '../ui/field.module.css';
import { Stepper } from '../ui/stepper.tsx';
import type { Draft } from './draft.ts';
import styles from './conditions.module.css';
import { change, draft, settled } from './store.ts';
import { Toggle } from './toggle.tsx';

/** What is needed least often: who discarded, the sticks on the table, and what only some rules use. */
export function More() {
  const said = words.value.details;
  const { by, seat, from, wareme, rules, table, kita } = settled.value.draft;
  const players = WINDS.slice(0, rules.tiles.players);
  const others = players.filter((wind) => wind !== seat);
  return (
    <>
      <div class={`columns ${styles.further}`}>
        {by === 'ron' && <WindSelect label={said.from} value={from} among={others} onChoose={(one) => set({ from: one })} />}
        {rules.payments.wareme !== 'none' && (
          <WindSelect label={said.wareme} value={wareme} among={players} onChoose={(one) => set({ wareme: one })} />
        )}
        <Stepper
          what={said.riichiSticks}
          label={<TermLink term="riichi-stick">{said.riichiSticks}</TermLink>}
          count={table.riichiSticks}
          onChange={(riichiSticks) => set({ table: { ...table, riichiSticks } })}
        />
        {rules.tiles.kita !== 'none' && (
          <Stepper
            what={said.kita}
            label={<TermLink term="kita">{said.kita}</TermLink>}
            count={kita}
            most={4}
            onChange={(n) => set({ kita: n })}
          />
        )}
      </div>
      {Object.keys(rules.yaku.local).length > 0 && (
        <div class="row">
          {CIRCUMSTANCES.map((one) => (
            <CircumstanceToggle key={one} circumstance={one} />
          ))}
        </div>
      )}
    </>
  );
}

function CircumstanceToggle({ circumstance }: { readonly circumstance: Circumstance }) {
  const { circumstances } = settled.value.draft;
  const isOn = circumstances.includes(circumstance);
  const next = isOn ? circumstances.filter((one) => one !== circumstance) : [...circumstances, circumstance];
  return <Toggle label={words.value.details.circumstances[circumstance]} isOn={isOn} next={{ circumstances: next }} />;
}

interface WindSelectProps {
  readonly label: string;
  readonly value: Wind | undefined;
  readonly among: readonly Wind[];
  readonly onChoose: (wind: Wind | undefined) => void;
}

/** A select of players by wind, with a choice for "unknown". */
function WindSelect({ label, value, among, onChoose }: WindSelectProps) {
  const { seats } = locale.value;
  return (
    <label class={field.field}>
      <span>{label}</span>
      <select
        class={field.input}
        value={value ?? ''}
        onChange={({ currentTarget }) => onChoose(among.find((wind) => wind === currentTarget.value))}
      >
        <option value="">{words.value.details.unknown}</option>
        {among.map((wind) => (
          <option key={wind} value={wind}>
            {seats[wind]}
          </option>
        ))}
      </select>
    </label>
  );
}

function set(changes: Partial<Draft>): void {
  change({ ...draft.value, ...changes });
}
