/**
 * Seats everybody so that each player has each wind as often as any other, or once more. Takes each player's games in groups of as many as there are
 * winds and colours the edges between groups and tables: no group and no table has more edges than there are winds, so that by König's theorem as many colours
 * are enough. A colour is a wind: each table has all, and each whole group of games too.
 *
 * @param rounds for each round its tables, in any order of seats
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

/** The colour of each edge of a bipartite graph in which nothing has more edges than there are colours. */
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
    // Where the table has our colour already, the path of the two colours from there changes them. It cannot end at our player.
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

/** How often each player had each wind: `winds.of[player · seats + wind]`. */
export class WindCounts {
  readonly of: Int32Array;
  readonly seats: number;

  constructor(players: number, seats: number) {
    this.of = new Int32Array(players * seats);
    this.seats = seats;
  }

  /** Adds a table, or with −1 takes it away. */
  add(table: readonly number[], by: 1 | -1 = 1): void {
    table.forEach((player, wind) => {
      const place = player * this.seats + wind;
      this.of[place] = (this.of[place] as number) + by;
    });
  }

  /** The order of a table in which its players have had their winds least often, and most evenly; itself if none is better. Those in `still` keep their seat. */
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

  /** The only wind that a player has had least often, if there is one. */
  wanted(player: number): number | undefined {
    const counts = Array.from(this.of.subarray(player * this.seats, (player + 1) * this.seats));
    const least = Math.min(...counts);
    const wind = counts.indexOf(least);
    return counts.lastIndexOf(least) === wind ? wind : undefined;
  }

  /** What it adds to the sum of the squares of all counts, which is least when they are even. */
  #cost(table: readonly number[]): number {
    return table.reduce((sum, player, wind) => sum + 2 * (this.of[player * this.seats + wind] as number) + 1, 0);
  }
}

function ordersOf(list: readonly number[]): (readonly number[])[] {
  if (list.length < 2) return [list];
  return list.flatMap((one, i) => ordersOf(list.toSpliced(i, 1)).map((rest) => [one, ...rest]));
}
