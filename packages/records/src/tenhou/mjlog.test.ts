import { describe, expect, test } from 'vitest';

import { MjlogText, ronRecord } from '../../../../fixtures/mjlog.ts';
import { refusalIn } from '../../../../fixtures/refusal.ts';
import { readMjlog } from './mjlog.ts';

/** Reads a good record after replacing some text. */
const read = (from: string, to: string) => readMjlog(ronRecord().replace(from, to));
const SEED = 'seed="0,0,0,0,0,32"';
const TEN = 'ten="250,250,250,250"';

describe('impossible values are refused with the place', () => {
  test.each([
    ['a round beyond the last', SEED, 'seed="16,0,0,0,0,32"', { attribute: 'seed' }],
    ['a round before the first', SEED, 'seed="-1,0,0,0,0,32"', { attribute: 'seed' }],
    ['more sticks than possible', SEED, 'seed="0,0,1000000000,0,0,32"', { attribute: 'seed' }],
    ['no indicator', SEED, 'seed="0,0,0,0,0"', { attribute: 'seed' }],
    ['a player without points', TEN, 'ten="250,250,250"', { attribute: 'ten' }],
    ['a game that begins below zero', TEN, 'ten="-5,250,250,250"', { attribute: 'ten' }],
    ['far too many points', TEN, 'ten="1e9,250,250,250"', { attribute: 'ten' }],
    ['half a point', TEN, 'ten="0.5,250,250,250"', { attribute: 'ten' }],
    ['a tile beyond the last', 'machi="28"', 'machi="136"', { attribute: 'machi' }],
    ['a player who does not exist', 'fromWho="1"', 'fromWho="4"', { attribute: 'fromWho' }],
    ['a win without points', 'ten="30,2900,0"', 'ten="30"', { attribute: 'ten' }],
    ['a player without a change of points', ',250,0"', '"', { attribute: 'sc' }],
    ['a player without a settlement', ' sc=', ' owari="279,10.0" sc=', { attribute: 'owari' }],
    ['a yaku without a name', 'yaku="7,1,8,1"', 'yaku="55,1"', { attribute: 'yaku' }],
    ['a name that is not text', 'n0="Aki"', 'n0="%E9"', { attribute: 'n0' }],
  ])('%s', (_name, from, to, error) => {
    expect(refusalIn(read(from, to))).toMatchObject({ code: 'badAttribute', ...error });
  });

  test.each([
    ['an unknown element', '<T111/>', '<Z111/>', { code: 'unknownElement', element: 'Z111' }],
    ['a document type', '<mjloggm', '<!DOCTYPE mjloggm [<!ENTITY a "b">]><mjloggm', { code: 'notXml' }],
    ['an entity', 'n0="Aki"', 'n0="&a;"', { code: 'notXml' }],
    ['text that breaks off', '</mjloggm>', '', { code: 'notXml' }],
    ['another kind of XML', 'mjloggm', 'html', { code: 'notARecord' }],
  ])('%s', (_name, from, to, error) => {
    expect(refusalIn(read(from, to))).toMatchObject(error);
  });

  test('a call from the fourth of three players', () => {
    const text = new MjlogText(9 + 16).deal(['', '', ''], { ten: [350, 350, 350, 0] }).add('<N who="0" m="17451"/>');
    expect(readMjlog(String(text))).toMatchObject({ ok: false, error: { code: 'badAttribute', attribute: 'm' } });
  });

  test('a tile before any hand', () => {
    const text = String(new MjlogText().add('<T1/>'));
    expect(readMjlog(text)).toMatchObject({ ok: false, error: { code: 'misplacedElement', element: 'T1' } });
    expect(readMjlog('<html/>')).toMatchObject({ ok: false, error: { code: 'notARecord' } });
    expect(readMjlog(String(new MjlogText()))).toMatchObject({ ok: false, error: { code: 'notARecord' } });
  });
});

test('players who leave and return, and the seed of the wall, change nothing', () => {
  const gone = '<BYE who="1"/><UN n1="%41"/>';
  const text = ronRecord();
  const other = text.replace('<U28/>', `${gone}<U28/>`).replace('<INIT', `<SHUFFLE seed="x" ref=""/>${gone}<INIT`);
  expect(readMjlog(`\n${other}`)).toMatchObject({ ok: true, value: { players: ['Aki', 'Ben', 'Chie', 'Dai'] } });
  const [one, two] = [text, other].map((each) => readMjlog(each));
  expect(one?.ok && two?.ok && two.value.hands).toEqual(one?.ok && one.value.hands);
});
