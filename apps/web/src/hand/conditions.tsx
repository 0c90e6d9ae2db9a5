import { signal } from '@preact/signals';
import {
  CIRCUMSTANCES,
  type Circumstance,
  RIICHI_KINDS,
  RON_ON,
  type RiichiKind,
  TSUMO_ON,
  type WonBy,
  type WonOn,
} from '@tenbo/engine';
import { describeError } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import type { Draft } from './draft.ts';
import styles from './hand.module.css';
import { change, draft, reasonsFor, settled } from './store.ts';
import { asSentence } from '../words/sentence.ts';

/** Why the condition touched last is not allowed. */
const explained = signal('');

/** The usual ones first. */
const ON: { readonly [B in WonBy]: readonly WonOn[] } = { ron: RON_ON.toReversed(), tsumo: TSUMO_ON.toReversed() };

interface ConditionsProps {
  /** Whether riichi was declared, if a match knows it; then only its kind is asked. */
  readonly declared?: boolean | undefined;
}

/** What the tiles do not show: riichi, the moment of the win, and the circumstances of local yaku. */
export function Conditions({ declared }: ConditionsProps) {
  const said = words.value.hand;
  const { ippatsu, by, on, rules } = settled.value.draft;
  const { local } = rules.yaku;
  return (
    <section class={styles.card} aria-label={said.conditions}>
      <div class={styles.toggles}>
        {declared !== false && (
          <>
            <RiichiToggles declared={declared} />
            <Toggle label={said.ippatsu} isOn={ippatsu} next={{ ippatsu: !ippatsu }} />
          </>
        )}
        {ON[by].map((one) => (
          <Toggle key={one} label={said.on[one]} isOn={on === one} next={{ on: on === one ? undefined : one }} />
        ))}
        {declared === undefined &&
          Object.keys(local).length > 0 &&
          CIRCUMSTANCES.map((one) => <CircumstanceToggle key={one} circumstance={one} />)}
      </div>
      <p class={styles.reason} role="status">
        {explained.value}
      </p>
    </section>
  );
}

function RiichiToggles({ declared = false }: ConditionsProps) {
  const { riichi, rules } = settled.value.draft;
  const kinds = riichiKinds(rules.yaku.local).filter((kind) => !declared || kind !== 'riichi');
  const off: Partial<Draft> = declared ? { riichi: 'riichi' } : { riichi: undefined, ippatsu: false, ura: [] };
  return kinds.map((kind) => (
    <Toggle
      key={kind}
      label={words.value.hand.riichi[kind]}
      isOn={riichi === kind}
      next={riichi === kind ? off : { riichi: kind }}
    />
  ));
}

function CircumstanceToggle({ circumstance }: { readonly circumstance: Circumstance }) {
  const { circumstances } = settled.value.draft;
  const isOn = circumstances.includes(circumstance);
  const next = isOn ? circumstances.filter((one) => one !== circumstance) : [...circumstances, circumstance];
  return <Toggle label={words.value.hand.circumstances[circumstance]} isOn={isOn} next={{ circumstances: next }} />;
}

interface ToggleProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly next: Partial<Draft>;
}

/** A condition that is on or off. One that is not allowed is grey and says why when focused or tapped. */
function Toggle({ label, isOn, next }: ToggleProps) {
  const [error] = isOn ? [] : reasonsFor(next);
  const reason = error ? asSentence(describeError(error, locale.value)) : '';
  const tell = () => (explained.value = reason);
  return (
    <button
      type="button"
      class={styles.toggle}
      aria-pressed={isOn}
      aria-disabled={reason !== ''}
      title={reason}
      onFocus={tell}
      onClick={() => {
        tell();
        if (reason === '') change({ ...draft.value, ...next });
      }}
    >
      {label}
    </button>
  );
}

function riichiKinds(local: object): readonly RiichiKind[] {
  return RIICHI_KINDS.filter((kind) => kind === 'riichi' || kind === 'doubleRiichi' || kind in local);
}
