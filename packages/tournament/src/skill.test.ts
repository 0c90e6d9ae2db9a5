import { expect, test } from 'vitest';

import { type SkillRating, skillRatings } from './skill.ts';

const match = (...places: readonly string[]) => ({
  players: places.map((text) => ({ player: text.slice(1), place: Number(text[0]) })),
});

/** Rates one match by the formulas of the paper, implemented again: players in any order, ties as equal places. */
function byThePaper(players: readonly { readonly mu: number; readonly sigma: number; readonly place: number }[]) {
  const [beta, kappa, tau] = [25 / 6, 1e-4, 25 / 300];
  const before = players.map(({ mu, sigma, place }) => ({ mu, variance: sigma ** 2 + tau ** 2, place }));
  const c = Math.sqrt(before.reduce((sum, { variance }) => sum + variance + beta ** 2, 0));
  const weight = (mu: number) => Math.exp(mu / c);
  return before.map((one, i) => {
    let [omega, delta] = [0, 0];
    for (const [q, other] of before.entries()) {
      if (other.place > one.place) continue;
      const behind = before.filter(({ place }) => place >= other.place).reduce((sum, { mu }) => sum + weight(mu), 0);
      const tied = before.filter(({ place }) => place === other.place).length;
      const p = weight(one.mu) / behind;
      omega += ((i === q ? 1 : 0) - p) / tied;
      delta += (p * (1 - p)) / tied;
    }
    const gamma = Math.sqrt(one.variance) / c;
    const mu = one.mu + (one.variance / c) * omega;
    const variance = one.variance * Math.max(1 - gamma * (one.variance / c ** 2) * delta, kappa);
    return { mu, sigma: Math.sqrt(variance) };
  });
}

test('all players start equal, and a first match gives the ratings of the paper', () => {
  const ratings = skillRatings([match('1Aki', '2Ben', '3Chie', '4Dai')]);
  const expected = byThePaper([1, 2, 3, 4].map((place) => ({ mu: 25, sigma: 25 / 3, place })));
  for (const [i, player] of ['Aki', 'Ben', 'Chie', 'Dai'].entries()) {
    const { mu, sigma, shown, matches } = ratings.get(player) as SkillRating;
    expect(mu).toBeCloseTo(expected[i]?.mu as number, 9);
    expect(sigma).toBeCloseTo(expected[i]?.sigma as number, 9);
    expect(shown).toBeCloseTo(mu - 3 * sigma, 9);
    expect(matches).toBe(1);
  }
});

test('a second match of unequal players, with a shared place, in any order', () => {
  const first = skillRatings([match('1Aki', '2Ben', '3Chie', '4Dai')]);
  const second = ['4Aki', '1Dai', '2Eva', '2Ben'];
  const ratings = skillRatings([match(...second)], first);
  const before = second.map((text) => ({ mu: 25, sigma: 25 / 3, ...first.get(text.slice(1)), place: Number(text[0]) }));
  const expected = byThePaper(before);
  for (const [i, text] of second.entries()) {
    const { mu, sigma } = ratings.get(text.slice(1)) as SkillRating;
    expect(mu).toBeCloseTo(expected[i]?.mu as number, 9);
    expect(sigma).toBeCloseTo(expected[i]?.sigma as number, 9);
  }
  expect(ratings.get('Chie')).toEqual(first.get('Chie'));
});

test('rating all matches at once gives the same as rating them one by one', () => {
  const matches = [match('1Aki', '2Ben', '3Chie', '4Dai'), match('1Dai', '2Aki', '3Ben'), match('1Eva', '1Aki', '3Ben', '4Dai')];
  const [first, ...others] = matches;
  if (!first) throw new Error('no match');
  expect(skillRatings(matches)).toEqual(skillRatings(others, skillRatings([first])));
});
