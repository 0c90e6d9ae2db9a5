import { words } from '../prefs.ts';
import button from './button.module.css';
import card from './card.module.css';

interface Props {
  readonly said: string;
  /** The label of the way out, other than reloading the page. */
  readonly way: string;
  readonly onWay: () => void;
}

/** Reports a failure, and what the reader can do about it. */
export function Alarm({ said, way, onWay }: Props) {
  return (
    <div role="alert" class={card.alarm}>
      <p>{said}</p>
      <div class="row">
        <button type="button" class={button.button} onClick={onWay}>
          {way}
        </button>
        <button type="button" class={button.button} onClick={() => location.reload()}>
          {words.value.reload}
        </button>
      </div>
    </div>
  );
}
