import { presets, unwrap } from '@tenbo/engine';
import { describe, expect, test } from 'vitest';

import { refusalIn } from '../../../fixtures/refusal.ts';
import { eventsFor, framed, handsFor, pageOf, reportOf } from '../../../fixtures/reports.ts';
import { SITUATIONS, type Situation, gameOf } from '../../../fixtures/situations.ts';
import { auditGame } from './audit.ts';
import type { Game } from './game.ts';
import { writeMjai } from './mjai/write.ts';
import { readRecord } from './read.ts';
import { readReport } from './report.ts';

const situation = (number: number): Situation => SITUATIONS.find((one) => one.number === number) as Situation;
/** A chi of each sort in East 1, and two wins on one tile in South 4. */
const GAME: Game = { ...gameOf(situation(1)), hands: [situation(1).hand, situation(24).hand], rules: presets.majsoul };

const HANDS = handsFor(GAME);
const EVENTS = eventsFor(GAME);
const [FIRST = {}, SECOND = {}] = HANDS;
const report = (fields: Parameters<typeof reportOf>[0]) => JSON.stringify(reportOf(fields));

/** What happened, without what is claimed. */
function playIn({ hands }: Game): unknown {
  return hands.map(({ events, ...start }) => ({
    ...start,
    events: events.map((event) => (event.type === 'win' ? { ...event, claim: 0 } : event)),
  }));
}

describe('JSON', () => {
  const both = report({ split_logs: HANDS, mjai_log: EVENTS });

  test('its events are the game, its hands say under which rules', () => {
    const game = unwrap(readRecord(both));
    expect(playIn(game)).toEqual(playIn(unwrap(readRecord(writeMjai(GAME)))));
    expect([game.rules.name, game.houseRules]).toEqual([presets.majsoul.name, false]);
    expect(auditGame(game).findings.map(({ code }) => code)).toEqual(['place', 'scores']);
  });

  test.each<[string, object]>([
    ['only events', { mjai_log: EVENTS }],
    ['only hands', { split_logs: HANDS }],
    ['no events', { split_logs: HANDS, mjai_log: [] }],
    ['hands that cannot be read', { split_logs: [{}], mjai_log: EVENTS }],
  ])('%s', (_, fields) => {
    expect(unwrap(readRecord(report(fields))).hands.map(({ events }) => events.length)).toEqual(
      GAME.hands.map(({ events }) => events.length),
    );
  });

  test('the first field may be the events', () => {
    expect(unwrap(readRecord(JSON.stringify({ mjai_log: EVENTS }))).hands).toHaveLength(2);
  });

  test('rules that are given override those of the hands', () => {
    expect(unwrap(readReport(both, { rules: presets.mleague })).rules).toBe(presets.mleague);
    expect(unwrap(readRecord(both, '', presets.mleague)).rules).toBe(presets.mleague);
  });
});

describe('a page', () => {
  test.each<[string, (text: string) => string]>([
    ['frames with entities', framed],
    ['links with percents', (text) => `"https://tenhou.net/6/#json=${encodeURIComponent(text)}&amp;ts=0"`],
    ['other quotation marks', (text) => `'http://tenhou.net/6/#json=${text}'`],
    ['each hand twice', (text) => `${framed(text)} data-src=${framed(text)}`],
  ])('%s', (_, link) => {
    const game = unwrap(readRecord(pageOf(HANDS, link)));
    expect(game.hands).toEqual(unwrap(readReport(report({ split_logs: HANDS }))).hands);
    expect(game.players).toEqual(GAME.players);
  });

  test('names with signs that need entities', () => {
    const names = ['A&B', '"C"', "D's <3", '100%'];
    expect(unwrap(readRecord(pageOf(HANDS.map((hand) => ({ ...hand, name: names }))))).players).toEqual(names);
  });
});

describe('without a game', () => {
  test.each<[string, string, object]>([
    ['a page', '<!DOCTYPE html><html><a href="https://tenhou.net/">', { code: 'notARecord' }],
    ['a page of nothing', '<html>', { code: 'notARecord' }],
    [
      'a page with the link of a log',
      pageOf(HANDS, () => '"https://tenhou.net/0/?log=2019010100gm-00a9-0000-01234567"'),
      { code: 'notARecord' },
    ],
    [
      'a link that is not JSON',
      pageOf(HANDS, () => '"https://tenhou.net/6/#json=%"'),
      { code: 'badValue', path: 'links[0]', found: '"%"' },
    ],
    ['a link that does not end', '<html><a href="https://tenhou.net/6/#json={', { code: 'badValue', path: 'links[0]' }],
    [
      'an entity that is no character',
      pageOf([FIRST], () => '"https://tenhou.net/6/#json=&#x110000;"'),
      { code: 'badValue', path: 'links[0]' },
    ],
    [
      'links to different games',
      pageOf([FIRST, { ...SECOND, name: ['Eri'] }]),
      { code: 'misplacedEvent', path: 'links[1].log[0]' },
    ],
    ['a broken hand', pageOf([FIRST, { log: [[[4, 0, 0]]] }]), { code: 'misplacedEvent' }],
    ['JSON that is broken', '{"mjai_log":[', { code: 'notJson' }],
    ['neither events nor hands', report({ mjai_log: [], split_logs: [] }), { code: 'notARecord', path: '' }],
    [
      'an event that is broken',
      report({ mjai_log: [EVENTS[0], { type: 'tsumo' }] }),
      { code: 'misplacedEvent', path: 'mjai_log[1].type' },
    ],
    ['a hand that is broken', report({ split_logs: [{ log: [[[1]]] }] }), { code: 'badValue', path: 'split_logs[0].log[0]' }],
    ['reports in reports', report({ mjai_log: [{ mjai_log: EVENTS }] }), { code: 'misplacedEvent', path: 'mjai_log[0].type' }],
  ])('%s', (_name, text, error) => {
    expect(refusalIn(readRecord(text))).toMatchObject(error);
  });

  test.each<[string, (size: number) => string]>([
    ['links that are not JSON', (size) => `<html>${'"https://tenhou.net/6/#json=&quot;'.repeat(size)}`],
    ['links without an end', (size) => `<html>${`'https://tenhou.net/6/#json=%25&tw=1`.repeat(size)}`],
    ['one link of entities', (size) => `<html>"https://tenhou.net/6/#json=${'&amp;tw=1'.repeat(size)}"`],
    ['lists in lists', (size) => `{"mjai_log":${'['.repeat(size)}${']'.repeat(size)}}`],
    ['hands without end', (size) => `{"split_logs":[${'{"log":[[]]},'.repeat(size)}{}]}`],
  ])('a large file of %s is refused without delay', (_, text) => {
    const large = text(300_000);
    const begin = performance.now();
    expect(readRecord(large).ok).toBe(false);
    expect(performance.now() - begin).toBeLessThan(5000);
  });
});
