import { computed } from '@preact/signals';
import { kindAt, kindOf } from '@tenbo/engine';

import { locale, words } from '../prefs.ts';
import { ASSUMABLE, type Assumable, type Draft, EMPTY, heldOf } from './draft.ts';
import styles from './headline.module.css';
import { pointTo } from './situation.tsx';
import { answer, draft } from './store.ts';

const EAST = kindAt(3, 1);
const NORTH = kindAt(3, 4);

/** What the answer assumes and would change it: the round only beside winds, riichi only in a closed hand. */
function assumedIn(now: Draft): readonly Assumable[] {
  const tiles = [...heldOf(now), ...now.hand.melds.flatMap((meld) => meld.tiles)].map(kindOf);
  const matters = { round: tiles.some((kind) => kind >= EAST && kind <= NORTH), riichi: now.hand.melds.every(isClosed) };
  return ASSUMABLE.filter((one) => !now.chosen.includes(one) && (one === 'seat' || one === 'by' || matters[one]));
}

function isClosed({ type }: Draft['hand']['melds'][number]): boolean {
  return type === 'ankan';
}

const assumed = computed(() => (answer.value.is === 'faulty' ? '' : assumedIn(draft.value).join(' ')));

/** "Assuming South · ron · no riichi": each word leads to its control, and leaves once something is chosen there. */
export function Assumed() {
  const said = words.value.hand.assuming;
  const parts = assumed.value.split(' ').filter(Boolean) as Assumable[];
  return (
    <p class={`row quiet ${styles.assumed}`}>
      {parts.length > 0 && said.before}
      {parts.map((one) => (
        <button key={one} type="button" class={styles.word} onClick={() => pointTo(one)}>
          {wordOf(one)}
        </button>
      ))}
      {parts.length > 0 && said.after}
    </p>
  );
}

function wordOf(what: Assumable): string {
  const { seats, methods, rounds } = locale.value;
  if (what === 'seat') return seats[EMPTY.seat];
  if (what === 'by') return methods[EMPTY.by];
  return what === 'round' ? rounds[EMPTY.round] : words.value.hand.assuming.noRiichi;
}
