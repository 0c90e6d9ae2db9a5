/** The face of a tile in units, and what of it a drawing may fill. */
export const FACE = { width: 60, height: 80, middle: { x: 30, y: 40 } } as const;

/** How much of a tile's side is seen below its face. */
export const THICKNESS = 6;

export const TILE = { width: FACE.width, height: FACE.height + THICKNESS } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The other end of a point on the face: turned about its middle. */
export function turned({ x, y }: Point): Point {
  return { x: FACE.width - x, y: FACE.height - y };
}
