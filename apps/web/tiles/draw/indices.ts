import { LETTERS } from '../glyphs.ts';
import { type Svg, fill, path } from './shape.ts';
export const INDICES: readonly string[] = [];
export function index(name: string): Svg { return fill(LETTERS[name as 'm'].path, 'ink') + path``; }
