import { describeWin } from '@tenbo/i18n';

import { BoxFrame } from '../boxes/box-frame.tsx';
import styles from '../boxes/box.module.css';
import { linesOf } from '../boxes/image.ts';
import { groupsOf } from '../boxes/image-tiles.ts';
import { HideButton, WonLines } from '../boxes/won-lines.tsx';
import { locale, words } from '../prefs.ts';
import { addressOf, route } from '../router.ts';
import { HandTiles } from '../ui/hand-tiles.tsx';
import { NoScore } from './no-score.tsx';
import { answer, draft } from './store.ts';
import { turnsOf } from './turns.ts';

/** The first score box: the winner's tiles and what they are worth, line by line. */
export function WinnerBox() {
  const now = answer.value;
  if (now.is !== 'scored') return <NoScore />;
  const { win } = now.record;
  const text = describeWin(now.explanation, now.record, locale.value);
  const who = [locale.value.seats[win.seatWind], locale.value.methods[win.method.by], now.record.rules.name].join(' · ');
  return (
    <BoxFrame
      title={words.value.hand.whoWon}
      onward={addressOf('hand', ['payments'], route.value.params)}
      picture={{ title: who, tiles: [groupsOf(draft.value)], lines: linesOf(text), sum: text.headline }}
      turns={turnsOf()}
    >
      <p class={styles.who}>{who}</p>
      <HandTiles hand={draft.value.hand} tile={draft.value.tile} />
      <WonLines text={text} />
      <HideButton />
      <p class={styles.headline}>{text.headline}</p>
    </BoxFrame>
  );
}
