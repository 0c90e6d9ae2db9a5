import { type Suit, type Tile as TileNumber, isTile, kindAt, redFiveOf } from '@tenbo/engine';
import { describeError } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import { Choice } from '../ui/choice.tsx';
import { Tile } from '../ui/tile.tsx';
import { tileName } from '../ui/tile-name.ts';
import { cleared } from './draft.ts';
import styles from './pad.module.css';
import {
  type Aim,
  aim,
  canUndo,
  change,
  draft,
  makeWinning,
  press,
  reasonsFor,
  reasonsToPress,
  redden,
  selected,
  takeAway,
  undo,
} from './store.ts';

const AIMS: readonly Aim[] = ['tile', 'chi', 'pon', 'dora', 'ura', 'daiminkan', 'ankan', 'kakan'];
const REDS = ([0, 1, 2] as const).map(redFiveOf);
const ROWS: readonly (readonly TileNumber[])[] = ([0, 1, 2, 3] as const).map(rowOf);

/** The keys of all tiles, a row a suit, and what they are for. */
export function Pad() {
  const said = words.value.hand;
  return (
    <div class={styles.pad}>
      <div class={styles.aims}>
        <Choice
          legend={said.aim}
          name="aim"
          value={aim.value}
          options={AIMS.map((one) => [one, said.aims[one]])}
          reason={aimReason}
          onChoose={(one) => (aim.value = one)}
        />
      </div>
      <div role="group" aria-label={said.pad} class={styles.keys}>
        {ROWS.map((row, suit) => (
          <div key={suit} class={styles.row}>
            {row.map((tile) => (
              <Key key={tile} tile={tile} />
            ))}
          </div>
        ))}
        <div class={styles.row}>
          {REDS.map((tile) => (
            <Key key={tile} tile={tile} />
          ))}
        </div>
      </div>
      <Actions />
    </div>
  );
}

function Key({ tile }: { readonly tile: TileNumber }) {
  const reason = reasonOf(tile);
  return (
    <button type="button" class={styles.key} aria-disabled={reason !== undefined} title={reason} onClick={() => press(tile)}>
      <span class="hidden">{tileName(tile)}</span>
      <Tile tile={tile} name="silent" />
    </button>
  );
}

function reasonOf(tile: TileNumber): string | undefined {
  const reasons = reasonsToPress(tile);
  if (reasons === 'full') return words.value.hand.full;
  const [error] = reasons;
  return error && describeError(error, locale.value);
}

function Actions() {
  const said = words.value.hand;
  const spot = selected.value;
  return (
    <div class={styles.actions}>
      <button type="button" onClick={takeAway}>
        ⌫ {said.takeAway}
      </button>
      <button type="button" onClick={undo} disabled={!canUndo.value}>
        {said.undo}
      </button>
      <button type="button" onClick={() => change(cleared(draft.value))}>
        {said.clear}
      </button>
      {spot?.in === 'melds' ? (
        <button type="button" onClick={redden}>
          {said.red}
        </button>
      ) : (
        <button type="button" onClick={makeWinning} disabled={spot?.in !== 'concealed'}>
          {said.winning}
        </button>
      )}
    </div>
  );
}

/** Ura indicators wait for a riichi; the engine says so of any one. */
function aimReason(one: Aim): string {
  if (one !== 'ura') return '';
  const [error] = reasonsFor({ ...draft.value, ura: [kindAt(3, 7)] }).filter(({ code }) => code === 'uraWithoutRiichi');
  return error ? describeError(error, locale.value) : '';
}

function rowOf(suit: Suit): readonly TileNumber[] {
  return Array.from({ length: suit === 3 ? 7 : 9 }, (_, i) => kindAt(suit, i + 1)).filter(isTile);
}
