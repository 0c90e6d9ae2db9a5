import { useSignal } from '@preact/signals';
import { describeLedgerError } from '@tenbo/i18n';
import { type MatchEvent, checkAppend } from '@tenbo/ledger';

import { locale, words } from '../../prefs.ts';
import { replaceAddress } from '../../router.ts';
import { changeAndTell, enterAndTell } from '../happened.ts';
import { setWareme } from '../store.ts';
import { type ViewProps, viewAddress } from '../view.ts';
import styles from './form.module.css';
import { NoteForm } from './note-form.tsx';
import { Options } from './options.tsx';
import { PenaltyForm } from './penalty-form.tsx';
import { playersOf } from './seats.tsx';
import { useEscape } from '../../ui/focus.ts';

/** What happens beside the hands: fouls, the time, the end, penalties, notes. */
export function Other({ open }: ViewProps) {
  const { id, match, soFar } = open;
  const said = words.value.match.other;
  const refused = useSignal<readonly string[]>([]);
  const leave = () => replaceAddress(viewAddress(id));
  useEscape(leave);
  const take = async (event: MatchEvent) => {
    const errors = await enterAndTell(event);
    if (errors?.length === 0) leave();
    return errors;
  };
  const ends = { time: { type: 'timeCalled' }, agree: { type: 'matchEnded', reason: 'agreed' } } as const;
  return (
    <div class={styles.form}>
      <h2>{said.heading}</h2>
      {match.state.rules.payments.wareme !== 'none' && (
        <Options
          legend={said.wareme}
          options={playersOf(match)}
          isOn={(seat) => soFar.wareme === seat}
          onChoose={(wareme) => void changeAndTell(() => setWareme(wareme))}
        />
      )}
      <div>
        <a class={styles.button} href={viewAddress(id, 'enter', 'chombo')}>
          {said.chombo}
        </a>
      </div>
      <Options
        legend={said.agreeHint}
        options={[
          ['time', said.time],
          ['agree', said.agree],
        ]}
        isOn={() => false}
        reason={(end) => {
          const [error] = checkAppend(match, ends[end]);
          return error ? describeLedgerError(error, locale.value, match.state.players) : '';
        }}
        onChoose={(end) => void take(ends[end]).then((errors) => (refused.value = errors ?? []))}
      />
      {refused.value.map((why) => (
        <p key={why} role="alert" class={styles.error}>
          {why}
        </p>
      ))}
      <section class={styles.card}>
        <h3>{said.penalty}</h3>
        <PenaltyForm open={open} label={said.give} onDone={take} />
      </section>
      <section class={styles.card}>
        <h3>{said.note}</h3>
        <NoteForm label={said.add} onDone={take} />
      </section>
      <div class={styles.foot}>
        <a class={styles.button} href={viewAddress(id)}>
          {words.value.match.enter.leave}
        </a>
      </div>
    </div>
  );
}
