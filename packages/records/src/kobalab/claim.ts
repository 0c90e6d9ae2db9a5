import type { Claim } from '../errors.ts';
import type { WinClaim } from '../game.ts';
import type { Json } from '../json.ts';
import { listedClaim } from '../listed-claim.ts';
import { yakuNamed } from '../yaku-names.ts';

/** A record's claims about the value of a win. */
export function claimOf(hule: Json, claim: Claim): Pick<WinClaim, 'yaku' | 'dora' | 'fu' | 'points'> {
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
  };
}
