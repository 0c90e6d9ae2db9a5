import MiniSearch from 'minisearch';

import { SEARCH_OPTIONS } from '../src/search-index.ts';

const MOST = 12;

const form = document.querySelector('form.search') as HTMLFormElement;
const input = form.querySelector('input') as HTMLInputElement;
const results = form.querySelector('ul') as HTMLUListElement;
const status = form.querySelector('[role=status]') as HTMLElement;
/** The root of the site, relative to this script. */
const home = new URL('..', import.meta.url);

let index: Promise<MiniSearch> | undefined;

function load(): Promise<MiniSearch> {
  index ??= fetch(new URL('assets/search.json', home))
    .then((response) => response.text())
    .then((text) => MiniSearch.loadJSON(text, SEARCH_OPTIONS));
  return index;
}

async function show(): Promise<void> {
  const query = input.value.trim();
  const found = query === '' ? [] : (await load()).search(query).slice(0, MOST);
  if (query !== input.value.trim()) return;
  results.replaceChildren(...found.map(resultOf));
  results.hidden = found.length === 0;
  status.textContent = query === '' ? '' : found.length === 0 ? `Nothing found for “${query}”` : '';
}

function resultOf({ id, title, page }: { readonly [field: string]: unknown }): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = new URL(String(id), home).href;
  const name = document.createElement('b');
  name.textContent = String(title);
  const place = document.createElement('small');
  place.textContent = String(page);
  link.append(name, place);
  item.append(link);
  return item;
}

/** The arrow keys move through the results, Escape leaves them. */
function move(event: KeyboardEvent): void {
  if (event.key === 'Escape') {
    input.value = '';
    input.focus();
    void show();
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || results.hidden) return;
  event.preventDefault();
  const stops = [input, ...results.querySelectorAll('a')];
  const at = stops.indexOf(document.activeElement as HTMLInputElement);
  stops[(at + step + stops.length) % stops.length]?.focus();
}

input.addEventListener('focus', () => void load());
input.addEventListener('input', () => void show());
form.addEventListener('keydown', move);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  results.querySelector('a')?.click();
});
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
  event.preventDefault();
  input.focus();
});
form.hidden = false;
