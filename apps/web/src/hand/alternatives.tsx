import { type Explanation, type Reading, type WinRecord, basePoints, limitUnder, parseHand, sharesOf } from '@tenbo/engine';
import { describeShares, describeWin, formatReading } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import { Tile } from '../ui/tile.tsx';
import row from '../ui/tile.module.css';
import styles from './result.module.css';

interface ReadingsProps {
  readonly record: WinRecord;
  readonly explanation: Explanation;
}

/** Every reading of the tiles, best first, each with the reason it lost. */
export function Readings({ record, explanation }: ReadingsProps) {
  const texts = words.value.details;
  const { reading, headline, rejected } = describeWin(explanation, record, locale.value);
  return (
    <section class={styles.part} aria-label={texts.readings}>
      <h2>{texts.readings}</h2>
      {rejected.length === 0 && <p>{texts.onlyReading}</p>}
      {rejected.length > 0 && (
        <ol class={`listed breaks ${styles.ladder}`}>
          <li>
            <Blocks reading={explanation.reading} record={record} />
            <strong>
              {reading}: {headline}
            </strong>
          </li>
          {explanation.rejected.map((lost, i) => (
            <li key={i}>
              <Blocks reading={lost.reading} record={record} />
              {rejected[i]}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** The concealed tiles of a reading, block by block; hidden from screen readers, because the sentence next to them says the same. */
function Blocks({ reading, record }: { readonly reading: Reading; readonly record: WinRecord }) {
  const blocks = formatReading(reading, record.win)
    .split(' ')
    .slice(0, reading.blocks.filter(({ meld }) => !meld).length);
  return (
    <span class={`row ${styles.blocks}`} aria-hidden="true">
      {blocks.map((block, i) => (
        <BlockTiles key={i} text={block} />
      ))}
    </span>
  );
}

function BlockTiles({ text }: { readonly text: string }) {
  const read = parseHand(text);
  if (!read.ok) return null;
  const { hand, tile } = read.value;
  return (
    <span class={row.tiles}>
      {hand.concealed.map((one, i) => (
        <Tile key={i} tile={one} name="silent" />
      ))}
      {tile !== undefined && (
        <span class={styles.won}>
          <Tile tile={tile} name="silent" />
        </span>
      )}
    </span>
  );
}

interface WhatIfProps {
  readonly record: WinRecord;
  readonly explanation: Explanation;
}

/** The score with one, two and three more dora. */
export function WhatIf({ record: { win, rules }, explanation: { han, fu, yakuman, alone } }: WhatIfProps) {
  if (yakuman > 0 || alone) return null;
  const texts = words.value.details;
  const kind = { by: win.method.by, dealer: win.seatWind === 'E' };
  return (
    <section class={styles.part} aria-label={texts.whatIf}>
      <h2>{texts.whatIf}</h2>
      <dl class={`row apart ${styles.extra}`}>
        {[1, 2, 3].map((more) => {
          const base = basePoints(han + more, fu, rules);
          const limit = limitUnder(rules, base);
          return (
            <div key={more}>
              <dt class="note">{texts.extra(more)}</dt>
              <dd class="number">{describeShares(sharesOf(base, kind, rules), rules, locale.value)}</dd>
              <dd class="quiet">{limit === undefined ? '' : locale.value.limits[limit]}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
