import { words } from '../../prefs.ts';
import button from '../../ui/button.module.css';
import { NEXT } from '../../ui/focus.ts';
import styles from './replay.module.css';
import type { Step } from './steps.ts';

/** The step that each key leads to. */
export interface Ways {
  readonly first: Step;
  readonly previousTurn: Step;
  readonly previous: Step;
  readonly next: Step;
  readonly nextTurn: Step;
  readonly last: Step;
}

interface Props {
  readonly at: Step;
  readonly ways: Ways;
  /** The player whose turns the keys step through. */
  readonly player: string;
  readonly onGo: (step: Step) => void;
}

/** The keys that step through a hand. A key that leads nowhere keeps its place and the focus. */
export function Controls({ at, ways, player, onGo }: Props) {
  const said = words.value.match.replay;
  return (
    <div class={styles.controls} role="group" aria-label={said.steps}>
      {(Object.keys(SIGNS) as (keyof Ways)[]).map((way) => {
        const name = way === 'previousTurn' || way === 'nextTurn' ? said[way](player) : said[way];
        return (
          <button
            key={way}
            type="button"
            class={button.button}
            aria-label={name}
            title={name}
            aria-disabled={ways[way] === at}
            aria-keyshortcuts={SHORTCUTS[way]}
            onClick={() => onGo(ways[way])}
            {...(way === 'next' && NEXT)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={SIGNS[way]} />
            </svg>
          </button>
        );
      })}
    </div>
  );
}

/** The keyboard shortcut for each way. */
const SHORTCUTS: { readonly [W in keyof Ways]: string } = {
  first: 'Home',
  previousTurn: 'Shift+ArrowLeft',
  previous: 'ArrowLeft',
  next: 'ArrowRight',
  nextTurn: 'Shift+ArrowRight',
  last: 'End',
};

/** A bar at either end, two triangles for a turn, one for a step. */
const SIGNS: { readonly [W in keyof Ways]: string } = {
  first: 'M5 5h2.5v14H5zM19 5v14L8.5 12z',
  previousTurn: 'M12 5v14L2 12zM22 5v14L12 12z',
  previous: 'M17 5v14L7 12z',
  next: 'M7 5v14l10-7z',
  nextTurn: 'M2 5v14l10-7zM12 5v14l10-7z',
  last: 'M5 5v14l10.5-7zM16.5 5H19v14h-2.5z',
};
