import { signal } from '@preact/signals';

import { language } from '../prefs.ts';

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
export function SayButton({ label, text, class: look }: Props) {
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
