import { useSignal } from '@preact/signals';
import { describeRuleValue } from '@tenbo/i18n';
import { type RoundClock, type TournamentRound, timeLeft } from '@tenbo/tournament';
import { useEffect } from 'preact/hooks';

import { locale } from '../../prefs.ts';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import { isOfficial, now, tournament } from '../event.ts';
import { clockText } from '../table-now.ts';
import { ActButton } from './act-button.tsx';
import styles from './desk.module.css';
import { type Running, isGongOn, strike, turnGong, watchTime } from './gong.ts';
import { deskWords } from './words.ts';

const MINUTE = 60_000;
/** How many minutes a button adds or takes off. */
const STEP = 5;

/** The clock of a round, with its buttons for officials. */
export function Clock({ round }: { readonly round: TournamentRound }) {
  const texts = deskWords.value.clock;
  const minutes = tournament.value?.plan.minutes;
  const isOver = useSignal(false);
  useEffect(() => watchTime(runningClock, () => (isOver.value = true)), []);
  if (round.isClosed || (minutes === undefined && !round.clock)) return null;
  return (
    <section class={card.card} aria-labelledby="clock">
      <h2 id="clock">{texts.heading}</h2>
      <p class={`figure ${styles.clock}`} role="timer" aria-live="off">
        {clockText(round.clock ? timeLeft(round.clock, now.value) : (minutes ?? 0) * MINUTE)}
      </p>
      <p role="status">{stateText(round.clock)}</p>
      {isOver.value && (
        <p role="alert" class="hidden">
          {texts.over}
        </p>
      )}
      <p class="note">{texts.rule(describeRuleValue('match.timeUp', round.rules.match.timeUp, locale.value))}</p>
      {isOfficial.value && <Controls round={round.round} clock={round.clock} minutes={minutes ?? 0} />}
      <Gong />
    </section>
  );
}

function runningClock(): Running | undefined {
  const round = tournament.value?.rounds.at(-1);
  if (!round?.clock || round.isClosed || !('until' in round.clock)) return undefined;
  return { left: timeLeft(round.clock, now.value), key: `${round.round} ${round.clock.until}` };
}

/** The state of the clock in words. */
function stateText(clock: RoundClock | undefined): string {
  const texts = deskWords.value.clock;
  if (!clock) return texts.notStarted;
  if ('left' in clock) return texts.stopped;
  return timeLeft(clock, now.value) <= 0 ? texts.over : '';
}

interface ControlsProps {
  readonly round: number;
  readonly clock: RoundClock | undefined;
  readonly minutes: number;
}

function Controls({ round, clock, minutes }: ControlsProps) {
  const texts = deskWords.value.clock;
  // An act has the time of the tap, not of the last render, so acts are built again each second.
  const moment = now.value;
  const left = clock ? timeLeft(clock, moment) : 0;
  const until = (milliseconds: number) => new Date(moment + milliseconds).toISOString();
  const by = (change: number) =>
    clock && 'left' in clock
      ? ({ type: 'clockStopped', round, left: Math.max(0, Math.round(left + change)) } as const)
      : ({ type: 'clockStarted', round, until: until(left + change) } as const);
  if (!clock) {
    return (
      <div class="row">
        <ActButton act={{ type: 'clockStarted', round, until: until(minutes * MINUTE) }} isPrimary>
          {texts.start(minutes)}
        </ActButton>
      </div>
    );
  }
  return (
    <div class="row">
      {'left' in clock ? (
        <ActButton act={{ type: 'clockStarted', round, until: until(clock.left) }}>{texts.goOn}</ActButton>
      ) : (
        <ActButton act={{ type: 'clockStopped', round, left: Math.max(0, Math.round(left)) }}>{texts.stop}</ActButton>
      )}
      <ActButton act={by(STEP * MINUTE)}>{texts.more}</ActButton>
      <ActButton act={by(-STEP * MINUTE)}>{texts.less}</ActButton>
    </div>
  );
}

function Gong() {
  const texts = deskWords.value.clock;
  return (
    <div class="row">
      <button type="button" class={button.button} aria-pressed={isGongOn.value} onClick={() => turnGong(!isGongOn.value)}>
        {texts.gong}
      </button>
      {isGongOn.value ? (
        <button type="button" class={button.link} onClick={strike}>
          {texts.try}
        </button>
      ) : (
        <span class="note">{texts.gongHint}</span>
      )}
    </div>
  );
}
