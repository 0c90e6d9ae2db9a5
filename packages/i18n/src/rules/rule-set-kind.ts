import { type RuleSet, presetOf, type presets } from '@tenbo/engine';

import { type DOCUMENTS, documentOf } from './documents.ts';

/** What a rule set is of: play in general, a parlour, a site, a league or a tournament; or it was made from a document. */
export const RULE_SET_KINDS = ['common', 'parlour', 'site', 'league', 'tournament', 'document'] as const;
export type RuleSetKind = (typeof RULE_SET_KINDS)[number];

/** Those that were made from a document are listed with it. */
const KINDS: { readonly [R in Exclude<keyof typeof presets, keyof typeof DOCUMENTS>]: Exclude<RuleSetKind, 'document'> } = {
  standard: 'common',
  local: 'common',
  parlour: 'parlour',
  parlourSanma: 'parlour',
  tenhou: 'site',
  tenhouClosedTanyao: 'site',
  tenhouNoRed: 'site',
  tenhouSanma: 'site',
  tenhouSanmaClosedTanyao: 'site',
  tenhouSanmaNoRed: 'site',
  tenhouSanmaTonpuu: 'site',
  tenhouSanmaTonpuuClosedTanyao: 'site',
  tenhouSanmaTonpuuNoRed: 'site',
  tenhouTonpuu: 'site',
  tenhouTonpuuClosedTanyao: 'site',
  tenhouTonpuuNoRed: 'site',
  majsoul: 'site',
  majsoulSanma: 'site',
  majsoulSanmaTonpuu: 'site',
  majsoulTonpuu: 'site',
  riichiCity: 'site',
  riichiCitySanma: 'site',
  mleague: 'league',
  jpmlA: 'league',
  jpmlA2012: 'league',
  jpmlA2026: 'league',
  jpmlB: 'league',
  jpmlWrc: 'league',
  jpmlWrcR: 'league',
  saikouisen: 'league',
  saikouisenClassic: 'league',
  rmuA: 'league',
  rmuB: 'league',
  rmuM: 'league',
  mu: 'league',
  npm: 'league',
  uspml: 'league',
  ema2012: 'tournament',
  ema2016: 'tournament',
  ema2025: 'tournament',
  wrc2014: 'tournament',
  wrc2017: 'tournament',
  wrc2022: 'tournament',
  wrc2025: 'tournament',
  rrc: 'tournament',
  pantheonSanma: 'tournament',
};

/**
 * What a rule set is of; undefined if it is a reader's own.
 *
 * @example
 * import { presets } from '@tenbo/engine';
 * ruleSetKind(presets.mleague); // → 'league'
 * ruleSetKind(presets.arcadeC); // → 'document'
 */
export function ruleSetKind(rules: Pick<RuleSet, 'id'>): RuleSetKind | undefined {
  if (!presetOf(rules.id)) return undefined;
  return documentOf(rules) ? 'document' : KINDS[rules.id as keyof typeof KINDS];
}
