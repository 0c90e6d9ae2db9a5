import sheet from '../../tiles/sheet.svg?raw';

/** Puts the drawings of the tiles into the page, once, for every `use` to draw from. */
export function inlineSheet(): void {
  const holder = document.createElement('div');
  holder.className = 'hidden';
  holder.ariaHidden = 'true';
  holder.innerHTML = sheet;
  document.body.prepend(holder);
}
