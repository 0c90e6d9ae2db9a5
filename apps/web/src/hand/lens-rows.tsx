import { signal } from '@preact/signals';
import { type RuleSet, type WinRecord, lens, presets } from '@tenbo/engine';
import { type LensRowText, describeLens, describeLensRow, ruleSetName } from '@tenbo/i18n';

import { locale, words } from '../prefs.ts';
import { allRules, ownRules, rulesOf } from '../rules/own.ts';
import fold from '../ui/fold.module.css';
import styles from './result.module.css';

/** The rule sets that most players know; the reader's own come before them. */
const PINNED: readonly RuleSet[] = [presets.mleague, presets.tenhou, presets.wrc2025, presets.ema2025];

interface Props {
  readonly record: WinRecord;
}

/**
 * The win under the rule sets that most players know, each with its value, the difference and the rule behind it; all others are folded. Only rule sets
 * for the same number of players can be compared.
 */
export function LensRows({ record }: Props) {
  const { rules } = record;
  const pinned = [...ownRules.value.map(({ id }) => rulesOf(id)), ...PINNED].filter(
    (one) => one !== undefined && one.id !== rules.id && isForAsMany(one, rules),
  ) as readonly RuleSet[];
  const { base, rows } = lens(record, pinned);
  const texts = words.value.details;
  return (
    <>
      <LensTable
        label={texts.lens}
        rows={rows.map((row) => ({
          text: describeLensRow(row, base, locale.value),
          names: [ruleSetName(row.rules, locale.value)],
          isSame: row.cause.length === 0,
        }))}
      />
      <AllRows record={record} />
    </>
  );
}

function isForAsMany(one: RuleSet, other: RuleSet): boolean {
  return one.tiles.players === other.tiles.players;
}

const isOpen = signal(false);

/** Every rule set; those with the same score for the same reason share a row. Computed only when unfolded. */
function AllRows({ record }: Props) {
  const texts = words.value.details;
  const among = allRules.value.filter((one) => isForAsMany(one, record.rules));
  return (
    <details class={fold.fold} open={isOpen.value} onToggle={(event) => (isOpen.value = event.currentTarget.open)}>
      <summary>{texts.allRules(among.length)}</summary>
      {isOpen.value && <Folded record={record} among={among} />}
    </details>
  );
}

function Folded({ record, among }: Props & { readonly among: readonly RuleSet[] }) {
  const { rows, same, impossible } = describeLens(lens(record, among), record.rules, locale.value, 'name');
  const alike = Map.groupBy(rows, ({ points, value, cause }) => [points, value, cause].join('\n'));
  const nameOf = ({ id }: LensRowText) => {
    const rules = rulesOf(id);
    return rules ? ruleSetName(rules, locale.value) : id;
  };
  return (
    <div class="stack">
      <LensTable
        label={words.value.details.allRules(among.length)}
        rows={[...alike.values()].flatMap((group) =>
          group[0] ? [{ text: group[0], names: group.map(nameOf), isSame: false }] : [],
        )}
      />
      {[same, ...impossible].map(
        (line) =>
          line !== undefined && (
            <p key={line} class="note">
              {line}
            </p>
          ),
      )}
    </div>
  );
}

/** The colour of a gain or a loss. */
function toneOf(difference: string): string {
  return difference.startsWith('+') ? 'gain' : difference.startsWith('−') ? 'loss' : '';
}

interface Row {
  readonly text: LensRowText;
  readonly names: readonly string[];
  readonly isSame: boolean;
}

/** The roles mark it as a table, because its CSS layout does not. */
function LensTable({ label, rows }: { readonly label: string; readonly rows: readonly Row[] }) {
  const texts = words.value.details;
  return (
    <table class={styles.lens} role="table" aria-label={label}>
      <thead role="rowgroup" class="hidden">
        <tr role="row">
          {[texts.underRules, texts.value, texts.cause, texts.difference].map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ text, names, isSame }) => (
          <tr key={text.id} role="row">
            <th role="rowheader" scope="row">
              {locale.value.commas(names)}
            </th>
            <td role="cell" class={`figure ${styles.points}`}>
              {text.points === '' ? text.value : text.points}
            </td>
            <td role="cell" class="note">
              {text.cause}
            </td>
            <td role="cell" class={`note ${styles.difference} ${isSame ? '' : toneOf(text.difference)}`}>
              {isSame ? texts.same : text.difference}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
