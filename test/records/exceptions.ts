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
export const gameExceptions: Readonly<Record<string, string>> = {
  '2009030812gm-00e1-0000-270195f3': "Tenhou's rules of 2009: a game of East goes on into West until somebody has 30,000",
  '2009031016gm-00e1-0000-74513f2c': "Tenhou's rules of 2009: a game of East goes on into West until somebody has 30,000",
  'pantheon:e2035d526595fb02': 'a special lobby in which no dealer stays',
  '2019020120gm-0009-10011-215330df': 'a special lobby with an uma of its own',
  'dnovikoff:49f7f7be20370a14': 'without a date, with the 10/5 of 2009',
  'dnovikoff:ec7f9e566bd9f244': 'a special lobby that plays kiriage mangan',
  'dnovikoff:04bd3da8f2924a19': 'a special lobby without uma for equal points',
  'dnovikoff:829a86e5cc273193': 'a special lobby that begins with 1,000 points and settles without uma and oka',
  'dnovikoff:96fd50a09d5a06d7': 'a special lobby with kiriage mangan and 1,500 a honba',
  '2010112714gm-00a9-0000-d497e395': 'its wins are not in the collection',
  '2011020416gm-00a9-0000-025480d4': 'its wins are not in the collection',
  '2011020613gm-00a9-0000-3774f8d1': 'its wins are not in the collection',
  '240302-203b66a8-1e89-441c-a784-033ce03badb2': 'a room that begins with 30,000, whose record does not say who was in tenpai',
  '250118-02cb218e-4a14-41f0-bb4c-c6b3cf0e25bb': 'a room with an uma of 30/10',
  'zhengye1:paipu__インターネット麻雀日本選手権20220406鱼1.txt': 'written down by hand, a win without its dora indicator',
};
