/**
 * Seats players so that each has every wind equally often, or some winds once more. It splits each player's games into groups, as many games as there are
 * winds, and colours the edges between groups and tables. No group or table has more edges than there are winds, so by König's theorem that many colours
 * are enough. A colour is a wind: each table gets all of them, and so does each complete group of games.
 *
 * @param rounds the tables of each round, with players in any order
 */
export function withWinds(rounds: readonly (readonly (readonly number[])[])[], seats: number): number[][][] {
  const tables = rounds.flat();
  const games = new Map<number, number>();
  const groups = new Map<string, number>();
  const edges: Edge[] = [];
  tables.forEach((table, right) => {
    for (const player of table) {
      const game = games.get(player) ?? 0;
      games.set(player, game + 1);
      const group = `${player} ${Math.floor(game / seats)}`;
      if (!groups.has(group)) groups.set(group, groups.size);
      edges.push({ left: groups.get(group) ?? 0, right, player });
    }
  });
  const coloured = colour(edges, groups.size, tables.length, seats);
  const seated = tables.map((table) => table.map((player) => player));
  edges.forEach(({ right, player }, edge) => {
    (seated[right] as number[])[coloured[edge] as number] = player;
  });
  let next = 0;
  return rounds.map((round) => round.map(() => seated[next++] as number[]));
}

interface Edge {
  readonly left: number;
  readonly right: number;
  readonly player: number;
}

/** Colours the edges of a bipartite graph in which no node has more edges than there are colours. */
function colour(edges: readonly Edge[], lefts: number, rights: number, colours: number): Int32Array {
  const colourOf = new Int32Array(edges.length).fill(-1);
  /** The edge of each colour at each node, or −1. */
  const at = [new Int32Array(lefts * colours).fill(-1), new Int32Array(rights * colours).fill(-1)] as const;
  const free = (side: 0 | 1, node: number): number => {
    let wanted = 0;
    while (at[side][node * colours + wanted] !== -1) wanted++;
    return wanted;
  };
  const paint = (edge: number, wanted: number): void => {
    const { left, right } = edges[edge] as Edge;
    colourOf[edge] = wanted;
    at[0][left * colours + wanted] = edge;
    at[1][right * colours + wanted] = edge;
  };
  edges.forEach(({ left, right }, edge) => {
    const ours = free(0, left);
    const theirs = free(1, right);
    // If the table already has our colour, swap the two colours along the path that starts there. The path cannot end at our player.
    const path: number[] = [];
    for (let side: 0 | 1 = 1, node = right, wanted = ours; ;) {
      const next = at[side][node * colours + wanted] as number;
      if (next === -1) break;
      path.push(next);
      node = side === 1 ? (edges[next] as Edge).left : (edges[next] as Edge).right;
      side = side === 1 ? 0 : 1;
      wanted = wanted === ours ? theirs : ours;
    }
    for (const one of path) {
      const passed = edges[one] as Edge;
      const was = colourOf[one] as number;
      at[0][passed.left * colours + was] = -1;
      at[1][passed.right * colours + was] = -1;
    }
    for (const one of path) paint(one, colourOf[one] === ours ? theirs : ours);
    paint(edge, ours);
  });
  return colourOf;
}

/** How often each player has had each wind: `winds.of[player · seats + wind]`. */
export class WindCounts {
  readonly of: Int32Array;
  readonly seats: number;

  constructor(players: number, seats: number) {
    this.of = new Int32Array(players * seats);
    this.seats = seats;
  }

  /** Adds a table, or removes it with −1. */
  add(table: readonly number[], by: 1 | -1 = 1): void {
    table.forEach((player, wind) => {
      const place = player * this.seats + wind;
      this.of[place] = (this.of[place] as number) + by;
    });
  }

  /** The order of a table that gives its players winds they have had least often; the given order if none is better. Those in `still` keep their seats. */
  best(table: readonly number[], still: readonly number[] = []): readonly number[] {
    let best = table;
    let least = this.#cost(table);
    for (const order of ordersOf(table)) {
      if (still.some((player) => order.indexOf(player) !== table.indexOf(player))) continue;
      const cost = this.#cost(order);
      if (cost < least) [best, least] = [order, cost];
    }
    return best;
  }

  /** The one wind that a player has had least often, if there is only one. */
  wanted(player: number): number | undefined {
    const counts = Array.from(this.of.subarray(player * this.seats, (player + 1) * this.seats));
    const least = Math.min(...counts);
    const wind = counts.indexOf(least);
    return counts.lastIndexOf(least) === wind ? wind : undefined;
  }

  /** How much a table adds to the sum of the squares of all counts, which is least when they are even. */
  #cost(table: readonly number[]): number {
    return table.reduce((sum, player, wind) => sum + 2 * (this.of[player * this.seats + wind] as number) + 1, 0);
  }
}

function ordersOf(list: readonly number[]): (readonly number[])[] {
  if (list.length < 2) return [list];
  return list.flatMap((one, i) => ordersOf(list.toSpliced(i, 1)).map((rest) => [one, ...rest]));
}
