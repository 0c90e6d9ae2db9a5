// The record that a match was imported from: it is checked when the match is opened, and shown where it differs.
import { type ReadonlySignal, computed, effect, signal } from '@preact/signals';
import { describeFinding, describePosition } from '@tenbo/i18n';
import type { Finding, Game } from '@tenbo/records';
import type { HandLine } from '@tenbo/ledger';

import { fetched } from '../../fetched.ts';
import { afterPaint } from '../../ui/pacing.ts';
import { type OpenMatch, current } from '../store.ts';
import type { CheckedRecord } from './check-record.ts';
import { locale, words } from '../../prefs.ts';
import { NotLoaded } from '../../later.tsx';
import { replayAddress } from '../view.ts';
import styles from './findings.module.css';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';

/** The checked record of a match; or that it does not belong to the match, or that the code to check it could not be loaded. */
type Checked = CheckedRecord | 'unfit' | 'notLoaded';

const last = signal<{ readonly of: OpenMatch['record']; readonly result: Checked }>();

/** The record that the match on the screen was imported from; undefined if there is none, or until it has been read. */
export const checked: ReadonlySignal<Checked | undefined> = computed(() => {
  const record = current.value?.record;
  return record !== undefined && last.value?.of === record ? last.value.result : undefined;
});

/** The same record, if it is valid. */
const checkedRecord: ReadonlySignal<CheckedRecord | undefined> = computed(() =>
  typeof checked.value === 'object' ? checked.value : undefined,
);

const openRecord = computed(() => current.value?.record);

effect(() => (openRecord.value === undefined ? undefined : afterPaint(() => void check())));

/** Checks the record of the match on the screen; the code for this is loaded first. */
export async function check(): Promise<void> {
  const open = current.peek();
  if (open?.record === undefined) return;
  const result = await checking(open.record, open.match.log).catch(() => 'notLoaded' as const);
  // The record of a match left meanwhile must not take the place of this one's.
  if (current.peek()?.record === open.record) last.value = { of: open.record, result };
}

async function checking(of: NonNullable<OpenMatch['record']>, log: OpenMatch['match']['log']): Promise<Checked> {
  const { checkRecord } = await fetched(() => import('./check-record.ts'));
  return checkRecord(of, log) ?? 'unfit';
}

/** The number of the record's hand, counted from 0, that became an entry of the match; undefined if none did. */
function handOf({ log }: CheckedRecord, entry: string): number | undefined {
  const at = log.findIndex(({ id }) => id === entry);
  return at < 1 ? undefined : at - 1;
}

interface Props {
  readonly findings: readonly Finding[];
  readonly game: Game;
  /** Whether the context already names the hand. */
  readonly inHand?: boolean;
}

/** The most to list. */
const MOST_SHOWN = 20;

/** Where the record of a game differs from the score of its own hands. */
export function Findings({ findings, game, inHand = false }: Props) {
  const texts = words.value.match.accounts;
  if (findings.length === 0) return null;
  return (
    <ul class={`stack ${styles.findings}`} aria-label={texts.differs}>
      {findings.slice(0, MOST_SHOWN).map((finding, i) => {
        const { hand, says } = describeFinding(finding, game, locale.value);
        return (
          <li key={i} class="capital">
            {inHand ? says : locale.value.rule(hand, says)}
          </li>
        );
      })}
      {findings.length > MOST_SHOWN && <li>{texts.more(findings.length - MOST_SHOWN)}</li>}
    </ul>
  );
}

/** A hand of a match, by the entry that recorded it. */
type Entered = Pick<HandLine, 'entry'>;

/** Where the record of the match differs from the score of a hand. */
export function HandFindings({ entry }: Entered) {
  const record = checkedRecord.value;
  if (!record) return null;
  const hand = handOf(record, entry);
  return <Findings findings={record.findings.filter((finding) => finding.hand === hand)} game={record.game} inHand />;
}

interface ReplayLinkProps extends Pick<OpenMatch, 'id'> {
  /** The label for screen readers, if there are several such links. */
  readonly label?: string;
  readonly look: 'button' | 'link';
}

/** Links to the replay of a hand, if the match was imported from a record that contains it. */
export function ReplayLink({ id, entry, label, look }: Entered & ReplayLinkProps) {
  const record = checkedRecord.value;
  const hand = record && handOf(record, entry);
  if (hand === undefined) return null;
  return (
    <a class={button[look]} href={replayAddress(id, hand, 0)} aria-label={label}>
      {words.value.match.replay.replay}
    </a>
  );
}

/** Hands of the record that the match does not have, because the record breaks off or because they were removed. Or why that is not known. */
export function OtherHands({ open }: { readonly open: OpenMatch }) {
  const record = checked.value;
  const texts = words.value.match.replay;
  if (record === undefined) return null;
  if (record === 'notLoaded') return <NotLoaded again={() => void check()} />;
  if (record === 'unfit') return <p class={card.alarm}>{texts.unfit}</p>;
  const { game, findings } = record;
  const shown = new Set(open.match.state.hands.map(({ entry }) => handOf(record, entry)));
  return game.hands.map((hand, nth) => {
    if (shown.has(nth)) return null;
    const position = describePosition(hand, game.rules.tiles.players, locale.value);
    return (
      <section key={nth} class={card.card} aria-label={position}>
        <p class="ends">
          <strong>{position}</strong>
          <a class={button.link} href={replayAddress(open.id, nth, 0)} aria-label={texts.replayThis(position)}>
            {texts.replay}
          </a>
        </p>
        <Findings findings={findings.filter((finding) => finding.hand === nth)} game={game} inHand />
      </section>
    );
  });
}
