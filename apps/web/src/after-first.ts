// What the page does from the start, but fetches only after it has been drawn.
import { takeDrops } from './drops.ts';

takeDrops();
void import('./title.ts').catch(() => {});
