import { type Wind, WINDS, windKind } from '@tenbo/engine';
import { describeError } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import { allRules, rulesOf } from '../rules/own.ts';
import { Segmented } from '../ui/segmented.tsx';
import { RulesPicker } from '../rules/rules-picker.tsx';
import { TermLink } from '../ui/links.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { tileName } from '../ui/tile.tsx';
import { type Draft } from './draft.ts';
import { playedBy, wonBy } from './edit.ts';
import styles from './hand.module.css';
import { change, draft, reasonsFor, settled, unknownRules } from './store.ts';
import { asSentence } from '../words/sentence.ts';

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
        <Segmented
          legend={said.by}
          value={by}
          options={[
            ['ron', said.methods.ron],
            ['tsumo', said.methods.tsumo],
          ]}
          onChoose={(one) => change(wonBy(draft.value, one))}
        />
        <Segmented legend={said.round} value={round} options={rounds} onChoose={(one) => set({ round: one })} />
        <Segmented
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

/** A select of players by wind, with a choice for "unknown". */
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
      <Stepper
        what={said.honba}
        label={<TermLink term="honba">{said.honba}</TermLink>}
        count={table.honba}
        onChange={(honba) => set({ table: { ...table, honba } })}
      />
      <Stepper
        what={said.riichiSticks}
        label={<TermLink term="riichi-stick">{said.riichiSticks}</TermLink>}
        count={table.riichiSticks}
        onChange={(riichiSticks) => set({ table: { ...table, riichiSticks } })}
      />
      {isPlayed && (
        <Stepper
          what={said.kita}
          label={<TermLink term="kita">{said.kita}</TermLink>}
          count={kita}
          most={4}
          onChange={(n) => set({ kita: n })}
        />
      )}
    </>
  );
}

/** All rule sets, and the one of a link; a message if the link names unknown rules. */
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
  return error ? asSentence(describeError(error, locale.value)) : '';
}
