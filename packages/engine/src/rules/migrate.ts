import { LIMITS_BELOW_YAKUMAN, LIMIT_TABLE } from '../hand/limits.ts';
import { MOST_NAMES, isObject } from './schema.ts';

/**
 * Rules from outside (parsed JSON), with what earlier versions wrote in today's words; everything else stays, right or wrong. A limit used to
 * be its han: `{ instead: 5 }` is now `{ limit: 'mangan' }`.
 *
 * @example
 * migrateRules({ yaku: { local: { chuupinRaoyui: { instead: 5 } } } }); // → { yaku: { local: { chuupinRaoyui: { limit: 'mangan' } } } }
 */
export function migrateRules(rules: unknown): unknown {
  if (!isObject(rules) || !isObject(rules['yaku']) || !isObject(rules['yaku']['local'])) return rules;
  const { yaku } = rules;
  // There are never so many yaku: `parseRules` says so.
  if (Object.keys(rules['yaku']['local']).length > MOST_NAMES) return rules;
  const local = Object.entries(rules['yaku']['local']).map(([id, value]) => [id, withLimitNamed(value)]);
  return { ...rules, yaku: { ...yaku, local: Object.fromEntries(local) as unknown } };
}

function withLimitNamed(value: unknown): unknown {
  if (!isObject(value) || Object.keys(value).join() !== 'instead') return value;
  const limit = LIMITS_BELOW_YAKUMAN.find((one) => LIMIT_TABLE[one].han === value['instead']);
  return limit === undefined ? value : { limit };
}
