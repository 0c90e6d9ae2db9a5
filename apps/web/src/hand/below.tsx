import { computed, effect, signal } from '@preact/signals';
import { describeHeadline } from '@tenbo/i18n';
import { formatHand } from '@tenbo/engine';

import { language, locale, words } from '../prefs.ts';
import { ShareButton } from '../share/share-button.tsx';
import { addressOf } from '../router.ts';
import { draftOf, paramsOf } from './address.ts';
import { Conditions } from './conditions.tsx';
import { Details } from './details.tsx';
import { isFull } from './draft.ts';
import type { Answer } from './judge.ts';
import { handOnScreen } from './shared-hand.ts';
import { box, detailed, history, typing } from './store.ts';
import { Typed } from './typing.tsx';
import { HandTiles } from '../ui/hand-tiles.tsx';
import { afterPaint } from '../ui/pacing.ts';
import button from '../ui/button.module.css';
import styles from './hand.module.css';
import fold from '../ui/fold.module.css';
import result from './result.module.css';

export { Strip } from './strip.tsx';

interface BelowProps {
  readonly startAgain: () => void;
  /** The id by which other elements refer to the details. */
  readonly id: string;
}

/** The text stands under the keys, or under the reasons that take their place. While someone types in it, it stays where it is. */
const isTextFirst = signal(true);

effect(() => {
  if (typing.value === undefined) isTextFirst.value = box.value !== 'why';
});

/** Whether the details are those of the hand in the box: they are drawn after the hand, and what stands below them must not move then. */
const areCurrent = computed(() => box.value !== 'why' || isFull(detailed.value.draft));

/**
 * Everything below the first screen. It is loaded as one, so that nothing moves when a part arrives late. What stands elsewhere once the reasons take the
 * keys' place is drawn anew there.
 */
export function Below({ startAgain, id }: BelowProps) {
  return (
    <>
      <div class={styles.conditions}>
        <Conditions />
      </div>
      {isTextFirst.value && <Text key="first" />}
      {areCurrent.value && (
        <div key={box.value === 'why' ? 'why' : 'under'} class={`stack ${styles.details}`} id={id} tabIndex={-1}>
          <Turn startAgain={startAgain} />
          <Details />
        </div>
      )}
      {(areCurrent.value || typing.value !== undefined) && !isTextFirst.value && <Text key="last" />}
    </>
  );
}

/** The hand as text, and the hands before it. */
function Text() {
  return (
    <div class={`stack ${styles.text}`}>
      <Typed />
      <HistoryList />
    </div>
  );
}

/** What to do with a full hand. */
function Turn({ startAgain }: Pick<BelowProps, 'startAgain'>) {
  const { answer: now, draft: won } = detailed.value;
  const texts = words.value.hand;
  return (
    <div class={`row ${styles.turn}`}>
      <button type="button" class={button.button} onClick={startAgain}>
        {words.value.details.newHand}
      </button>
      {now.is === 'scored' && (
        <>
          <a class={button.button} href={addressOf('hand', ['winner'], paramsOf(won))}>
            {texts.boxes}
          </a>
          <ShareButton class={button.button} what={handOnScreen} />
          <SayButton class={button.button} label={words.value.details.say} text={() => callOf(now)} />
        </>
      )}
    </div>
  );
}

/** What the winner says at the table. */
function callOf({ explanation, record }: Extract<Answer, { is: 'scored' }>): string {
  return describeHeadline(explanation, record, locale.value).call;
}

/** A long history is drawn in portions, one per frame, so that the page never blocks. */
const PORTION = 10;

const isOpen = signal(false);
const shown = signal(PORTION);

effect(() => {
  if (!isOpen.value || shown.value >= history.value.length) return undefined;
  return afterPaint(() => (shown.value += PORTION));
});

/** The hands scored before, each as a link. */
function HistoryList() {
  if (history.value.length === 0) return null;
  return (
    <details class={fold.fold} open={isOpen.value} onToggle={(event) => (isOpen.value = event.currentTarget.open)}>
      <summary>
        <strong>{words.value.details.history}</strong>
      </summary>
      {isOpen.value && (
        <ol class={result.history}>
          {history.value.slice(0, shown.value).map((text) => (
            <Earlier key={text} text={text} />
          ))}
        </ol>
      )}
    </details>
  );
}

/** Its tiles as they lay on the table; the text is for screen readers. */
function Earlier({ text }: { readonly text: string }) {
  const params = new URLSearchParams(text);
  const { hand, tile } = draftOf(params);
  return (
    <li>
      <a href={addressOf('hand', [], params)} aria-label={formatHand(hand, tile)}>
        <HandTiles hand={hand} tile={tile} />
      </a>
    </li>
  );
}

const speech = globalThis.speechSynthesis as SpeechSynthesis | undefined;
const voices = signal<readonly SpeechSynthesisVoice[]>(speech?.getVoices() ?? []);
// Browsers list their voices late.
speech?.addEventListener?.('voiceschanged', () => (voices.value = speech.getVoices()));

interface Props {
  readonly label: string;
  readonly text: () => string;
  readonly class: string | undefined;
}

/** Says a text aloud, in a voice of the device itself, so that nothing leaves it; without such a voice of the reader's language there is no button. */
function SayButton({ label, text, class: look }: Props) {
  const voice = voices.value.find((one) => one.localService && one.lang.startsWith(language.value));
  if (!voice) return null;
  const say = () => {
    const said = new SpeechSynthesisUtterance(text());
    said.voice = voice;
    said.lang = voice.lang;
    speech?.cancel();
    speech?.speak(said);
  };
  return (
    <button type="button" class={look} onClick={say}>
      {label}
    </button>
  );
}
