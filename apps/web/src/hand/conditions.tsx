// The conditions of a win that the tiles do not show, each as a button that says why it is grey, and what is needed least often.
import { signal } from '@preact/signals';
import { asSentence, describeError } from '@tenbo/i18n';
import {
  type Circumstance,
  type RiichiKind,
  type Wind,
  type WonBy,
  type WonOn,
  CIRCUMSTANCES,
  RIICHI_KINDS,
  RON_ON,
  TSUMO_ON,
  WINDS,
} from '@tenbo/engine';

import { locale, words } from '../prefs.ts';
import type { Draft } from './draft.ts';
import { change, draft, reasonsFor, settled } from './store.ts';
import { TermLink } from '../ui/links.tsx';
import { Stepper } from '../ui/stepper.tsx';
import button from '../ui/button.module.css';
import styles from './below.module.css';
import field from '../ui/field.module.css';

/** Why the condition touched last is not allowed. */
const explained = signal('');

interface ToggleProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly next: Partial<Draft>;
}

/** A condition that is on or off. One that is not allowed is grey and says why when focused or tapped. */
function Toggle({ label, isOn, next }: ToggleProps) {
  const [error] = isOn ? [] : reasonsFor(next);
  const reason = error ? asSentence(describeError(error, locale.value)) : '';
  const explain = () => (explained.value = reason);
  return (
    <button
      type="button"
      class={button.button}
      aria-pressed={isOn}
      aria-disabled={reason !== ''}
      title={reason}
      onFocus={explain}
      onClick={() => {
        explain();
        if (reason === '') change({ ...draft.value, ...next });
      }}
    >
      {label}
    </button>
  );
}

/** Why the condition touched last is not allowed. */
function Reason() {
  return (
    <p class="note" role="status">
      {explained.value}
    </p>
  );
}

/** The usual ones come first. */
const ON: { readonly [B in WonBy]: readonly WonOn[] } = { ron: RON_ON.toReversed(), tsumo: TSUMO_ON.toReversed() };

interface ConditionsProps {
  /** Whether riichi was declared, if a match knows it; then only its kind is asked for. */
  readonly declared?: boolean | undefined;
}

/**
 * Rare facts that the tiles do not show: the kind of riichi, ippatsu, the moment of the win, the circumstances of local yaku. Only those that can apply to
 * this hand are offered.
 */
export function Conditions({ declared }: ConditionsProps) {
  const texts = words.value.details;
  const { ippatsu, by, on, hand, riichi, rules } = settled.value.draft;
  const isClosed = hand.melds.every(({ type }) => type === 'ankan');
  const hasKan = hand.melds.some(({ type }) => type !== 'chi' && type !== 'pon');
  const isFirst = hand.melds.length === 0 && riichi === undefined && (by === 'tsumo' || rules.yaku.renhou !== 'none');
  const canBe = (one: WonOn) =>
    one === on || (one !== 'rinshan' && one !== 'firstTurn') || (one === 'rinshan' ? hasKan : isFirst);
  return (
    <section class={`stack ${styles.conditions}`} aria-label={texts.conditions}>
      <div class="row">
        {declared !== false && isClosed && <Toggle label={texts.ippatsu} isOn={ippatsu} next={{ ippatsu: !ippatsu }} />}
        {riichi && <RiichiKinds />}
        {ON[by].filter(canBe).map((one) => (
          <Toggle key={one} label={texts.on[one]} isOn={on === one} next={{ on: on === one ? undefined : one }} />
        ))}
      </div>
      <Reason />
      {declared === undefined && <More />}
    </section>
  );
}

/** Special kinds of riichi; turned off, it is plain riichi again. */
function RiichiKinds() {
  const { riichi, rules } = settled.value.draft;
  return RIICHI_KINDS.filter((kind) => kind === 'doubleRiichi' || kind in rules.yaku.local).map((kind: RiichiKind) => (
    <Toggle
      key={kind}
      label={words.value.hand.riichi[kind]}
      isOn={riichi === kind}
      next={{ riichi: riichi === kind ? 'riichi' : kind }}
    />
  ));
}

/** What is needed least often: who discarded, the sticks on the table, and what only some rules use. */
function More() {
  const texts = words.value.details;
  const { by, seat, from, wareme, rules, table, kita } = settled.value.draft;
  const players = WINDS.slice(0, rules.tiles.players);
  const others = players.filter((wind) => wind !== seat);
  return (
    <>
      <div class={`columns ${styles.further}`}>
        {by === 'ron' && <WindSelect label={texts.from} value={from} among={others} onChoose={(one) => set({ from: one })} />}
        {rules.payments.wareme !== 'none' && (
          <WindSelect label={texts.wareme} value={wareme} among={players} onChoose={(one) => set({ wareme: one })} />
        )}
        <Stepper
          what={texts.riichiSticks}
          label={<TermLink term="riichi-stick">{texts.riichiSticks}</TermLink>}
          count={table.riichiSticks}
          onChange={(riichiSticks) => set({ table: { ...table, riichiSticks } })}
        />
        {rules.tiles.kita !== 'none' && (
          <Stepper
            what={texts.kita}
            label={<TermLink term="kita">{texts.kita}</TermLink>}
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
