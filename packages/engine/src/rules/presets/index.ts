import type { RuleSet } from '../ruleset.ts';
import * as arcade from './arcade.ts';
import * as doramahjong from './doramahjong.ts';
import * as ema from './ema.ts';
import * as guide from './guide.ts';
import * as jpml from './jpml.ts';
import * as local from './local.ts';
import * as majsoul from './majsoul.ts';
import * as mleague from './mleague.ts';
import * as mu from './mu.ts';
import * as npm from './npm.ts';
import * as pantheon from './pantheon.ts';
import * as parlour from './parlour.ts';
import * as riichiCity from './riichi-city.ts';
import * as rmu from './rmu.ts';
import * as saikouisen from './saikouisen.ts';
import * as shanghai from './shanghai.ts';
import * as tenhou from './tenhou.ts';
import * as uspml from './uspml.ts';
import * as wikipedia from './wikipedia.ts';
import * as wrc from './wrc.ts';
import { standard } from './standard.ts';

/** Every named rule set by its id, `standard` first: all that these files export. */
export const presets = {
  standard,
  ...tenhou,
  ...majsoul,
  ...riichiCity,
  ...mleague,
  ...ema,
  ...wrc,
  ...jpml,
  ...saikouisen,
  ...rmu,
  ...mu,
  ...npm,
  ...pantheon,
  ...uspml,
  ...parlour,
  ...wikipedia,
  ...guide,
  ...doramahjong,
  ...shanghai,
  ...arcade,
  ...local,
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
