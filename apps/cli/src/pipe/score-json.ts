import { type Scorer, type ScoreView, type Shares, type WinRecord, withTableOf } from '@tenbo/engine';

/** The JSON of each list of yaku that a scorer has met, by its index there. */
const jsonOfYaku = new WeakMap<Scorer['yakuLists'], string[]>();

/**
 * The answer to a record. The text equals `JSON.stringify` of its `resultOf`, but is assembled from parts that many answers share.
 * Undefined if the record cannot be scored.
 */
export function scoreJson(record: WinRecord, scorer: Scorer): string | undefined {
  const { id, win, table } = record;
  const score = scorer.view(win, table.honba);
  if (score === undefined) return undefined;
  const { dora, akaDora, uraDora, kita, han, fu, yakuman, limit, basePoints, payments, total } = score;
  const withTable = withTableOf(score, record);
  const named = id === undefined ? '' : `"id":${JSON.stringify(id)},`;
  return `{${named}"ok":true,"yaku":${yakuOf(score, scorer)},"dora":${dora},"akaDora":${akaDora},"uraDora":${uraDora},"kita":${kita},"han":${han},"fu":${fu},"yakuman":${yakuman},"limit":${limit === null ? 'null' : `"${limit}"`},"basePoints":${basePoints},"payments":${sharesOf(payments)},"total":${total},"withTable":${withTable}}`;
}

function yakuOf({ yaku, yakuIndex }: ScoreView, { yakuLists }: Scorer): string {
  let known = jsonOfYaku.get(yakuLists);
  if (known === undefined) jsonOfYaku.set(yakuLists, (known = []));
  return (known[yakuIndex] ??= JSON.stringify(yaku));
}

function sharesOf(shares: Shares): string {
  if ('discarder' in shares) return `{"discarder":${shares.discarder}}`;
  return 'all' in shares ? `{"all":${shares.all}}` : `{"dealer":${shares.dealer},"other":${shares.other}}`;
}
