import { describeWin } from '@tenbo/i18n';

import { BoxFrame } from '../boxes/box-frame.tsx';
import { isHidden } from '../boxes/hide-button.tsx';
import { linesOf } from '../boxes/image.ts';
import { groupsOf } from '../boxes/image-tiles.ts';
import { locale, words } from '../prefs.ts';
import { addressOf, route } from '../router.ts';
import { NoScore } from './no-score.tsx';
import { answer, draft } from './store.ts';
import { turnsOf } from './turns.ts';
import { WonHand, whoWon } from './won-hand.tsx';

/** The first score box: the winner's tiles and what they are worth, line by line. */
export function WinnerBox() {
  const now = answer.value;
  if (now.is !== 'scored') return <NoScore />;
  const text = describeWin(now.explanation, now.record, locale.value);
  const { params } = route.value;
  return (
    <BoxFrame
      title={words.value.hand.whoWon}
      hidden={isHidden.winner}
      onward={addressOf('hand', ['payments'], params)}
      picture={{ title: whoWon(now.record), tiles: [groupsOf(draft.value)], lines: linesOf(text), sum: text.headline }}
      turns={turnsOf()}
    >
      <WonHand record={now.record} total={text.headline} lines={isHidden.winner.value ? undefined : text} />
    </BoxFrame>
  );
}
