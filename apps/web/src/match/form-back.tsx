import { computed, effect, signal } from '@preact/signals';

import { words } from '../prefs.ts';
import { route } from '../router.ts';
import { followBack } from '../ui/back.ts';
import button from '../ui/button.module.css';
import { keepFocus } from '../ui/focus.ts';
import place from '../ui/place.module.css';
import { Sheet } from '../ui/sheet.tsx';
import { type Draft, NEW, changeDraft, draftOf } from './draft.ts';
import { isUntouched } from './entry/form.ts';
import { current } from './store.ts';

/** A form on the screen: the hand being played, or a hand being corrected. */
interface Shown {
  readonly id: string;
  readonly entry: string;
  readonly draft: Draft;
}

/** The draft about which the reader is asked whether it may be dropped. */
const asked = signal<Draft>();

/** The form of the address; undefined if it has none. `reading` until its match has been read. */
const shown = computed((): Shown | 'reading' | undefined => {
  const { place: where, path } = route.value;
  const [id, view = '', entry = NEW] = path;
  if (where !== 'match' || id === undefined || !['', 'edit'].includes(view)) return undefined;
  const open = current.value;
  if (open?.id !== id) return 'reading';
  const { end, conflicts } = open.match.state;
  const draft = view === 'edit' || (end === undefined && conflicts.length === 0) ? draftOf(id, entry) : undefined;
  return draft && { id, entry, draft };
});

/** A correction opens on its values, so it is left from there. */
function depthOf({ entry, draft: { form, step } }: Shown): number {
  if (entry !== NEW) return form.end === 'win' && step !== 'value' ? 1 : 0;
  return form.end === 'win' && step !== 'payer' ? 2 : 1;
}

/** From now on, Back in a form leads to what was asked before, and leaves the form only then; what was entered is dropped only if the reader says so. */
export function leaveFormsByBack(): void {
  const depth = computed(() => {
    const form = shown.value;
    if (form === 'reading') return undefined;
    return form && asked.value !== form.draft ? depthOf(form) : 0;
  });
  followBack(depth, back);
  effect(() => {
    const form = shown.value;
    if (asked.peek() && (form === undefined || form === 'reading' || form.draft !== asked.peek())) asked.value = undefined;
  });
}

function back(): void {
  const form = shown.peek();
  if (form === undefined || form === 'reading') return;
  const { id, entry, draft } = form;
  if (entry !== NEW) return changeDraft(id, entry, { ...draft, step: 'value' });
  if (depthOf(form) > 1) return changeDraft(id, NEW, { ...draft, step: 'payer' });
  const soFar = current.peek()?.soFar;
  if (soFar && isUntouched(draft.form, soFar)) return drop(form);
  asked.value = draft;
}

function drop({ id }: Shown): void {
  changeDraft(id, NEW, undefined);
  keepFocus();
}

/** The question before a hand that has been partly entered is dropped. */
export function LeaveForm() {
  const form = shown.value;
  if (form === undefined || form === 'reading' || asked.value !== form.draft) return null;
  const texts = words.value.match.leaveHand;
  const stay = () => (asked.value = undefined);
  return (
    <Sheet heading={texts.heading} onClose={stay}>
      <div class={place.place}>
        <p>{texts.sure}</p>
        <div class="row">
          <button type="button" class={button.button} onClick={() => drop(form)}>
            {texts.drop}
          </button>
          <button type="button" class={button.primary} onClick={stay}>
            {texts.stay}
          </button>
        </div>
      </div>
    </Sheet>
  );
}
