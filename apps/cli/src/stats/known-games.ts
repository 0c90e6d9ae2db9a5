import type { CountedGame } from './season-game.ts';

/** How a game ended, and when it was played. */
interface End {
  readonly file: string;
  readonly at: string | undefined;
}

/** Two games with the same end are the same if they were played within so much time: a list may have only the day. */
const A_DAY_OR_SO = 36 * 3_600_000;

/**
 * The games that were read, to find those that come again. A record or a match is known by its ids. A list of results has few of them, so its games are
 * known by their ends too: the same players with the same points, on the same day if the days are known.
 */
export class KnownGames {
  /** The first file of each game, by each of the game's ids. */
  readonly #byId = new Map<string, string>();
  readonly #ends = new Map<string, End[]>();
  readonly #listedEnds = new Map<string, End[]>();

  /** The file in which a game was read before; if there is none, the game is known from now on. */
  take(game: CountedGame): string | undefined {
    const { file, ids, isListed = false } = game;
    const at = game.season[0]?.matches[0]?.at;
    const key = endOf(game);
    // Programs that play thousands of games end some of them alike, so records are compared only with lists.
    const ends = isListed ? this.#ends : this.#listedEnds;
    const byId = ids.map((id) => this.#byId.get(id)).find((other) => other !== undefined);
    const known = byId ?? ends.get(key)?.find((other) => areNear(at, other.at))?.file;
    if (known !== undefined) return known;
    for (const id of ids) this.#byId.set(id, file);
    if (key === '') return undefined;
    for (const all of isListed ? [this.#ends, this.#listedEnds] : [this.#ends]) {
      const alike = all.get(key);
      if (alike === undefined) all.set(key, [{ file, at }]);
      else alike.push({ file, at });
    }
    return undefined;
  }
}

/** The players of a game with their points; empty if the game has no end, or only results. */
function endOf({ season }: CountedGame): string {
  const match = season[0]?.matches[0];
  if (match?.result === undefined || match.points === undefined) return '';
  const { players, points } = match;
  return players
    .map((player, i) => `${points[i]} ${player}`)
    .toSorted()
    .join('\n');
}

function areNear(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return true;
  return !(Math.abs(Date.parse(one) - Date.parse(other)) > A_DAY_OR_SO);
}
