/** The side a tile shows, in units. */
export const FACE = { width: 60, height: 80, middle: { x: 30, y: 40 } } as const;

/** How much of a tile's thickness is seen below what lies up. */
export const THICKNESS = 6;

/** The view box of every symbol but the sideways tile. */
export const TILE = { width: FACE.width, height: FACE.height + THICKNESS } as const;

/** The view box of a tile on its side. */
export const SIDEWAYS = { width: FACE.height, height: FACE.width + THICKNESS } as const;

/** What lays a drawing made for an upright tile upon one on its side, its head to the left. */
export const LAID = `rotate(-90) translate(-${FACE.width})`;

/** Where a face is drawn, smaller, to leave its upper left corner to an index. */
export const BESIDE_INDEX = { x: 4.5, y: 13, width: TILE.width * 0.85, height: TILE.height * 0.85 } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a point of the face comes to lie when the tile is turned upside down. */
export function turned({ x, y }: Point): Point {
  return { x: FACE.width - x, y: FACE.height - y };
}

/** Every column in every row. */
export function grid(columns: readonly number[], rows: readonly number[]): readonly Point[] {
  return rows.flatMap((y) => columns.map((x) => ({ x, y })));
}
