import { signal } from '@preact/signals';
import { type Wind, WINDS, doraOf } from '@tenbo/engine';
import { asSentence, describeError } from '@tenbo/i18n';
import type { ComponentChildren } from 'preact';

import { language, locale, words } from '../prefs.ts';
import { TermLink } from '../ui/links.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { type Assumable, type Draft, choosing } from './draft.ts';
import { wonBy } from './edit.ts';
import { aim, aimAsBefore, asked, box, change, draft, isAtIndicators, reasonsFor, refusal, settled } from './store.ts';
import { Tile } from '../ui/tile.tsx';
import button from '../ui/button.module.css';
import styles from './situation.module.css';

/** What affects the score besides the tiles: how the hand was won, riichi, and the winds. What nobody has chosen yet is shaded. */
export function Situation() {
  const texts = words.value.hand;
  const { by, riichi, round, seat, from, chosen } = settled.value.draft;
  return (
    <div class={styles.situation}>
      <Choice what="by">
        <Segmented
          look="bare"
          legend={texts.by}
          value={by}
          assumed={!chosen.includes('by')}
          options={[
            ['ron', texts.methods.ron],
            ['tsumo', texts.methods.tsumo],
          ]}
          onChoose={(one) => change(wonBy(draft.value, one))}
        />
      </Choice>
      <Choice what="riichi">
        <Segmented
          look="bare"
          legend={texts.riichi.riichi}
          value={riichi ? 'riichi' : 'none'}
          assumed={!chosen.includes('riichi')}
          options={[
            ['none', texts.noRiichi],
            ['riichi', texts.riichi.riichi],
          ]}
          reason={(one) => (one === 'none' ? '' : reasonAgainst({ riichi: 'riichi' }))}
          onRefuse={refuse}
          onChoose={(one) => choose('riichi', one === 'none' ? NO_RIICHI : { riichi: 'riichi' })}
        />
      </Choice>
      <Choice what="seat" name={texts.seat}>
        <Segmented
          look="bare"
          legend={texts.seat}
          value={seat}
          assumed={!chosen.includes('seat')}
          options={WINDS.map((wind) => [wind, <Character key={wind} wind={wind} />])}
          reason={(one) => reasonAgainst({ seat: one })}
          onRefuse={refuse}
          onChoose={(one) => choose('seat', { seat: one, from: from === one ? undefined : from })}
        />
      </Choice>
      <Choice what="round" name={texts.round}>
        <Segmented
          look="bare"
          legend={texts.round}
          value={round}
          assumed={!chosen.includes('round')}
          options={WINDS.map((wind) => [wind, <Character key={wind} wind={wind} />])}
          onChoose={(one) => choose('round', { round: one })}
        />
      </Choice>
    </div>
  );
}

/** What goes with riichi, and so without it. */
export const NO_RIICHI: Partial<Draft> = { riichi: undefined, ippatsu: false, ura: [] };

/** A wind as on the table; in English with its letter below. */
function Character({ wind }: { readonly wind: Wind }) {
  return (
    <>
      <b aria-hidden="true" class={styles.kanji}>
        {words.value.hand.windCharacters[wind]}
      </b>
      {language.value === 'en' && <small aria-hidden="true">{wind}</small>}
      <em class="hidden">{locale.value.seats[wind]}</em>
    </>
  );
}

/** The control that a word of the headline led to. */
const pointed = signal<Assumable | undefined>(undefined);

/** Leads to the control for an assumption. */
export function pointTo(what: Assumable): void {
  pointed.value = what;
  document.querySelector<HTMLElement>(`[data-choice='${what}'] input:checked`)?.focus();
}

interface ChoiceProps {
  readonly what: Assumable;
  /** Left out if the options name it already. */
  readonly name?: string;
  readonly children: ComponentChildren;
}

function Choice({ what, name, children }: ChoiceProps) {
  return (
    <div
      class={styles.choice}
      data-choice={what}
      data-pointed={pointed.value === what}
      onFocusOut={() => (pointed.value = undefined)}
    >
      {name && (
        <span class={`note ${styles.name}`} aria-hidden="true">
          {name}
        </span>
      )}
      {children}
    </div>
  );
}

/** The indicators, the honba, and the way to what is rarer. */
export function OnTable({ honba }: { readonly honba: 'entered' | 'known' }) {
  const { table } = settled.value.draft;
  const texts = words.value.hand;
  return (
    <div class={styles.onTable}>
      <Indicators />
      {honba === 'entered' && (
        <div class={styles.honba}>
          <Stepper
            what={texts.honba}
            label={<TermLink term="honba">{texts.honba}</TermLink>}
            count={table.honba}
            onChange={(count) => change({ ...draft.value, table: { ...table, honba: count } })}
          />
        </div>
      )}
      <button
        type="button"
        class={`${button.button} ${styles.rare}`}
        aria-pressed={box.value === 'more'}
        onClick={() => (asked.value = box.value === 'more' ? undefined : 'more')}
      >
        {texts.further}
      </button>
    </div>
  );
}

function refuse(reason: string): void {
  refusal.value = reason;
}

/** Makes a choice that is assumed until then. */
export function choose(what: Assumable, changes: Partial<Draft>): void {
  change(choosing(draft.value, what, changes));
}

function reasonAgainst(changes: Partial<Draft>): string {
  const [error] = reasonsFor(changes);
  return error ? asSentence(describeError(error, locale.value)) : '';
}

/** The revealed indicators, a single one with its dora. A tap sets the keys to add more, until the reader is done; the strip then has each of them. */
function Indicators() {
  const { dora, ura, rules } = draft.value;
  const [only, ...others] = dora;
  const shown = only !== undefined && others.length + ura.length === 0;
  return (
    <button
      type="button"
      class={styles.indicators}
      data-where="dora"
      aria-pressed={isAtIndicators.value}
      onClick={() => (isAtIndicators.value ? aimAsBefore() : (aim.value = 'dora'))}
    >
      <span class={`note ${styles.name}`}>{locale.value.tiles.doraIndicators}</span>
      <span class={styles.lying}>
        {[...dora, ...ura].map((tile, index) => (
          <Tile key={index} tile={tile} />
        ))}
        {shown && (
          <>
            →
            <Tile tile={doraOf(only, rules)} />
          </>
        )}
      </span>
      <b aria-hidden="true">{isAtIndicators.value ? '✓' : '+'}</b>
      <span class="hidden">{words.value.hand.addDora}</span>
    </button>
  );
}
