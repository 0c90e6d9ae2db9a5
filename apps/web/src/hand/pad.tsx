import { type Suit, type Tile as TileNumber, isTile, kindAt, redFiveOf } from '@tenbo/engine';
import { describeError } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import { Choice } from '../ui/choice.tsx';
import { giversOf } from '../ui/laid.ts';
import { Tile } from '../ui/tile.tsx';
import { tileName } from '../ui/tile-name.ts';
import styles from './pad.module.css';
import {
  type Aim,
  aim,
  callFrom,
  canUndo,
  draft,
  makeWinning,
  press,
  pressed,
  reasonsFor,
  redden,
  selected,
  takeAway,
  undo,
} from './store.ts';

const AIMS: readonly Aim[] = ['tile', 'chi', 'pon', 'dora', 'ura', 'daiminkan', 'ankan', 'kakan'];
const REDS = ([0, 1, 2] as const).map(redFiveOf);
const ROWS: readonly (readonly TileNumber[])[] = ([0, 1, 2, 3] as const).map(rowOf);

/** The keys of all tiles, a row a suit, and what they are for. */
export function Pad({ onClear }: { readonly onClear: () => void }) {
  const said = words.value.hand;
  return (
    <div class={styles.pad}>
      <div class={styles.aims}>
        <Choice
          legend={said.aim}
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
      <Actions onClear={onClear} />
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
  const next = pressed(tile);
  if (next === draft.value) return words.value.hand.full;
  const [error] = reasonsFor(next);
  return error && describeError(error, locale.value);
}

function Actions({ onClear }: { readonly onClear: () => void }) {
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
      <button type="button" onClick={onClear}>
        {said.clear}
      </button>
      {spot?.in === 'melds' ? (
        <MeldActions index={spot.index} />
      ) : (
        <button type="button" onClick={makeWinning} disabled={spot?.in !== 'concealed'}>
          {said.winning}
        </button>
      )}
    </div>
  );
}

/** A meld can hold the red five, and be called from another player. */
function MeldActions({ index }: { readonly index: number }) {
  const said = words.value.hand;
  const { hand, rules } = draft.value;
  const meld = hand.melds[index];
  const givers = meld ? giversOf(meld.type, rules.tiles.players) : [];
  return (
    <>
      <button type="button" onClick={redden}>
        {said.red}
      </button>
      {givers.length > 1 && (
        <Choice
          legend={said.calledFrom}
          value={meld?.from ?? null}
          options={givers.map((giver) => [giver, said.givers[giver]])}
          onChoose={(giver) => giver && callFrom(giver)}
        />
      )}
    </>
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
