import type { RuleSet } from '../ruleset.ts';
import { arcadeA, arcadeB, arcadeC } from './arcade.ts';
import { doramahjong } from './doramahjong.ts';
import { ema } from './ema.ts';
import { guide } from './guide.ts';
import { majsoul } from './majsoul.ts';
import { mleague } from './mleague.ts';
import { shanghai } from './shanghai.ts';
import { standard } from './standard.ts';
import { tenhouSanma } from './tenhou-sanma.ts';
import { tenhou } from './tenhou.ts';
import { wikipedia } from './wikipedia.ts';
import { wrc } from './wrc.ts';

/** Every named rule set by its id, `standard` first. */
export const presets = {
  standard,
  tenhou,
  tenhouSanma,
  majsoul,
  mleague,
  ema,
  wrc,
  wikipedia,
  guide,
  doramahjong,
  shanghai,
  arcadeA,
  arcadeB,
  arcadeC,
} as const satisfies Record<string, RuleSet>;

/**
 * The named rule set of an id that comes from outside.
 *
 * @example
 * presetOf('mleague')?.points.kiriageMangan; // → 'played'
 * presetOf('nobody'); // → undefined
 */
export function presetOf(id: string): RuleSet | undefined {
  return Object.hasOwn(presets, id) ? presets[id as keyof typeof presets] : undefined;
}
