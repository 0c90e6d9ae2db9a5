import { type Suit, type Tile as TileNumber, isTile, kindAt, redFiveOf } from '@tenbo/engine';
import { describeError, asSentence } from '@tenbo/i18n';
import { useMemo } from 'preact/hooks';

import { locale, words } from '../prefs.ts';
import button from '../ui/button.module.css';
import { Segmented } from '../ui/segmented.tsx';
import { Tile, Tiles, tileName } from '../ui/tile.tsx';
import { tilesOf } from './edit.ts';
import styles from './pad.module.css';
import {
  type Aim,
  aim,
  aimAsBefore,
  canUndo,
  draft,
  isAtIndicators,
  press,
  reasonsToPress,
  refusal,
  removeTile,
  undo,
} from './store.ts';

/** What a key can add, and the tiles that show it. The kind of kan is chosen afterwards. */
const AIMS: readonly (readonly [Exclude<Aim, 'dora' | 'ura'>, readonly TileNumber[]])[] = [
  ['tile', [kindAt(2, 5)]],
  ['run', tilesOf('run', kindAt(2, 5))],
  ['pair', tilesOf('pair', kindAt(2, 5))],
  ['triplet', tilesOf('triplet', kindAt(2, 5))],
  ['chi', []],
  ['pon', []],
  ['ankan', []],
];
/** Ten columns: each suit ends with its red five, the honours with the keys that take back. */
const TILES: readonly TileNumber[] = ([0, 1, 2, 3] as const).flatMap(rowOf);

/** The keys of all tiles, one row per suit, below the choice of what they add. */
export function Pad({ onClear }: { readonly onClear: () => void }) {
  const texts = words.value.hand;
  return (
    <>
      <div class={styles.aims}>
        <div hidden={isAtIndicators.value}>
          <Aims />
        </div>
        <div hidden={!isAtIndicators.value}>
          <IndicatorAims />
        </div>
      </div>
      <div role="group" aria-label={texts.pad} class={styles.keys} data-aim={aim.value}>
        {TILES.map((tile) => (
          <Key key={tile} tile={tile} />
        ))}
        <Command sign="⌫" label={texts.takeAway} act={removeTile} />
        <Command sign="↶" label={texts.undo} act={undo} disabled={!canUndo.value} />
        <Command sign="✕" label={texts.clear} act={onClear} />
      </div>
    </>
  );
}

function Aims() {
  const texts = words.value.hand;
  return (
    <Segmented
      legend={texts.aim}
      look="apart"
      value={KANS.includes(aim.value) ? 'ankan' : aim.value}
      options={AIMS.map(([one, tiles]) => [one, <Chip key={one} label={texts.aims[one]} tiles={tiles} />])}
      onChoose={(one) => (aim.value = one)}
    />
  );
}

// A keyboard has a separate key for each kind of kan.
const KANS: readonly Aim[] = ['daiminkan', 'kakan', 'ankan'];

function Chip({ label, tiles }: { readonly label: string; readonly tiles: readonly TileNumber[] }) {
  return (
    <>
      {tiles.length > 0 && (
        <i aria-hidden="true" class={styles.shown}>
          <Tiles tiles={tiles} />
        </i>
      )}
      {label}
    </>
  );
}

const NO_URA = { code: 'uraWithoutRiichi', at: { in: 'uraIndicators', index: 0 } } as const;

/** Which indicators the keys add, until the reader is done. Ura are revealed only to a winner in riichi, but their place is always there. */
function IndicatorAims() {
  const { doraIndicators, uraIndicators } = locale.value.tiles;
  const hasUra = draft.value.riichi !== undefined || draft.value.ura.length > 0;
  return (
    <>
      <Segmented
        legend={words.value.hand.aim}
        look="apart"
        value={aim.value}
        options={[
          ['dora', doraIndicators],
          ['ura', uraIndicators],
        ]}
        reason={(one) => (one === 'ura' && !hasUra ? asSentence(describeError(NO_URA, locale.value)) : '')}
        onRefuse={(reason) => (refusal.value = reason)}
        onChoose={(one) => (aim.value = one)}
      />
      <button type="button" class={button.button} onClick={aimAsBefore}>
        {words.value.hand.done}
      </button>
    </>
  );
}

interface CommandProps {
  readonly sign: string;
  readonly label: string;
  readonly act: () => void;
  readonly disabled?: boolean;
}

function Command({ sign, label, act, disabled }: CommandProps) {
  return (
    <button type="button" tabIndex={-1} class={button.button} aria-label={label} title={label} disabled={disabled} onClick={act}>
      {sign}
    </button>
  );
}

function Key({ tile }: { readonly tile: TileNumber }) {
  const reason = reasonOf(tile);
  const face = useMemo(() => <Tile tile={tile} name="silent" />, [tile]);
  return (
    <button
      type="button"
      class={`middle ${styles.key}`}
      tabIndex={tile === TILES[0] ? 0 : -1}
      aria-disabled={reason !== undefined}
      title={reason}
      onClick={() => (reason === undefined ? press(tile) : (refusal.value = reason))}
    >
      <span class="hidden">{tileName(tile)}</span>
      {face}
    </button>
  );
}

function reasonOf(tile: TileNumber): string | undefined {
  const reasons = reasonsToPress(tile);
  if (typeof reasons === 'string') return words.value.hand.noRoom[reasons];
  const [error] = reasons;
  return error && asSentence(describeError(error, locale.value));
}

function rowOf(suit: Suit): readonly TileNumber[] {
  const plain = Array.from({ length: suit === 3 ? 7 : 9 }, (_, i) => kindAt(suit, i + 1)).filter(isTile);
  return suit === 3 ? plain : [...plain, redFiveOf(suit)];
}
