import type { Seat } from '@tenbo/engine';

import type { Claim } from '../errors.ts';
import type { WinClaim } from '../game.ts';
import type { Json } from '../json.ts';
import { listedClaim } from '../listed-claim.ts';
import { yakuNamed } from '../yaku-names.ts';
import { signedSeat } from './tiles.ts';

/** A record's claims about the value of a win. */
export function claimOf(hule: Json, seat: Seat, claim: Claim): Pick<WinClaim, 'yaku' | 'dora' | 'fu' | 'points' | 'pao'> {
  const isYakuman = !hule.at('damanguan').isMissing;
  const yakuAt = (name: Json) => yakuNamed(name.text()) ?? name.refuse();
  // A yakuman has asterisks instead of its han.
  const hanAt = (one: Json) => (isYakuman ? 1 : one.at('fanshu').integer(0));
  const listed = claim(
    () => hule.at('hupai').ifThere((list) => list.list().map((one) => [yakuAt(one.at('name')), hanAt(one)] as const)),
    'yaku',
  );
  return {
    ...listedClaim(listed, isYakuman),
    fu: isYakuman ? undefined : claim(() => hule.at('fu').ifThere((fu) => fu.integer()), 'fu'),
    points: claim(() => hule.at('defen').ifThere((defen) => defen.integer()), 'points'),
    pao: claim(() => hule.at('hupai').ifThere((list) => paoIn(list, seat))),
  };
}

/** The player liable: a yakuman in the list has their sign. */
function paoIn(list: Json, seat: Seat): Seat | undefined {
  const sign = list
    .list()
    .map((one) => one.at('baojia'))
    .find(({ isMissing }) => !isMissing);
  return sign && signedSeat(seat, sign);
}
