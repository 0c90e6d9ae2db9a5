import { readFileSync } from 'node:fs';

import {
  type Locale,
  type SeasonFiles,
  type SeasonSectionText,
  type SeasonText,
  describeSeason,
  seasonWordsOf,
} from '@tenbo/i18n';
import type { SeasonView } from '@tenbo/ledger';

import { FROM_SOURCE } from '../../threads/beside.ts';
import { cardContent } from './cards.ts';
import { Html, html } from './html.ts';
import { HandDrawer } from './tiles.ts';

/** A season as a single page that needs no other file, no network and no script. */
export function seasonPage(views: readonly SeasonView[], files: SeasonFiles, locale: Locale): string {
  const words = seasonWordsOf(locale);
  const hands = new HandDrawer(locale);
  const tables = views.map((view) => tablePart(view, describeSeason(view, words, locale), hands, locale));
  const page = html`<!doctype html>
    <html lang="${locale.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
        <meta name="generator" content="tenbo" />
        <title>${words.title} · tenbo</title>
        <style>
          ${new Html(reportStyles())}
        </style>
      </head>
      <body>
        ${hands.sheet()}
        <main>
          <h1>${words.title}</h1>
          ${tables}
        </main>
        <footer>${words.files(files)} · tenbo</footer>
      </body>
    </html> `;
  return page.markup;
}

/** The games with a given number of players: how many there are, and a card for each part. */
function tablePart(view: SeasonView, text: SeasonText, hands: HandDrawer, locale: Locale): Html {
  const card = (section: SeasonSectionText) => {
    const note = section.note === undefined ? '' : html`<p class="note">${section.note}</p>`;
    return html`<section class="card">
      <h3>${section.title}</h3>
      ${cardContent(section, view, hands, locale)}${note}
    </section>`;
  };
  const parts = PARTS.map(({ name, ids }) => {
    const cards = ids.flatMap((id) => text.sections.filter((section) => section.id === id)).map(card);
    return html`<div class="${name}">${cards}</div>`;
  });
  const [games, ...more] = text.games;
  return html`<section>
    <header class="baize">
      <h2>${text.title}</h2>
      <p class="games">${games}</p>
      ${more.map((line) => html`<p>${line}</p>`)}
      <dl>
        ${text.figures.map(
          ([name, value]) =>
            html`<div>
              <dt>${name}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>
    </header>
    ${parts}
  </section>`;
}

/** On a wide page, some cards take the full width, and the small ones are side by side. */
const PARTS: readonly { readonly name: string; readonly ids: readonly SeasonSectionText['id'][] }[] = [
  { name: 'large', ids: ['standings', 'progress', 'play', 'riichiOrder'] },
  {
    name: 'small',
    ids: ['riichi', 'dealIns', 'calls', 'winTurns', 'months', 'seats', 'outcomes', 'limits', 'hanFu', 'lengths', 'yaku'],
  },
  { name: 'large', ids: ['biggest', 'yakuman'] },
];

/** The colours of the page and the styles of reports; in a build, both are in one file. */
const FILES = FROM_SOURCE ? ['../../../../web/src/ui/tokens.css', './report.css'] : ['./report.css'];

function reportStyles(): string {
  return FILES.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('\n');
}
