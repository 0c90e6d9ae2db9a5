import { describePosition } from '@tenbo/i18n';
import type { HandLine } from '@tenbo/ledger';

import { locale, words } from '../../prefs.ts';
import { NotLoaded } from '../../later.tsx';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import type { OpenMatch } from '../store.ts';
import { replayAddress } from '../view.ts';
import { check, checked, checkedRecord, handOf } from './checked.ts';
import { Findings } from './findings.tsx';

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
  const said = words.value.match.replay;
  if (record === undefined) return null;
  if (record === 'notLoaded') return <NotLoaded again={() => void check()} />;
  if (record === 'unfit') return <p class={card.alarm}>{said.unfit}</p>;
  const { game, findings } = record;
  const shown = new Set(open.match.state.hands.map(({ entry }) => handOf(record, entry)));
  return game.hands.map((hand, nth) => {
    if (shown.has(nth)) return null;
    const position = describePosition(hand, game.rules.tiles.players, locale.value);
    return (
      <section key={nth} class={card.card} aria-label={position}>
        <p class="ends">
          <strong>{position}</strong>
          <a class={button.link} href={replayAddress(open.id, nth, 0)} aria-label={said.replayThis(position)}>
            {said.replay}
          </a>
        </p>
        <Findings findings={findings.filter((finding) => finding.hand === nth)} game={game} inHand />
      </section>
    );
  });
}
