/** The side a tile shows, in units. */
export const FACE = { width: 60, height: 80, middle: { x: 30, y: 40 } } as const;

/** The visible thickness of a tile below its face. */
export const THICKNESS = 6;

/** The view box of every symbol but the sideways tile. */
export const TILE = { width: FACE.width, height: FACE.height + THICKNESS } as const;

/** The view box of a tile on its side. */
export const SIDEWAYS = { width: FACE.height, height: FACE.width + THICKNESS } as const;

/** The transform that puts an upright drawing on a sideways tile, its head to the left. */
export const LAID = `rotate(-90) translate(-${FACE.width})`;

/** Where a smaller face is drawn, to leave the upper left corner to an index. */
export const BESIDE_INDEX = { x: 4.5, y: 13, width: TILE.width * 0.85, height: TILE.height * 0.85 } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The position of a point of the face after a half turn of the tile. */
export function turned({ x, y }: Point): Point {
  return { x: FACE.width - x, y: FACE.height - y };
}

/** Every column in every row. */
export function grid(columns: readonly number[], rows: readonly number[]): readonly Point[] {
  return rows.flatMap((y) => columns.map((x) => ({ x, y })));
}
