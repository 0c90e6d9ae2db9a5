import { computed, effect, signal } from '@preact/signals';

import { DAY, NIGHT, type Palette } from '../../tiles/draw/palette.ts';
import sheet from '../../tiles/sheet.svg?url';
import { indices, theme } from '../prefs.ts';
import { type Drawings, drawingsIn, tileImages } from './tile-images.ts';

const drawings = signal<Drawings>(new Map());
const darkDevice = matchMedia('(prefers-color-scheme: dark)');
const isDeviceDark = signal(darkDevice.matches);
darkDevice.addEventListener('change', ({ matches }) => (isDeviceDark.value = matches));

const palette = computed(() => (theme.value === 'dark' || (theme.value === 'auto' && isDeviceDark.value) ? NIGHT : DAY));

/** The images of the tiles as the page shows them, by their classes; none before the sheet is there. */
export const images = computed(() => imagesIn(palette.value));

/**
 * Fetches the drawings of the tiles, once, and shows them wherever a class names them; the page asks for them as it opens (index.html).
 * A tile is a background: it costs the page one element, where a drawing in its place costs dozens.
 */
export async function fetchSheet(): Promise<void> {
  const response = await fetch(sheet);
  const styles = new CSSStyleSheet();
  document.adoptedStyleSheets.push(styles);
  drawings.value = drawingsIn(await response.text());
  effect(() => styles.replaceSync(rulesOf(palette.value)));
}

function imagesIn(colours: Palette): ReadonlyMap<string, string> {
  return tileImages(drawings.value, { palette: colours, indices: indices.value });
}

/** On paper it is always day. */
function rulesOf(shown: Palette): string {
  const tiles = shown === palette.value ? images.value : imagesIn(shown);
  const rules = [...tiles].map(([name, image]) => `.${name} { background-image: url("${image}"); }`).join('\n');
  return shown === DAY ? rules : `@media screen {\n${rules}\n}\n@media print {\n${rulesOf(DAY)}\n}`;
}
