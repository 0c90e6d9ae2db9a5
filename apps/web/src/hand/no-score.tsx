import { words } from '../prefs.ts';
import { addressOf, route } from '../router.ts';

/** In place of a box, where the address holds no win. */
export function NoScore() {
  const said = words.value.hand;
  return (
    <p>
      {said.noScore} <a href={addressOf('hand', [], route.value.params)}>{said.back}</a>
    </p>
  );
}
