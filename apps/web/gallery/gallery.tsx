// Every component of the page in its states, for developers. Not in the build.
import { LANGUAGES, LANGUAGE_NAMES } from '@tenbo/i18n';
import { parseTiles, unwrap } from '@tenbo/engine';
import { render } from 'preact';
import { useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';

import '../src/ui/tokens.css';
import '../src/ui/base.css';
import '../src/ui/classes.css';
import { THEMES, language, theme, words, wordsOf, wordsReady } from '../src/prefs.ts';
import { Alarm } from '../src/later.tsx';
import button from '../src/ui/button.module.css';
import card from '../src/ui/card.module.css';
import field from '../src/ui/field.module.css';
import fold from '../src/ui/fold.module.css';
import lines from '../src/ui/lines.module.css';
import { Mark } from '../src/ui/mark.tsx';
import place from '../src/ui/place.module.css';
import { Segmented } from '../src/ui/segmented.tsx';
import { Sheet } from '../src/ui/sheet.tsx';
import { Stepper } from '../src/ui/stepper.tsx';
import { Stick } from '../src/ui/stick.tsx';
import { Table } from '../src/ui/table.tsx';
import { fetchSheet } from '../src/ui/tile-sheet.ts';
import { Tiles } from '../src/ui/tile.tsx';
import styles from './gallery.module.css';

function Gallery() {
  return (
    <div class={`${place.place} ${styles.gallery}`}>
      <header class={`unprinted ${place.choices}`}>
        <Mark />
        <Segmented
          legend={words.value.choices.language}
          value={language.value}
          options={LANGUAGES.map((one) => [one, LANGUAGE_NAMES[one]])}
          onChoose={(one) => (language.value = one)}
        />
        <Segmented
          legend={words.value.choices.theme}
          value={theme.value}
          options={THEMES.map((one) => [one, words.value.choices.themes[one]])}
          onChoose={(one) => (theme.value = one)}
        />
      </header>
      <Buttons />
      <Choices />
      <Fields />
      <Cards />
      <Tables />
      <Pieces />
      <SheetOnRequest />
    </div>
  );
}

interface PartProps {
  readonly name: string;
  readonly children: ComponentChildren;
}

function Part({ name, children }: PartProps) {
  return (
    <section class={place.place} data-part={name}>
      <h2>{name}</h2>
      {children}
    </section>
  );
}

function Buttons() {
  const { close, again, reload, saveAsFile, nowhere } = words.value;
  return (
    <Part name="button">
      <div class="row">
        <button type="button" class={button.button}>
          {close}
        </button>
        <button type="button" class={button.button} aria-pressed="true">
          {again}
        </button>
        <button type="button" class={button.button} disabled>
          {reload}
        </button>
        <button type="button" class={button.primary}>
          {saveAsFile}
        </button>
        <button type="button" class={button.primary} disabled>
          {saveAsFile}
        </button>
        <button type="button" class={button.link}>
          {close}
        </button>
        <button type="button" class={button.button}>
          {nowhere} {nowhere}
        </button>
        <button type="button" class={button.button} id="focused">
          {again}
        </button>
      </div>
    </Part>
  );
}

function Choices() {
  const [count, setCount] = useState(1);
  const [chosen, setChosen] = useState('light');
  const { choices, notLoaded } = words.value;
  const options = THEMES.map((one) => [one as string, choices.themes[one]] as const);
  const common = { legend: choices.theme, value: chosen, options, onChoose: setChosen };
  return (
    <Part name="segmented, stepper">
      <div class={`unprinted ${place.choices}`}>
        <Segmented {...common} />
        <Segmented {...common} assumed />
        <Segmented {...common} reason={(one) => (one === 'dark' ? notLoaded : '')} />
        <Segmented {...common} look="apart" />
        <Stepper what={choices.tiles} label={choices.tiles} count={count} onChange={setCount} />
        <Stepper what={choices.tiles} label={choices.tiles} count={0} onChange={setCount} />
      </div>
    </Part>
  );
}

function Fields() {
  const { choices } = words.value;
  return (
    <Part name="field">
      <label class={field.field}>
        <span>{choices.yaku}</span>
        <input class={field.input} placeholder={choices.yaku} />
      </label>
      <label class={field.field}>
        <span>{choices.yaku}</span>
        <textarea class={field.input} rows={2} value={choices.notKept} />
      </label>
      <label class={field.beside}>
        <span>{choices.yaku}</span>
        <select class={field.input}>
          <option>{choices.yakuStyles.rules}</option>
        </select>
      </label>
      <label class={field.check}>
        <input type="checkbox" checked />
        {choices.indices}
      </label>
    </Part>
  );
}

function Cards() {
  const { fault, close, again, choices } = words.value;
  return (
    <Part name="card, list, lines, fold, alarm">
      <div class={card.card}>
        <h3>{choices.tiles}</h3>
        <p>{choices.notKept}</p>
        <details class={fold.fold}>
          <summary>{choices.yaku}</summary>
          <p>{choices.notKept}</p>
        </details>
        <details class={fold.fold} open>
          <summary>{choices.yaku}</summary>
          <p class="quiet">{choices.notKept}</p>
        </details>
      </div>
      <ul class={card.list}>
        <li class={card.row}>
          <span>{choices.notKept}</span>
          <button type="button" class={button.link}>
            {close}
          </button>
        </li>
      </ul>
      <ul class={lines.lines}>
        <li>
          <a href="#top">{choices.tileLooks.ivory}</a> <code>R-7GNG</code>
        </li>
        <li>
          <a href="#top">{choices.notKept}</a> <code>R-T1BN</code>
        </li>
      </ul>
      <Alarm said={fault('TypeError')} way={again} onWay={() => {}} />
    </Part>
  );
}

function Tables() {
  const { choices, places } = words.value;
  const players = Object.values(places).slice(0, 4);
  const rows = players.map((one, i) => [one, ...players.map((_, j) => (i === j ? '—' : `−${17 + i},${8 - j}00`))]);
  return (
    <Part name="table">
      <Table title={choices.tiles} columns={['', ...players]} rows={rows} />
      <Table
        title={choices.yaku}
        cells="words"
        columns={[choices.yaku, places.hand, places.match]}
        rows={[
          [choices.language, choices.yakuStyles.rules, choices.yakuStyles.own],
          [choices.theme, <code key="code">R-7GNG</code>, choices.yakuStyles.doramahjong],
        ]}
      />
      <p>
        <span class="gain">+8,900</span> <span class="loss">−8,900</span> <span class="quiet">±0</span>
      </p>
    </Part>
  );
}

function Pieces() {
  return (
    <Part name="tile, stick, type">
      <Tiles tiles={unwrap(parseTiles('10m9p1s57z'))} />
      {([10_000, 5000, 1000, 100] as const).map((worth) => (
        <Stick key={worth} worth={worth} />
      ))}
      {(['points', 'title', 'lead', 'body', 'small', 'note'] as const).map((size) => (
        <p key={size} class={`${styles.size} ${size === 'points' ? 'figure' : ''}`} style={{ '--size': `var(--t-${size})` }}>
          7,700 {words.value.places.hand}
        </p>
      ))}
    </Part>
  );
}

function SheetOnRequest() {
  const [isOpen, setOpen] = useState(false);
  const { settings, choices, saveAsFile } = words.value;
  return (
    <Part name="sheet">
      <button type="button" class={button.button} id="open-sheet" onClick={() => setOpen(true)}>
        {settings}
      </button>
      {isOpen && (
        <Sheet heading={settings} onClose={() => setOpen(false)}>
          <div class={place.place}>
            <p>{choices.notKept}</p>
            <div class="row">
              <button type="button" class={button.primary}>
                {saveAsFile}
              </button>
            </div>
          </div>
        </Sheet>
      )}
    </Part>
  );
}

await wordsReady;
await wordsOf('choices');
void fetchSheet();
render(<Gallery />, document.getElementById('gallery') as HTMLElement);
document.getElementById('focused')?.focus();
