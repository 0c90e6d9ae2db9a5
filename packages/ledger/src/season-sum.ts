import { sumOfCounts } from './count-sum.ts';
import { NO_COUNTS, type Season, type SeasonCounts, type SeasonMatch, type SeasonPlayer, type SeasonTable } from './season.ts';
import { type NotedWin, biggest } from './season-wins.ts';

/**
 * Adds up seasons, as long as there are more: the season of all matches is the sum of the seasons of any parts of them, in the same order.
 *
 * @example
 * import { presets, unwrap } from '@tenbo/engine';
 * const event = { type: 'matchStarted', version: 3, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * const { state } = unwrap(newMatch({ id: 'a', after: [], event }));
 * const sum = new SeasonSum().add(seasonOf({ state, name: 'Friday' })).add(seasonOf({ state, name: 'Sunday' }));
 * sum.season.map(({ seats, matches }) => [seats, matches.length]); // → [[4, 2]]
 */
export class SeasonSum {
  readonly #tables = new Map<number, TableSum>();

  add(season: Season): this {
    for (const table of season) {
      const sum = this.#tables.get(table.seats) ?? new TableSum(table.seats);
      this.#tables.set(table.seats, sum);
      sum.add(table);
    }
    return this;
  }

  get season(): Season {
    return [...this.#tables.values()].map((sum) => sum.table).toSorted((one, other) => other.seats - one.seats);
  }
}

class TableSum {
  readonly #seats: SeasonTable['seats'];
  readonly #matches: SeasonMatch[] = [];
  readonly #players = new Map<string, SeasonPlayer>();
  readonly #yakuman: NotedWin[] = [];

  constructor(seats: SeasonTable['seats']) {
    this.#seats = seats;
  }

  add({ matches, players, yakuman }: SeasonTable): void {
    for (const match of matches) this.#matches.push(match);
    for (const win of yakuman) this.#yakuman.push(win);
    for (const player of players) {
      const so = this.#players.get(player.name);
      this.#players.set(player.name, so === undefined ? player : joined(so, player));
    }
  }

  get table(): SeasonTable {
    return {
      seats: this.#seats,
      matches: [...this.#matches],
      players: [...this.#players.values()],
      yakuman: [...this.#yakuman],
    };
  }
}

function joined(one: SeasonPlayer, other: SeasonPlayer): SeasonPlayer {
  return {
    name: one.name,
    bySeat: one.bySeat.map((counts, seat) => sumOfSeason([counts, other.bySeat[seat] as SeasonCounts])),
    biggest: biggest([...one.biggest, ...other.biggest]),
  };
}

/**
 * What is counted of some players or seats, together.
 *
 * @example
 * import { presets, unwrap } from '@tenbo/engine';
 * const event = { type: 'matchStarted', version: 3, rules: presets.tenhou, players: ['Aki', 'Ben', 'Chie', 'Dai'] } as const;
 * const { state } = unwrap(newMatch({ id: 'a', after: [], event }));
 * const [table] = seasonOf({ state, name: 'Friday' });
 * sumOfSeason(table!.players[2]!.bySeat).matches; // → 1
 */
export function sumOfSeason(parts: readonly SeasonCounts[]): SeasonCounts {
  const played = parts.filter(({ matches }) => matches > 0);
  return played.length === 1 ? (played[0] as SeasonCounts) : sumOfCounts(NO_COUNTS, played);
}
