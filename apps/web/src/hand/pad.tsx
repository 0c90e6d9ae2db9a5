import { type Suit, type Tile as TileNumber, isRedFive, isTile, kindAt, kindOf, redFiveOf, suitOf } from '@tenbo/engine';
import { describeError } from '@tenbo/i18n';
import { useMemo } from 'preact/hooks';

import { locale, words } from '../prefs.ts';
import { Segmented } from '../ui/segmented.tsx';
import { giversOf } from '../ui/laid.ts';
import { Tile, tileName } from '../ui/tile.tsx';
import styles from './pad.module.css';
import {
  type Aim,
  aim,
  callFrom,
  canUndo,
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
import { asSentence } from '../words/sentence.ts';

const AIMS: readonly Aim[] = ['tile', 'chi', 'pon', 'daiminkan', 'dora', 'ura', 'ankan', 'kakan'];
const REDS = ([0, 1, 2] as const).map(redFiveOf);
const TILES: readonly TileNumber[] = ([0, 1, 2, 3] as const).flatMap(rowOf);

/** The keys of all tiles, one row per suit, and the choice of what they add. */
export function Pad({ onClear }: { readonly onClear: () => void }) {
  const said = words.value.hand;
  return (
    <div class={styles.pad}>
      <Aims />
      <div role="group" aria-label={said.pad} class={styles.keys}>
        {TILES.map((tile) => (
          <Key key={tile} tile={tile} />
        ))}
        <button
          type="button"
          class={`${styles.act} ${styles.back}`}
          aria-label={said.takeAway}
          title={said.takeAway}
          onClick={takeAway}
        >
          ⌫
        </button>
        {REDS.map((tile) => (
          <Key key={tile} tile={tile} />
        ))}
        <Undo />
        <button type="button" class={styles.act} onClick={onClear}>
          {said.clear}
        </button>
      </div>
      <SelectedActions />
    </div>
  );
}

function Aims() {
  const said = words.value.hand;
  return (
    <div class={styles.aims}>
      <Segmented
        legend={said.aim}
        value={aim.value}
        options={AIMS.map((one) => [one, said.aims[one]])}
        reason={aimReason}
        onChoose={(one) => (aim.value = one)}
      />
    </div>
  );
}

function Undo() {
  return (
    <button type="button" class={styles.act} onClick={undo} disabled={!canUndo.value}>
      {words.value.hand.undo}
    </button>
  );
}

function SelectedActions() {
  const spot = selected.value;
  if (spot?.in === 'melds') return <MeldActions index={spot.index} />;
  if (spot?.in !== 'concealed') return null;
  return (
    <div class={styles.selected}>
      <button type="button" class={styles.act} onClick={makeWinning}>
        {words.value.hand.winning}
      </button>
    </div>
  );
}

function Key({ tile }: { readonly tile: TileNumber }) {
  const reason = reasonOf(tile);
  const face = useMemo(() => <Tile tile={tile} name="silent" />, [tile]);
  return (
    <button
      type="button"
      class={styles.key}
      data-red={isRedFive(tile) ? suitOf(kindOf(tile)) : undefined}
      aria-disabled={reason !== undefined}
      title={reason}
      onClick={() => press(tile)}
    >
      <span class="hidden">{tileName(tile)}</span>
      {face}
    </button>
  );
}

function reasonOf(tile: TileNumber): string | undefined {
  const reasons = reasonsToPress(tile);
  if (reasons === 'full') return words.value.hand.full;
  const [error] = reasons;
  return error && asSentence(describeError(error, locale.value));
}

/** Actions on a selected meld: with or without the red five, and who it was called from. */
function MeldActions({ index }: { readonly index: number }) {
  const said = words.value.hand;
  const { hand, rules } = draft.value;
  const meld = hand.melds[index];
  const givers = meld ? giversOf(meld.type, rules.tiles.players) : [];
  return (
    <div class={styles.selected}>
      <button type="button" class={styles.act} onClick={redden}>
        {said.red}
      </button>
      {givers.length > 1 && (
        <Segmented
          legend={said.calledFrom}
          value={meld?.from ?? null}
          options={givers.map((giver) => [giver, said.givers[giver]])}
          onChoose={(giver) => giver && callFrom(giver)}
        />
      )}
    </div>
  );
}

/** Ura indicators need a riichi; the engine's error for any one of them says so. */
function aimReason(one: Aim): string {
  if (one !== 'ura') return '';
  const [error] = reasonsFor({ ura: [kindAt(3, 7)] }).filter(({ code }) => code === 'uraWithoutRiichi');
  return error ? asSentence(describeError(error, locale.value)) : '';
}

function rowOf(suit: Suit): readonly TileNumber[] {
  return Array.from({ length: suit === 3 ? 7 : 9 }, (_, i) => kindAt(suit, i + 1)).filter(isTile);
}
