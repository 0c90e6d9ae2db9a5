import { useSignal } from '@preact/signals';
import { describeFinding, describeUnstated } from '@tenbo/i18n';
import type { Finding } from '@tenbo/records';
import { useMemo } from 'preact/hooks';

import { faultText } from '../../data-file/report.tsx';
import { importData } from '../../data-file/import-data.ts';
import { locale, words } from '../../prefs.ts';
import { addressOf, replaceAddress } from '../../router.ts';
import button from '../../ui/button.module.css';
import { DROPPED } from '../stored-match.ts';
import { type Dropped, dropped, keptAs } from '../record/dropped.ts';
import { replayAddress } from '../view.ts';
import styles from './found.module.css';
import { Stepped } from './replay.tsx';
import { replayedHand, stepOf } from './steps.ts';

/** The replay of a record that was dropped on the page, with what was found in it: `dropped/replay/3/17`. */
export function DroppedReplay({ path: [, number, step] }: { readonly path: readonly string[] }) {
  const shown = dropped.value;
  const nth = Math.max(Number(number ?? 1) - 1, 0);
  const replayed = useMemo(() => shown && replayedHand(shown.record, nth, shown.open), [shown, nth]);
  if (!shown || !replayed) {
    return (
      <p>
        {words.value.match.replay.gone} <a href={addressOf('match')}>{words.value.match.matches}</a>
      </p>
    );
  }
  const at = stepOf(step, replayed.hand.events);
  return (
    <Stepped
      open={shown.open}
      record={shown.record}
      nth={nth}
      replayed={replayed}
      step={at}
      above={<Found shown={shown} nth={nth} step={at} />}
    />
  );
}

/** The most findings that have a link; a record may differ in everything. */
const MOST_LINKS = 50;

interface FoundProps {
  readonly shown: Dropped;
  /** Where the reader is. */
  readonly nth: number;
  readonly step: number;
}

/** How many hands agree with the record, the way to each that does not, and the way to keep the match. */
function Found({ shown: { record }, ...at }: FoundProps & { readonly shown: Dropped }) {
  const { game, findings } = record;
  const texts = words.value.match;
  const differing = new Set(findings.map(({ hand }) => hand)).size;
  return (
    <header class={styles.found} data-differs={findings.length > 0}>
      <div class={`ends ${styles.line}`}>
        <p>
          <strong>{texts.replay.agree(game.hands.length - differing, game.hands.length)}</strong>
        </p>
        <Keep {...at} />
      </div>
      {describeUnstated(game, locale.value).map((says) => (
        <p key={says} class={`capital ${styles.unstated}`}>
          {says}
        </p>
      ))}
      {findings.length > 0 && (
        <ul class={styles.findings} aria-label={texts.accounts.differs}>
          {findings.slice(0, MOST_LINKS).map((finding, i) => {
            const { hand, says } = describeFinding(finding, game, locale.value);
            return (
              <li key={i}>
                <a href={replayAddress(DROPPED, finding.hand, stepOfFinding(finding, record))}>
                  {hand}: {says}
                </a>
              </li>
            );
          })}
          {findings.length > MOST_LINKS && <li>{texts.accounts.more(findings.length - MOST_LINKS)}</li>}
        </ul>
      )}
    </header>
  );
}

/** The step a finding is about: the event, or the end of the hand. */
function stepOfFinding(finding: Finding, { game }: Dropped['record']): number {
  return 'event' in finding ? finding.event + 1 : (game.hands[finding.hand]?.events.length ?? 0);
}

function Keep({ nth, step }: Omit<FoundProps, 'shown'>) {
  const texts = words.value.match.replay;
  const fault = useSignal('');
  const isKeeping = useSignal(false);
  const keep = async () => {
    const shown = dropped.peek();
    if (isKeeping.peek() || !shown) return;
    isKeeping.value = true;
    const { arrivals, faults } = await importData(shown.data, false, () => {});
    isKeeping.value = false;
    const id = arrivals[0]?.id ?? keptAs.peek();
    if (id !== undefined) return replaceAddress(replayAddress(id, nth, step));
    fault.value = faults.first[0] ? faultText(faults.first[0]) : '';
  };
  if (keptAs.value !== undefined) {
    return (
      <a class={button.link} href={replayAddress(keptAs.value, nth, step)}>
        {texts.among}
      </a>
    );
  }
  return (
    <>
      <button type="button" class={button.primary} disabled={isKeeping.value} onClick={() => void keep()}>
        {texts.keep}
      </button>
      {fault.value !== '' && (
        <p role="alert" class="loss">
          {fault.value}
        </p>
      )}
    </>
  );
}
