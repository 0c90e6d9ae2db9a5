import type { WinClaim } from '../game.ts';
import type { Json } from '../json.ts';
import { listedClaim } from '../listed-claim.ts';
import { yakuNamed } from '../yaku-names.ts';

/** A record's claims about the value of a win. */
export function claimOf(hule: Json): Pick<WinClaim, 'yaku' | 'dora' | 'fu' | 'points'> {
  const isYakuman = !hule.at('damanguan').isMissing;
  const number = (name: string) => (hule.at(name).isMissing ? undefined : hule.at(name).integer());
  const list = hule.at('hupai');
  const yakuAt = (name: Json) => yakuNamed(name.text()) ?? name.refuse();
  // A yakuman has asterisks instead of its han.
  const hanAt = (one: Json) => (isYakuman ? 1 : one.at('fanshu').integer(0));
  const listed = list.isMissing ? undefined : list.list().map((one) => [yakuAt(one.at('name')), hanAt(one)] as const);
  return {
    ...listedClaim(listed, isYakuman),
    fu: isYakuman ? undefined : number('fu'),
    points: number('defen'),
  };
}
