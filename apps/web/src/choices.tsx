import { LANGUAGES, LANGUAGE_NAMES } from '@tenbo/i18n';

import { isRefused } from './browser-texts.ts';
import styles from './choices.module.css';
import { THEMES, TILE_LOOKS, YAKU_CHOICES, indices, language, theme, tileLook, words, yakuChoice } from './prefs.ts';
import { addressOf } from './router.ts';
import button from './ui/button.module.css';
import field from './ui/field.module.css';
import place from './ui/place.module.css';
import { Segmented } from './ui/segmented.tsx';
import { Sheet } from './ui/sheet.tsx';
import { sampleImages } from './ui/tile-sheet.ts';

/** The sheet of the settings: the reader's choices. */
export function Choices({ onClose }: { readonly onClose: () => void }) {
  const { choices: texts, settings, places } = words.value;
  return (
    <Sheet heading={settings} onClose={onClose}>
      <div class={place.place}>
        {isRefused.value && <p role="status">{texts.notKept}</p>}
        <Segmented
          legend={texts.language}
          value={language.value}
          options={LANGUAGES.map((one) => [one, <span lang={one}>{LANGUAGE_NAMES[one]}</span>])}
          onChoose={(one) => (language.value = one)}
        />
        <Segmented
          legend={texts.theme}
          value={theme.value}
          options={THEMES.map((one) => [one, texts.themes[one]])}
          onChoose={(one) => (theme.value = one)}
        />
        <div class={styles.looks}>
          <Segmented
            legend={texts.tiles}
            value={tileLook.value}
            options={TILE_LOOKS.map((one) => [one, <TileLook key={one} look={one} />])}
            onChoose={(one) => (tileLook.value = one)}
          />
        </div>
        <label class={field.check}>
          <input
            type="checkbox"
            checked={indices.value === 'on'}
            onChange={(event) => (indices.value = event.currentTarget.checked ? 'on' : 'off')}
          />
          {texts.indices}
        </label>
        <label class={field.field}>
          <span>{texts.yaku}</span>
          <select
            class={field.input}
            value={yakuChoice.value}
            onChange={({ currentTarget }) =>
              (yakuChoice.value = YAKU_CHOICES.find((one) => one === currentTarget.value) ?? yakuChoice.value)
            }
          >
            {YAKU_CHOICES.map((one) => (
              <option key={one} value={one}>
                {texts.yakuStyles[one]}
              </option>
            ))}
          </select>
        </label>
        <p class="row apart">
          <a class={button.link} href={addressOf('glossary')} onClick={onClose}>
            {places.glossary}
          </a>
          <a class={button.link} href="./licenses.txt" target="_blank" rel="noopener">
            {texts.licenses}
          </a>
        </p>
      </div>
    </Sheet>
  );
}

/** Three tiles as a look draws them, and its name. */
function TileLook({ look }: { readonly look: (typeof TILE_LOOKS)[number] }) {
  return (
    <span class={`column ${styles.look}`}>
      <span class={styles.sample} aria-hidden="true">
        {sampleImages(look).map((image) => (
          <img key={image} src={image} alt="" />
        ))}
      </span>
      {words.value.choices.tileLooks[look]}
    </span>
  );
}
