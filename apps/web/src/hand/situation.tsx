import { type Wind, WINDS, windKind } from '@tenbo/engine';
import { type TermId, describeError } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import { allRules, rulesOf } from '../rules/own.ts';
import { Choice } from '../ui/choice.tsx';
import { RulesPicker } from '../rules/rules-picker.tsx';
import { TermLink } from '../ui/links.tsx';
import { tileName } from '../ui/tile.tsx';
import { type Draft } from './draft.ts';
import { playedBy, wonBy } from './edit.ts';
import styles from './hand.module.css';
import { change, draft, reasonsFor, settled, unknownRules } from './store.ts';

/** The rules, how it was won, the winds and the table. */
export function Situation() {
  const said = words.value.hand;
  const { by, round, seat, from, wareme, rules } = settled.value.draft;
  const { seats } = locale.value;
  const players = WINDS.slice(0, rules.tiles.players);
  const others = players.filter((wind) => wind !== seat);
  const rounds = WINDS.map((wind) => [wind, tileName(windKind(wind))] as const);
  const winds = WINDS.map((wind) => [wind, seats[wind]] as const);
  return (
    <section class={styles.card} aria-label={said.situation}>
      <Rules />
      <div class={styles.choices}>
        <Choice
          legend={said.by}
          value={by}
          options={[
            ['ron', said.methods.ron],
            ['tsumo', said.methods.tsumo],
          ]}
          onChoose={(one) => change(wonBy(draft.value, one))}
        />
        <Choice legend={said.round} value={round} options={rounds} onChoose={(one) => set({ round: one })} />
        <Choice
          legend={said.seat}
          value={seat}
          options={winds}
          reason={(one) => reasonAgainst({ seat: one })}
          onChoose={(one) => set({ seat: one, from: from === one ? undefined : from })}
        />
      </div>
      <div class={styles.choices}>
        {by === 'ron' && <WindSelect label={said.from} value={from} among={others} onChoose={(one) => set({ from: one })} />}
        {rules.payments.wareme !== 'none' && (
          <WindSelect label={said.wareme} value={wareme} among={players} onChoose={(one) => set({ wareme: one })} />
        )}
        <TableCounts />
      </div>
    </section>
  );
}

interface WindSelectProps {
  readonly label: string;
  readonly value: Wind | undefined;
  readonly among: readonly Wind[];
  readonly onChoose: (wind: Wind | undefined) => void;
}

/** One of the players by their wind, or none that is said. */
function WindSelect({ label, value, among, onChoose }: WindSelectProps) {
  const { seats } = locale.value;
  return (
    <label class={styles.select}>
      <span class={styles.label}>{label}</span>
      <select value={value ?? ''} onChange={({ currentTarget }) => onChoose(among.find((wind) => wind === currentTarget.value))}>
        <option value="">{words.value.hand.unknown}</option>
        {among.map((wind) => (
          <option key={wind} value={wind}>
            {seats[wind]}
          </option>
        ))}
      </select>
    </label>
  );
}

function TableCounts() {
  const { table, kita, rules } = settled.value.draft;
  const said = words.value.hand;
  const isPlayed = rules.tiles.kita !== 'none';
  return (
    <>
      <Stepper what={said.honba} term="honba" count={table.honba} set={(honba) => set({ table: { ...table, honba } })} />
      <Stepper
        what={said.riichiSticks}
        term="riichi-stick"
        count={table.riichiSticks}
        set={(riichiSticks) => set({ table: { ...table, riichiSticks } })}
      />
      {isPlayed && <Stepper what={said.kita} term="kita" count={kita} most={4} set={(n) => set({ kita: n })} />}
    </>
  );
}

interface StepperProps {
  readonly what: string;
  readonly term: TermId;
  readonly count: number;
  readonly most?: number;
  readonly set: (count: number) => void;
}

function Stepper({ what, term, count, most = 99, set: setCount }: StepperProps) {
  const said = words.value.hand;
  return (
    <div class={styles.stepper} role="group" aria-label={what}>
      <span class={styles.label}>
        <TermLink term={term}>{what}</TermLink>
      </span>
      <button type="button" aria-label={said.fewer(what)} disabled={count === 0} onClick={() => setCount(count - 1)}>
        −
      </button>
      <output class="number">{count}</output>
      <button type="button" aria-label={said.more(what)} disabled={count >= most} onClick={() => setCount(count + 1)}>
        +
      </button>
    </div>
  );
}

/** Every rule set there is, and the one of a link; what a link named and nobody knows is said. */
function Rules() {
  const { rules } = settled.value.draft;
  const among = allRules.value.some(({ id }) => id === rules.id) ? allRules.value : [...allRules.value, rules];
  return (
    <div>
      <RulesPicker
        label={words.value.hand.rules}
        value={rules.id}
        among={among}
        onChoose={(id) => change(playedBy(draft.value, rulesOf(id) ?? rules))}
      />
      {unknownRules.value && (
        <p role="alert" class={styles.error}>
          {words.value.hand.unknownRules}
        </p>
      )}
    </div>
  );
}

function set(changes: Partial<Draft>): void {
  change({ ...draft.value, ...changes });
}

function reasonAgainst(changes: Partial<Draft>): string {
  const [error] = reasonsFor(changes);
  return error ? describeError(error, locale.value) : '';
}
