import card from '../../ui/card.module.css';
import { deskWords } from './words.ts';

/** Names by which a computer calls itself: codes that lead there are of no use to phones. */
const OWN_NAMES = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Says that the codes lead nowhere on other devices, if this page was opened by such a name. */
export function OnlyHere() {
  if (!OWN_NAMES.test(location.hostname)) return null;
  return <p class={`${card.card} unprinted`}>{deskWords.value.links.onlyHere(location.host)}</p>;
}
