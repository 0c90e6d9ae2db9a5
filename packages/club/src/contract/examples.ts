// An evening in requests: one for each operation, with its answer. The document shows them, and a test sends them in this order.
import type { OperationName } from './operations.ts';

/** A request and its answer. Ids, tokens, times and digests that the server makes are different each time. */
export interface Example {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly answer: unknown;
}

const [LINK, TOKEN, MOMENT] = ['0f1c7a52-5b0e-4a5e-9c39-0d3a3b8f7f10', '3q2-7wZz9k1mB5tY0aXc4g', '2026-11-22T18:30:00.000Z'];
const START = {
  id: 'm7Kq2',
  after: [],
  at: '2026-11-22T18:30:00Z',
  event: { type: 'matchStarted', version: 3, rules: 'ema2016', players: ['aki', 'ben', 'chie', 'dai'] },
};
const HAND = {
  id: 'h4Tz9',
  after: ['m7Kq2'],
  at: '2026-11-22T18:41:00Z',
  event: {
    type: 'handEnded',
    hand: { riichi: [1], outcome: { kind: 'ron', discarder: 0, wins: [{ winner: 1, value: { han: 3, fu: 40 } }] } },
  },
};
const WIN = { hand: '234m406p567s88s67m', tile: '8m', by: 'ron', seat: 'S', round: 'E', riichi: 'riichi', dora: '3p' };
const standing = { oka: 0, penalty: 0, chips: 0, yakitori: 0 };

export const EXAMPLES: Readonly<Record<OperationName, Example>> = {
  'POST /api/events': { body: {}, answer: { event: 'd2a1f3b4-6c1e-4a57-9a0b-0a1f5f1f7c11', link: LINK, token: TOKEN } },
  'GET /api/events': { answer: { events: [] } },
  'GET /api/session': { answer: { event: 'd2a1f3b4-6c1e-4a57-9a0b-0a1f5f1f7c11', link: LINK, role: 'organiser', subject: {} } },
  'POST /api/links': { body: { role: 'table', table: 3 }, answer: { id: LINK, token: TOKEN } },
  'GET /api/links': {
    answer: {
      links: [
        { id: LINK, role: 'organiser', subject: {}, created: MOMENT, revoked: null },
        { id: LINK, role: 'table', subject: { table: 3 }, created: MOMENT, revoked: null },
      ],
    },
  },
  'PUT /api/people': { body: { id: 'aki', name: 'Aki' }, answer: {} },
  'GET /api/people': { answer: { people: [{ id: 'aki', name: 'Aki' }] } },
  'POST /api/people/known': { body: { names: ['Aki'] }, answer: { known: [] } },
  'GET /api/shared': { answer: { events: [] } },
  'GET /api/shared/{event}': {
    params: { event: 'd2a1f3b4-6c1e-4a57-9a0b-0a1f5f1f7c11' },
    answer: { people: [], matches: [] },
  },
  'POST /api/logs': { body: { id: 'm7Kq2', kind: 'match', subject: { table: 3 } }, answer: {} },
  'GET /api/logs': {
    answer: {
      logs: [
        { id: 'tournament', kind: 'tournament', subject: {}, created: MOMENT, head: 0 },
        { id: 'm7Kq2', kind: 'match', subject: { table: 3 }, created: MOMENT, head: 0 },
      ],
    },
  },
  'POST /api/logs/{log}/sync': {
    params: { log: 'm7Kq2' },
    body: { after: 0, entries: [START, HAND], device: 'Chie’s phone' },
    answer: { positions: [1, 2], entries: [START, HAND], head: 2 },
  },
  'GET /api/logs/{log}/authors': {
    params: { log: 'm7Kq2' },
    answer: {
      authors: [
        { entry: 'm7Kq2', link: LINK, role: 'organiser', subject: {}, device: 'Chie’s phone', at: MOMENT },
        { entry: 'h4Tz9', link: LINK, role: 'organiser', subject: {}, device: 'Chie’s phone', at: MOMENT },
      ],
    },
  },
  'GET /api/summaries': {
    answer: {
      summaries: [
        {
          log: 'm7Kq2',
          head: 2,
          summary: {
            match: 'm7Kq2',
            digest: 'fb845644e734b0a7b7e14f18374237c4d6dbbb38384ec7393650bead523ef222',
            at: '2026-11-22T18:41:00Z',
            kyoku: 1,
            honba: 0,
            hands: 1,
            sticks: 0,
            scores: [24_800, 35_200, 30_000, 30_000],
            isOver: false,
            conflicts: 0,
            standings: [
              { ...standing, seat: 1, place: 1, points: 35_200, difference: 5_200, rounded: 5_200, uma: 15_000, total: 20_200 },
              { ...standing, seat: 2, place: 2, points: 30_000, difference: 0, rounded: 0, uma: 0, total: 0 },
              { ...standing, seat: 3, place: 2, points: 30_000, difference: 0, rounded: 0, uma: 0, total: 0 },
              {
                ...standing,
                seat: 0,
                place: 4,
                points: 24_800,
                difference: -5_200,
                rounded: -5_200,
                uma: -15_000,
                total: -20_200,
              },
            ],
          },
        },
      ],
    },
  },
  'GET /api/live': { answer: 'event: log\ndata: {"log":"m7Kq2","head":2}\n\n' },
  'POST /api/links/{id}/renew': { params: { id: LINK }, body: {}, answer: { id: LINK, token: TOKEN } },
  'POST /api/links/{id}/revoke': { params: { id: LINK }, body: {}, answer: {} },
  'PUT /api/password': { body: { password: 'a long and secret password' }, answer: {} },
  'POST /api/enter': {
    body: { event: 'd2a1f3b4-6c1e-4a57-9a0b-0a1f5f1f7c11', password: 'a long and secret password' },
    answer: { id: LINK, token: TOKEN },
  },
  'POST /api/score': {
    body: WIN,
    answer: {
      ok: true,
      yaku: [
        ['riichi', 1],
        ['pinfu', 1],
        ['tanyao', 1],
      ],
      dora: 1,
      akaDora: 1,
      uraDora: 0,
      kita: 0,
      han: 5,
      fu: 30,
      yakuman: 0,
      limit: 'mangan',
      basePoints: 2000,
      payments: { discarder: 8000 },
      total: 8000,
      withTable: 8000,
    },
  },
  'POST /api/lens': {
    body: { hand: '234m406p567s88s67m', tile: '8m', by: 'ron', seat: 'S' },
    answer: { ok: false, errors: [{ code: 'missingField', field: 'round' }], message: '“round” is missing: add it' },
  },
  'POST /api/waits': {
    body: { hand: '123m456p789s555z2m', seat: 'S', round: 'E' },
    answer: {
      ok: true,
      shanten: 0,
      tiles: [
        {
          tile: '2m',
          left: 2,
          ron: {
            ok: true,
            yaku: [['haku', 1]],
            dora: 0,
            akaDora: 0,
            uraDora: 0,
            kita: 0,
            han: 1,
            fu: 40,
            yakuman: 0,
            limit: null,
            basePoints: 320,
            payments: { discarder: 1300 },
            total: 1300,
          },
          tsumo: {
            ok: true,
            yaku: [
              ['menzenTsumo', 1],
              ['haku', 1],
            ],
            dora: 0,
            akaDora: 0,
            uraDora: 0,
            kita: 0,
            han: 2,
            fu: 40,
            yakuman: 0,
            limit: null,
            basePoints: 640,
            payments: { dealer: 1300, other: 700 },
            total: 2700,
          },
        },
      ],
    },
  },
};
