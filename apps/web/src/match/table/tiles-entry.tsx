import { useSignal } from '@preact/signals';
import { type RuleSet, type Wind, formatTiles, parseHand } from '@tenbo/engine';
import { describeError } from '@tenbo/i18n';
import type { WinTiles } from '@tenbo/ledger';

import { locale, words } from '../../prefs.ts';
import styles from './form.module.css';

interface Props {
  /** What the table knows of the hand. */
  readonly situation: {
    readonly rules: RuleSet;
    readonly seat: Wind;
    readonly round: Wind;
    readonly honba: number;
    readonly riichiSticks: number;
    readonly by: 'ron' | 'tsumo';
    readonly riichi: boolean;
  };
  readonly begin?: WinTiles | undefined;
  readonly onDone: (tiles: WinTiles) => void;
}

/** The tiles of a win, typed in notation. */
export function TilesEntry({ situation, begin, onDone }: Props) {
  const text = useSignal(begin ? textOf(begin) : '');
  const dora = useSignal(begin?.dora ?? '');
  const ura = useSignal(begin?.ura ?? '');
  const ippatsu = useSignal(begin?.ippatsu ?? false);
  const on = useSignal(begin?.on ?? '');
  const errors = useSignal<readonly string[]>([]);
  const said = words.value.match.enter;
  const { hand } = words.value;
  const read = () => {
    const parsed = parseHand(text.value);
    if (!parsed.ok) errors.value = parsed.error.map((error) => describeError(error, locale.value));
    else if (parsed.value.tile === undefined) errors.value = [locale.value.stillWaits];
    else {
      errors.value = [];
      const melds = parsed.value.hand.melds.map(({ type, tiles }) => ({ type, tiles: formatTiles(tiles) }));
      onDone({
        hand: formatTiles(parsed.value.hand.concealed),
        tile: formatTiles([parsed.value.tile]),
        ...(melds.length > 0 ? { melds } : {}),
        ...(on.value === '' ? {} : { on: on.value }),
        ...(situation.riichi ? { riichi: begin?.riichi ?? 'riichi', ippatsu: ippatsu.value } : {}),
        ...(dora.value === '' ? {} : { dora: dora.value }),
        ...(situation.riichi && ura.value !== '' ? { ura: ura.value } : {}),
      });
    }
  };
  const moments =
    situation.by === 'ron' ? (['houtei', 'chankan', 'firstTurn'] as const) : (['haitei', 'rinshan', 'firstTurn'] as const);
  return (
    <div class={styles.fields}>
      <label class={styles.wide}>
        <span>{said.tiles}</span>
        <input value={text.value} spellcheck={false} autocomplete="off" onInput={(e) => (text.value = e.currentTarget.value)} />
      </label>
      <label>
        <span>{said.dora}</span>
        <input value={dora.value} onInput={(e) => (dora.value = e.currentTarget.value)} />
      </label>
      {situation.riichi && (
        <label>
          <span>{said.ura}</span>
          <input value={ura.value} onInput={(e) => (ura.value = e.currentTarget.value)} />
        </label>
      )}
      <label>
        <span>{said.winningTile}</span>
        <select value={on.value} onChange={(e) => (on.value = e.currentTarget.value)}>
          <option value="">—</option>
          {moments.map((one) => (
            <option key={one} value={one}>
              {hand.on[one]}
            </option>
          ))}
        </select>
      </label>
      {situation.riichi && (
        <button type="button" aria-pressed={ippatsu.value} onClick={() => (ippatsu.value = !ippatsu.value)}>
          {hand.ippatsu}
        </button>
      )}
      <button type="button" onClick={read}>
        {said.read}
      </button>
      {errors.value.map((why) => (
        <p key={why} role="alert" class={styles.error}>
          {why}
        </p>
      ))}
    </div>
  );
}

function textOf({ hand, melds = [], tile }: WinTiles): string {
  return [hand, ...melds.map((meld) => (meld.type === 'ankan' ? `(${meld.tiles})` : `[${meld.tiles}]`)), `+${tile}`].join(' ');
}
