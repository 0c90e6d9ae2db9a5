import { computed } from '@preact/signals';
import { type MeldType, type Tile as TileNumber, doraOf, parseTiles, unwrap } from '@tenbo/engine';
import { yakuName } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import { Tile, tileName } from '../ui/tile.tsx';
import { type Assumption, assumedIn, assumedWord } from './hand-text.ts';
import { cleared, isFull } from './draft.ts';
import { type Spot, withTiles, without } from './edit.ts';
import { pointTo } from './situation.tsx';
import { aim, answer, change, draft, isAtIndicators, refusal, removeTile, selected, unknownRules } from './store.ts';
import { giversOf } from '../ui/laid.ts';
import { hasFive, isRedAt, tilesAt } from './reshape.ts';
import { callFromNext, makeKan, makeWinning, redden } from './selection.ts';
import styles from './below.module.css';

/**
 * The line under the tiles: what is assumed, or the actions for what was touched. It is never absent and has always the same height. `known` is what a match
 * knows of the hand.
 */
export function Strip({ known }: { readonly known?: string }) {
  const spot = selected.value;
  if (spot) return <SelectedActions spot={spot} />;
  if (refusal.value !== '') return <Said role="status">{refusal.value}</Said>;
  if (isAtIndicators.value) return <LyingIndicators where={aim.value === 'ura' ? 'ura' : 'dora'} />;
  if (unknownRules.value) return <Said role="alert">{words.value.details.unknownRules}</Said>;
  return known === undefined && answer.value.is === 'empty' ? <Beginnings /> : <Assumed known={known} />;
}

function Said({ role, children }: { readonly role: 'alert' | 'status'; readonly children: string }) {
  return (
    <div role={role} class={styles.said}>
      {children}
    </div>
  );
}

/** Whole hands to begin with. */
function Beginnings() {
  const texts = words.value.details;
  const names: readonly (readonly [name: string, tiles: string])[] = [
    [words.value.hand.example, '234m406p567s88s678m'],
    [yakuName('kokushi', locale.value), '19m19p19s1234567z1m'],
    [yakuName('chuuren', locale.value), '1112345678999m5m'],
  ];
  return (
    <div class={styles.words}>
      <span class="quiet">{texts.startFrom}</span>
      {names.map(([name, tiles]) => (
        <button
          key={name}
          type="button"
          class={styles.ready}
          onClick={() => change(withTiles(cleared(draft.value), unwrap(parseTiles(tiles))))}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

const assumed = computed(() => (answer.value.is === 'faulty' ? [] : assumedIn(draft.value)));

/**
 * "Assuming won on 2m, best of 9 · South · ron": each word leads to what decides it, and disappears once something is chosen there. A word
 * that stands elsewhere because of those before it is drawn anew: it does not slide under the finger.
 */
function Assumed({ known }: { readonly known: string | undefined }) {
  const texts = words.value.hand.assuming;
  const parts = assumed.value.map((one) => ({ one, word: assumedWord(one, draft.value, locale.value, words.value.hand) }));
  const hasParts = parts.length > 0;
  const upTo = (i: number) => parts.slice(0, i + 1).map(({ word }) => word);
  return (
    <div class={`quiet ${styles.words}`}>
      {known && <span>{known}</span>}
      {hasParts && texts.before && <span>{texts.before}</span>}
      {parts.map(({ one, word }, i) => (
        <button key={upTo(i).join()} type="button" class={styles.word} onClick={() => lead(one)}>
          {word}
        </button>
      ))}
      {hasParts && texts.after && <span key={`${upTo(parts.length).join()},`}>{texts.after}</span>}
    </div>
  );
}

function lead(to: Assumption): void {
  if (to === 'tile') selected.value = { in: 'tile', index: 0 };
  else pointTo(to);
}

/** The indicators, each with its dora; a tap removes one. */
function LyingIndicators({ where }: { readonly where: 'dora' | 'ura' }) {
  const { doraIndicators, uraIndicators } = locale.value.tiles;
  return (
    <div class={`${styles.words} ${styles.table}`} role="group" aria-label={words.value.details.revealed}>
      <span>{where === 'dora' ? doraIndicators : uraIndicators}</span>
      {draft.value[where].map((tile, index) => (
        <button
          key={index}
          type="button"
          aria-label={`${words.value.hand.takeAway}: ${tileName(tile)}`}
          onClick={() => change(without(draft.value, { in: where, index }))}
        >
          <Indicated tile={tile} />
        </button>
      ))}
    </div>
  );
}

function Indicated({ tile }: { readonly tile: TileNumber }) {
  return (
    <>
      <Tile tile={tile} name="silent" />→<Tile tile={doraOf(tile, draft.value.rules)} name="silent" />
    </>
  );
}

const KANS = ['ankan', 'daiminkan', 'kakan'] as const satisfies readonly MeldType[];

/** The actions for the selected tile or meld. */
function SelectedActions({ spot }: { readonly spot: Spot }) {
  const texts = words.value.details;
  const now = draft.value;
  const meld = spot.in === 'melds' ? now.hand.melds[spot.index] : undefined;
  const isKan = meld !== undefined && meld.tiles.length === 4;
  return (
    <div class={`${styles.words} ${styles.acts}`} role="group" aria-label={texts.selected}>
      <Tile tile={tilesAt(now, spot)[0]} name="silent" />
      {(spot.in === 'tile' || spot.in === 'concealed') && isFull(now) && (
        <Act label={texts.wonOn} isOn={spot.in === 'tile' && now.tileIs === 'chosen'} act={makeWinning} />
      )}
      {isKan && KANS.map((one) => <Act key={one} label={texts.kans[one]} isOn={meld.type === one} act={() => makeKan(one)} />)}
      {meld?.from !== undefined && giversOf(meld.type, now.rules.tiles.players).length > 1 && (
        <Act label={texts.givers[meld.from]} act={callFromNext} />
      )}
      <Act label={words.value.hand.takeAway} act={removeTile} />
      {hasFive(now, spot) && <Act label={texts.red} isOn={isRedAt(now, spot)} act={redden} />}
      <button type="button" class={styles.leave} aria-label={words.value.close} onClick={() => (selected.value = undefined)}>
        ✕
      </button>
    </div>
  );
}

interface ActProps {
  readonly label: string;
  /** Left out for what is done once rather than on or off. */
  readonly isOn?: boolean;
  readonly act: () => void;
}

function Act({ label, isOn, act }: ActProps) {
  return (
    <button type="button" aria-pressed={isOn} onClick={act}>
      {label}
    </button>
  );
}
