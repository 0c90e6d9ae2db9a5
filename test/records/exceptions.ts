/** Recorded wins that differ for a reason outside the rules they are filed under, by id. */
export const exceptions: Readonly<Record<string, string>> = {
  'dnovikoff:ec7f9e566bd9f244#0.0': 'a special lobby that plays kiriage mangan: 30 fu 4 han paid as 4,000 all',
  'dnovikoff:96fd50a09d5a06d7#1.0': 'a special lobby that plays kiriage mangan: 30 fu 4 han paid as 2,000/4,000',
  'dnovikoff:96fd50a09d5a06d7#3.0': 'a special lobby with 1,500 a honba',
  'zhengye1:paipu__インターネット麻雀日本選手権20220406鱼1.txt#2.0':
    'written down by hand without its dora indicator, and with the seat wind for the round wind',
  'zhengye1:paipu__インターネット麻雀日本選手権20220406鱼1.txt#11.0':
    'written down by hand: its yaku list has 3 han, its text says 2 han 2,000',
};

/** Recorded games that differ for a reason outside the rules they are filed under, by id. */
export const gameExceptions: Readonly<Record<string, string>> = {};
