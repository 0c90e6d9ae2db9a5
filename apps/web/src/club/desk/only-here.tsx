import card from '../../ui/card.module.css';
import { deskWords } from './words.ts';

/** Host names by which a computer reaches itself: a code with such an address is no use to a phone. */
const OWN_NAMES = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Warns that the codes do not work on other devices, if this page was opened under such a name. */
export function OnlyHere() {
  if (!OWN_NAMES.test(location.hostname)) return null;
  return <p class={`${card.card} unprinted`}>{deskWords.value.links.onlyHere(location.host)}</p>;
}
