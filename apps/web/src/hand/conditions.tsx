import { RIICHI_KINDS, RON_ON, type RiichiKind, TSUMO_ON, type WonBy, type WonOn } from '@tenbo/engine';

import { words } from '../prefs.ts';
import { More } from './more.tsx';
import styles from './conditions.module.css';
import { settled } from './store.ts';
import { Reason, Toggle } from './toggle.tsx';

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
  const said = words.value.details;
  const { ippatsu, by, on, hand, riichi, rules } = settled.value.draft;
  const isClosed = hand.melds.every(({ type }) => type === 'ankan');
  const hasKan = hand.melds.some(({ type }) => type !== 'chi' && type !== 'pon');
  const isFirst = hand.melds.length === 0 && riichi === undefined && (by === 'tsumo' || rules.yaku.renhou !== 'none');
  const canBe = (one: WonOn) =>
    one === on || (one !== 'rinshan' && one !== 'firstTurn') || (one === 'rinshan' ? hasKan : isFirst);
  return (
    <section class={`stack ${styles.conditions}`} aria-label={said.conditions}>
      <div class="row">
        {declared !== false && isClosed && <Toggle label={said.ippatsu} isOn={ippatsu} next={{ ippatsu: !ippatsu }} />}
        {riichi && <RiichiKinds />}
        {ON[by].filter(canBe).map((one) => (
          <Toggle key={one} label={said.on[one]} isOn={on === one} next={{ on: on === one ? undefined : one }} />
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
