import type { ComponentChildren } from 'preact';

import { words } from '../prefs.ts';
import { addressOf, route } from '../router.ts';
import styles from './box.module.css';
import { type Picture, pngOf, save } from './image.ts';
import { history } from './store.ts';

interface BoxFrameProps {
  readonly title: string;
  readonly children: ComponentChildren;
  /** Where OK leads. */
  readonly onward: string;
  /** The box as an image. */
  readonly picture: Picture;
}

/** A score box: its title, what it says, the hands before and after this one, and OK. */
export function BoxFrame({ title, children, onward, picture }: BoxFrameProps) {
  return (
    <section class={styles.box} aria-label={title}>
      <h2>{title}</h2>
      {children}
      <div class={styles.foot}>
        <Turns />
        <button type="button" class={styles.hide} onClick={() => void savePicture(picture)}>
          {words.value.hand.saveImage}
        </button>
        <a class={styles.ok} href={onward}>
          {words.value.hand.ok}
        </a>
      </div>
    </section>
  );
}

async function savePicture(picture: Picture): Promise<void> {
  save(await pngOf(picture), 'tenbo.png');
}

/** Through the history, oldest hand first; the same box of each. */
function Turns() {
  const said = words.value.hand;
  const hands = history.value.toReversed();
  const at = hands.indexOf(route.value.params.toString());
  if (at < 0) return null;
  const link = (text: string | undefined, name: string) =>
    text === undefined ? <span /> : <a href={addressOf('hand', route.value.path, new URLSearchParams(text))}>{name}</a>;
  return (
    <nav class={styles.turns} aria-label={said.history}>
      {link(at > 0 ? hands[at - 1] : undefined, said.previous)}
      <span>{said.place(at + 1, hands.length)}</span>
      {link(hands[at + 1], said.next)}
    </nav>
  );
}

/** In place of a box, where the address holds no win. */
export function NoScore() {
  const said = words.value.hand;
  return (
    <p>
      {said.noScore} <a href={addressOf('hand', [], route.value.params)}>{said.back}</a>
    </p>
  );
}
