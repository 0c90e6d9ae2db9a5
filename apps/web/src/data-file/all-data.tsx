import { history } from '../hand/store.ts';
import { allStored } from '../match/kept.ts';
import { report } from '../match/trouble.tsx';
import { chosen, words } from '../prefs.ts';
import { ownRules } from '../rules/own.ts';
import button from '../ui/button.module.css';
import card from '../ui/card.module.css';
import field from '../ui/field.module.css';
import { fileNameOf } from '../ui/save.ts';
import { saveData } from './format.ts';
import { Report } from './report.tsx';
import { part, takeFiles, taken, withChoices } from './import-data.ts';

/** Exports everything the browser stores to one file, and imports such files. */
export function AllData() {
  const texts = words.value.match.accounts;
  return (
    <section class={card.card} aria-label={texts.allData}>
      <h2>{texts.allData}</h2>
      <p class="quiet">{texts.allDataHint}</p>
      <div class="row">
        <button type="button" class={button.button} onClick={() => void saveAll()}>
          {texts.saveAll}
        </button>
        <label class={button.button}>
          {texts.takeIn}
          <input
            type="file"
            multiple
            class="hidden"
            disabled={part.value !== undefined}
            onChange={(event) => void chosenFiles(event)}
          />
        </label>
        <label class={field.check}>
          <input
            type="checkbox"
            checked={withChoices.value}
            onChange={(event) => (withChoices.value = event.currentTarget.checked)}
          />
          {texts.takeChoices}
        </label>
      </div>
      {part.value !== undefined && <progress value={part.value} aria-label={texts.takeIn} />}
      <div role="status">{taken.value && <Report {...taken.value} />}</div>
    </section>
  );
}

async function saveAll(): Promise<void> {
  const stored = await allStored();
  if (!stored.ok) return report({ why: stored.error });
  saveData(
    { matches: stored.value, rules: ownRules.value, hands: history.value, choices: chosen() },
    `${fileNameOf(new Date().toISOString())}-all`,
  );
}

async function chosenFiles(event: Event & { readonly currentTarget: HTMLInputElement }): Promise<void> {
  const input = event.currentTarget;
  const files = [...(input.files ?? [])];
  if (files.length > 0) await takeFiles(files);
  input.value = '';
}
