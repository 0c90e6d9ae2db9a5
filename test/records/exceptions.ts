/** Recorded wins that contradict themselves, by id, with the evidence in the record. In their games they are entered by the points paid. */
export const faultyWins: Readonly<Record<string, string>> = {
  'zhengye1:paipu__インターネット麻雀日本選手権20220406鱼1.txt#2.0':
    'written down by hand: it counts a dora and has no indicator, and calls East, the round wind, the seat wind of South',
  'zhengye1:paipu__インターネット麻雀日本選手権20220406鱼1.txt#11.0':
    'written down by hand: its yaku list has 3 han, two of them dora its indicator gives; its text says 2 han, and 2,000 were paid',
};

const PAST_SOUTH = 'East only, in March 2009: nobody has 30,000 after South 4, and West 1 is played';

/** Recorded games under rules that no rule set can express, by id, with the evidence in the record. */
export const gameExceptions: Readonly<Record<string, string>> = {
  '2009030812gm-00e1-0000-270195f3': `${PAST_SOUTH}, as in 2009031016gm-00e1-0000-74513f2c`,
  '2009031016gm-00e1-0000-74513f2c': `${PAST_SOUTH}, as in 2009030812gm-00e1-0000-270195f3`,
};
