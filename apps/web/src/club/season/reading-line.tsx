import { useEffect, useState } from 'preact/hooks';

import { Alarm } from '../../later.tsx';
import { deskWords } from '../desk/words.ts';
import { withoutHands } from './event-season.ts';
import { known, outside, readAgain, reading, season } from './store.ts';
import { seasonPageWords } from './words.ts';

/** Progress is shown only after this many milliseconds. */
const LONG = 1_000;

interface Props {
  /** Counts only this player's matches on paper; everyone's if absent. */
  readonly player?: string;
}

/** How many matches have been read, and everything that is not counted, with the reason. */
export function ReadingLine({ player }: Props) {
  const said = seasonPageWords.value;
  const { unread = [], unfit = 0 } = known.value ?? {};
  const paper = withoutHands(season.value ?? [], player);
  const notes = [
    unfit > 0 ? said.unfit(unfit) : '',
    outside.value > 0 ? said.outside(outside.value) : '',
    paper > 0 ? said.paper(paper) : '',
  ].filter((note) => note !== '');
  return (
    <>
      <Progress />
      {unread.length > 0 && <Alarm said={said.unread(unread.length)} way={said.again} onWay={readAgain} />}
      {notes.map((note) => (
        <p key={note} class="note">
          {note}
        </p>
      ))}
    </>
  );
}

function Progress() {
  const isWaiting = reading.value !== undefined || season.value === undefined;
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLong(true), LONG);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWaiting]);
  const { done, of } = reading.value ?? {};
  return (
    <p class="note" role="status">
      {isLong && isWaiting && (of === undefined ? deskWords.value.waiting : seasonPageWords.value.reading(done ?? 0, of))}
    </p>
  );
}
