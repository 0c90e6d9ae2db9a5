// What the page does from the start, but fetches only after it has been drawn.
import { fetched } from './fetched.ts';
import { setMissing } from './words/loaded-for.ts';
import { wordsOf } from './prefs.ts';
import { recordIn } from './pasted.ts';
import { route } from './router.ts';

void import('./title.ts').catch(() => {});

// Accepts files dropped or pasted on any place of the page, and records pasted as text. What they are is found out by code that is fetched then.
addEventListener('dragover', (event) => {
  if (hasFiles(event.dataTransfer)) event.preventDefault();
});
addEventListener('drop', (event) => take(event, event.dataTransfer));
// Before the place gets it, which takes a pasted text as a hand.
addEventListener('paste', (event) => take(event, event.clipboardData), true);
addEventListener('input', noteTyped, true);

function hasFiles(data: DataTransfer | null): boolean {
  return data?.types.includes('Files') === true;
}

function take(event: Event, data: DataTransfer | null): void {
  const isDrop = event.type === 'drop';
  if (event.defaultPrevented || (!isDrop && isTextField(event.target))) return;
  const files = hasFiles(data) ? [...(data?.files ?? [])] : isDrop ? [] : recordIn(data?.getData('text/plain') ?? '');
  if (files.length === 0) return;
  event.preventDefault();
  event.stopPropagation();
  void arrive(files);
}

async function arrive(files: readonly File[]): Promise<void> {
  const again = () => arrive(files);
  try {
    const [{ takeArriving }] = await Promise.all([fetched(() => import('./data-file/arriving.tsx')), wordsOf('match')]);
    setMissing(again, false);
    await takeArriving(files, isTyping());
  } catch (error) {
    setMissing(again, true);
    throw error;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What the reader typed into last, or chose in a form. */
let typed: WeakRef<Field> | undefined;

function noteTyped({ target }: Event): void {
  if (isTextField(target) || (target instanceof HTMLElement && target.closest('main form'))) typed = new WeakRef(target as Field);
}

function isTextField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  if (target instanceof HTMLTextAreaElement) return !target.readOnly;
  return target instanceof HTMLInputElement && ['text', 'number', 'password'].includes(target.type);
}

/**
 * Whether the place has something that would be lost if the reader were led away: a dialog, or a field they have typed into. Other places than Match have
 * all of it in their address.
 */
function isTyping(): boolean {
  if (route.peek().place !== 'match') return false;
  const field = typed?.deref();
  return (field?.isConnected === true && field.value !== '') || document.querySelector('dialog[open]') !== null;
}
