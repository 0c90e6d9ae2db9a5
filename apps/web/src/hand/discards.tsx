import { computed } from '@preact/signals';
import { type DiscardValue, type TileLeft, discardValues, kindAt, unwrap } from '@tenbo/engine';
import { type WaitText, describeDiscards } from '@tenbo/i18n';
import { useId } from 'preact/hooks';

import { locale, words } from '../prefs.ts';
import { Tile, tileName } from '../ui/tile.tsx';
import { heldOf, winOf } from './draft.ts';
import { withoutTile } from './edit.ts';
import { Nearer } from '../ui/hand-tiles.tsx';
import { change, detailed, scorer } from './store.ts';
import button from '../ui/button.module.css';
import fold from '../ui/fold.module.css';
import styles from './result.module.css';

/** The discards of a hand that is full but not complete. */
const values = computed((): readonly DiscardValue[] => {
  const { draft } = detailed.value;
  // It can be any winning tile, because the hand has not won.
  const { hand, tile: _tile, method: _method, ...situation } = winOf(draft, kindAt(0, 1));
  const drawn = { ...hand, concealed: heldOf(draft) };
  return unwrap(discardValues(scorer.value, drawn, situation, { honba: draft.table.honba }));
});

/** What each discard leads to (何切る): the closest to tenpai at once, the others folded. */
export function Discards() {
  const texts = words.value.details;
  const id = useId();
  const nearest = Math.min(...values.value.map(({ shanten }) => shanten));
  const others = values.value.filter(({ shanten }) => shanten > nearest);
  return (
    <section class={styles.part} aria-labelledby={id}>
      <h2 id={id}>{texts.discards}</h2>
      <List discards={values.value.filter(({ shanten }) => shanten === nearest)} />
      {others.length > 0 && (
        <details class={fold.fold}>
          <summary>{texts.otherDiscards}</summary>
          <List discards={others} />
        </details>
      )}
    </section>
  );
}

function List({ discards }: { readonly discards: readonly DiscardValue[] }) {
  const { seat, rules } = detailed.value.draft;
  const described = describeDiscards(discards, seat === 'E', rules, locale.value);
  return (
    <ul class={styles.discards}>
      {discards.map((discard, i) => (
        <li key={`${discard.tile}${discard.kita}`}>
          <Discarded discard={discard} />
          <div>
            <p>
              <strong>{words.value.hand.away(discard.shanten)}</strong> · {locale.value.left(discard.left)}
            </p>
            {discard.shanten > 0 && <Nearer tiles={discard.tiles} />}
            <p class="note">{described[i]?.goodWaits}</p>
          </div>
          {discard.waits.length > 0 && (
            <WaitTable waits={discard.waits} texts={described[i]?.waits ?? []} label={words.value.details.waits} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The tile; tapping it discards it. */
function Discarded({ discard: { tile, kita } }: { readonly discard: DiscardValue }) {
  const texts = words.value.details;
  const { draft } = detailed.value;
  const act = () => change({ ...withoutTile(draft, tile), kita: draft.kita + (kita ? 1 : 0) });
  return (
    <button type="button" class={button.button} aria-label={texts.discard(tileName(tile), kita === true)} onClick={act}>
      <Tile tile={tile} name="silent" />
      {kita && <span class="note">{locale.value.dora.kita}</span>}
    </button>
  );
}

interface WaitTableProps {
  readonly waits: readonly TileLeft[];
  /** What each is worth. */
  readonly texts: readonly WaitText[];
  /** A name for the table, if nothing around it provides one. */
  readonly label?: string;
}

/** The value of each wait, by ron and by tsumo. */
export function WaitTable({ waits, texts: described, label }: WaitTableProps) {
  const texts = words.value.details;
  return (
    <table class={`across ${styles.table}`} aria-label={label}>
      <thead>
        <tr class="note">
          <th scope="col">{texts.wait}</th>
          <th scope="col">{texts.ron}</th>
          <th scope="col">{texts.tsumo}</th>
        </tr>
      </thead>
      <tbody>
        {waits.map(({ kind }, i) => (
          <tr key={kind}>
            <th scope="row">
              <Tile tile={kind} />
              <span class="quiet">{described[i]?.left}</span>
            </th>
            <td>{described[i]?.ron}</td>
            <td>{described[i]?.tsumo}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
