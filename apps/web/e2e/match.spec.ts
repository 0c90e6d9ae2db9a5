import { AxeBuilder } from '@axe-core/playwright';
import { type RuleSet, type Seat, presets, unwrap } from '@tenbo/engine';
import {
  type EnteredWin,
  type HandEnd,
  type HandEnded,
  LOG_VERSION,
  type Match,
  append,
  newMatch,
  scoresSoFar,
  seatWindAt,
} from '@tenbo/ledger';
import { type Page, chromium, expect, test } from '@playwright/test';

const PLAYERS = ['Aki', 'Ben', 'Chie', 'Dai'];
type Hand = HandEnd<EnteredWin>;

const ron = (winner: Seat, discarder: Seat, han: number, fu: number, riichi: readonly Seat[] = []): Hand => ({
  riichi,
  outcome: { kind: 'ron', discarder, wins: [{ winner, value: { han, fu } }] },
});
const tsumo = (winner: Seat, han: number, fu: number, riichi: readonly Seat[] = []): Hand => ({
  riichi,
  outcome: { kind: 'tsumo', win: { winner, value: { han, fu } } },
});
const draw = (tenpai: readonly Seat[], riichi: readonly Seat[] = []): Hand => ({
  riichi,
  outcome: { kind: 'exhaustiveDraw', tenpai },
});

/** Thirty hands of a match over all four winds, of every kind there is. */
const THIRTY: readonly Hand[] = [
  ron(1, 0, 3, 30, [1]),
  draw([1, 2], [2]),
  tsumo(2, 2, 40),
  { riichi: [0], outcome: { kind: 'abortiveDraw', cause: 'nineTerminals' } },
  ron(3, 2, 1, 40, [3, 0]),
  { riichi: [], outcome: { kind: 'chombo', by: [1] } },
  {
    riichi: [1],
    outcome: {
      kind: 'ron',
      discarder: 3,
      wins: [
        { winner: 1, value: { han: 2, fu: 30 } },
        { winner: 0, value: { limit: 'mangan' } },
      ],
    },
  },
  draw([]),
  { riichi: [], outcome: { kind: 'exhaustiveDraw', tenpai: [0], nagashi: [3] } },
  tsumo(0, 5, 30),
  ron(0, 1, 2, 50),
  draw([3]),
  { riichi: [], outcome: { kind: 'ron', discarder: 0, wins: [{ winner: 2, value: { points: { discarder: 5200 } } }] } },
  tsumo(3, 3, 30, [3]),
  { riichi: [2], outcome: { kind: 'abortiveDraw', cause: 'fourWinds' } },
  ron(2, 1, 4, 25),
  draw([0, 1, 2, 3], [1]),
  { riichi: [], outcome: { kind: 'tsumo', win: { winner: 1, value: { points: { dealer: 1000, other: 500 } } } } },
  ron(1, 3, 1, 30),
  { riichi: [0, 1, 2, 3], outcome: { kind: 'abortiveDraw', cause: 'fourRiichi' } },
  ron(0, 2, 3, 40),
  draw([2]),
  { riichi: [], outcome: { kind: 'ron', discarder: 2, wins: [{ winner: 3, value: { limit: 'haneman' } }] } },
  tsumo(1, 1, 50),
  ron(3, 0, 2, 30, [3]),
  draw([0, 3]),
  tsumo(2, 4, 30, [2]),
  { ...ron(1, 2, 1, 60), dead: [3] },
  draw([1, 2, 3], [1]),
  ron(0, 3, 6, 30),
];

const RULES: RuleSet = {
  ...presets.standard,
  id: 'own1',
  name: 'Long',
  draws: { ...presets.standard.draws, abortive: ['nineTerminals', 'fourWinds', 'fourRiichi', 'fourQuads'] },
  match: { ...presets.standard.match, rounds: 4, bust: 'none', goal: 0 },
};
const OWN = {
  base: 'standard',
  id: 'own1',
  name: 'Long',
  draws: { abortive: RULES.draws.abortive },
  match: { rounds: 4, bust: 'none', goal: 0 },
};

function replayed(hands: readonly Hand[], rules: RuleSet, players = PLAYERS): Match {
  const start = unwrap(newMatch({ id: '0', after: null, event: { type: 'matchStarted', version: LOG_VERSION, rules, players } }));
  return hands.reduce(
    (match, hand, i) => unwrap(append(match, { id: String(i + 1), after: match.state.head, event: { type: 'handEnded', hand } })),
    start,
  );
}

async function begin(page: Page, rules: string, players: readonly string[] = PLAYERS, own?: object): Promise<void> {
  await page.goto('/#/match');
  if (own) {
    await page.evaluate((kept) => localStorage.setItem('rules', JSON.stringify([kept])), own);
    await page.reload();
  }
  await page.getByRole('link', { name: 'New match' }).click();
  await page.getByLabel('Rules').selectOption(rules);
  for (const [seat, name] of players.entries()) await page.locator('fieldset input').nth(seat).fill(name);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('link', { name: 'Win' })).toBeVisible();
}

const key = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('button', { name, exact: true });

/** Enters a hand as players at the table would: riichi by their sticks, the rest in the form. */
async function tapHand(page: Page, hand: Hand): Promise<void> {
  const name = (seat: Seat) => PLAYERS[seat] as string;
  for (const seat of hand.riichi) await page.getByRole('button', { name: `Riichi: ${name(seat)}` }).click();
  const { outcome } = hand;
  if (outcome.kind === 'chombo') {
    await page.getByRole('link', { name: 'Other' }).click();
    await page.getByRole('link', { name: 'Chombo that ends the hand' }).click();
    for (const seat of outcome.by) await key(page, 'Who made the chombo', name(seat)).click();
  } else if (outcome.kind === 'ron' || outcome.kind === 'tsumo') {
    await page.getByRole('link', { name: 'Win', exact: true }).click();
    const wins = outcome.kind === 'ron' ? outcome.wins : [outcome.win];
    for (const { winner } of wins) await key(page, 'Who won', name(winner)).click();
    await key(page, 'From whom', outcome.kind === 'ron' ? name(outcome.discarder) : 'tsumo').click();
    for (const win of wins) await tapValue(page, win, name(win.winner));
  } else {
    await page.getByRole('link', { name: 'Draw', exact: true }).click();
    if (outcome.kind === 'abortiveDraw') await key(page, 'Which draw', CAUSES[outcome.cause] ?? '').click();
    else {
      for (const seat of outcome.tenpai.filter((one) => !hand.riichi.includes(one)))
        await key(page, 'Who is in tenpai', name(seat)).click();
      for (const seat of outcome.nagashi ?? []) await key(page, 'Nagashi mangan', name(seat)).click();
    }
  }
  if (hand.dead) {
    await page.getByText('Fouls, dead hands').click();
    for (const seat of hand.dead) await key(page, 'Dead hand', name(seat)).click();
  }
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
}

const CAUSES: { readonly [cause: string]: string } = {
  nineTerminals: 'nine terminals and honours',
  fourWinds: 'four winds',
  fourRiichi: 'four riichi',
};
const POINTS = { discarder: 'From the discarder', all: 'From each', dealer: 'From the dealer', other: 'From each other' };

async function tapValue(page: Page, { value }: EnteredWin, winner: string): Promise<void> {
  const card = page.locator('section', { has: page.getByRole('heading', { name: `What the hand of ${winner} is worth` }) });
  const tap = (group: string, name: string) =>
    card.getByRole('group', { name: group, exact: true }).getByRole('button', { name, exact: true }).click();
  if ('han' in value) {
    await tap('Han', String(value.han));
    if (value.han < 5) await tap('Fu', String(value.fu));
  } else if ('limit' in value) {
    await tap('Told by', 'Limit');
    await tap('Limit', value.limit);
  } else if ('points' in value) {
    await tap('Told by', 'Points');
    for (const [share, points] of Object.entries(value.points) as [keyof typeof POINTS, number][])
      await card.getByLabel(POINTS[share], { exact: true }).fill(String(points));
  }
}

/** Those in riichi have laid their stick. */
async function expectScores(page: Page, { state }: Match, riichi: readonly Seat[] = []): Promise<void> {
  for (const [seat, points] of scoresSoFar(state, { riichi }).entries()) {
    const side = page.getByRole('region', { name: state.players[seat] ?? '', exact: true });
    await expect(side.getByRole('button').last()).toContainText(points.toLocaleString('en-GB'));
  }
}

/** The events of the newest match as the browser keeps them. */
async function keptEvents(page: Page): Promise<readonly HandEnded[]> {
  const entries = await page.evaluate(
    () =>
      new Promise<{ entry: { event: unknown } }[]>((resolve) => {
        const opening = indexedDB.open('tenbo');
        opening.onsuccess = () => {
          const asked = opening.result.transaction('entries').objectStore('entries').getAll();
          asked.onsuccess = () => resolve(asked.result as { entry: { event: unknown } }[]);
        };
      }),
  );
  return entries.map(({ entry }) => entry.event as HandEnded);
}

test('thirty hands by taps come to what the ledger says', async ({ page }) => {
  test.setTimeout(120_000);
  await begin(page, 'own1', PLAYERS, OWN);
  for (const [i, hand] of THIRTY.entries()) {
    await tapHand(page, hand);
    if (i % 10 !== 4) continue;
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectScores(page, replayed(THIRTY.slice(0, i), RULES), hand.riichi);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expectScores(page, replayed(THIRTY.slice(0, i + 1), RULES));
  }
  const expected = replayed(THIRTY, RULES);
  await expectScores(page, expected);
  const kept = await keptEvents(page);
  expect(kept.filter(({ type }) => type === 'handEnded').map(({ hand }) => hand)).toEqual(THIRTY);
});

test('an ordinary ron is six taps, read out when it is kept', async ({ page }) => {
  await begin(page, 'tenhou');
  await tapHand(page, ron(1, 0, 3, 30));
  await expect(page.getByRole('status').filter({ hasText: 'East 1: Ben ron from Aki, 3 han 30 fu, 3,900' })).toContainText(
    'Next: East 2',
  );
  await expectScores(page, replayed([ron(1, 0, 3, 30)], presets.tenhou));
});

test('a browser that is killed loses nothing, riichi sticks included', async ({ baseURL }, info) => {
  const { executablePath, args } = info.project.use.launchOptions ?? {};
  const launch = () =>
    chromium.launchPersistentContext(info.outputPath('profile'), {
      baseURL: baseURL ?? '',
      args: args ?? [],
      ...(executablePath === undefined ? {} : { executablePath }),
    });
  const first = await launch();
  const page = await first.newPage();
  await begin(page, 'tenhou');
  await tapHand(page, ron(1, 0, 3, 30, [1]));
  await page.getByRole('button', { name: 'Riichi: Chie' }).click();
  await expect(page.getByRole('button', { name: 'Riichi: Chie' })).toHaveAttribute('aria-pressed', 'true');
  const address = page.url();
  const { processInfo } = (await (await first.browser()?.newBrowserCDPSession())?.send('SystemInfo.getProcessInfo')) ?? {
    processInfo: [],
  };
  const closed = first.waitForEvent('close');
  for (const { id, type } of processInfo) if (type === 'browser') process.kill(id, 'SIGKILL');
  await closed;

  const second = await launch();
  const again = await second.newPage();
  await again.goto(address);
  await expect(again.getByRole('button', { name: 'Riichi: Chie' })).toHaveAttribute('aria-pressed', 'true');
  await expect(again.getByRole('region', { name: 'Ben' })).toContainText('28,900');
  await expect(again.getByRole('region', { name: 'Chie' })).toContainText('24,000');
  await second.close();
});

test('the keyboard alone enters a round, and the tree says who has what', async ({ page }) => {
  test.setTimeout(60_000);
  await begin(page, 'tenhou');
  const press = async (name: string, role: 'button' | 'link' = 'button', within = page.locator('main')) => {
    const target = within.getByRole(role, { name, exact: true });
    for (let tabs = 0; tabs < 60; tabs++) {
      if (await target.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
    await page.keyboard.press(role === 'link' ? 'Enter' : 'Space');
  };
  await press('Riichi: Ben');
  await press('Win', 'link');
  await press('Ben', 'button', page.getByRole('group', { name: 'Who won' }));
  await press('Aki', 'button', page.getByRole('group', { name: 'From whom' }));
  await press('4', 'button', page.getByRole('group', { name: 'Han', exact: true }));
  await press('30', 'button', page.getByRole('group', { name: 'Fu', exact: true }));
  await press('Confirm');
  await expect(page.getByRole('heading', { name: 'East 2' })).toBeVisible();
  await page.getByRole('link', { name: 'Draw' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'A draw' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Win' })).toBeVisible();
  expect(await page.getByRole('region', { name: 'Ben' }).ariaSnapshot()).toBe(
    ['- region "Ben":', '  - \'button "Riichi: Ben"\'', '  - button "East dealer Ben 32,700"'].join('\n'),
  );
});

test('a past hand is changed with a look at what follows, and taken out', async ({ page }) => {
  await begin(page, 'tenhou');
  for (const hand of [ron(1, 0, 3, 30), draw([1])]) await tapHand(page, hand);
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('link', { name: /^Change East 1: / }).click();
  await key(page, 'Han', '4').click();
  const shown = page.getByRole('region', { name: 'What this does' });
  await expect(shown).toContainText('(was: Ben ron from Aki, 3 han 30 fu, 3,900)');
  await expect(shown).toContainText('East 2: exhaustive draw: Ben in tenpai');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('link', { name: 'To the table' }).click();
  await expectScores(page, replayed([ron(1, 0, 4, 30), draw([1])], presets.tenhou));

  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('link', { name: /^Change East 1: / }).click();
  await page.getByRole('button', { name: 'Take this out' }).click();
  await expect(page.getByRole('region', { name: 'What changes when it is taken out' })).toContainText('no longer counts');
  await page.getByRole('button', { name: 'Take this out' }).click();
  await page.getByRole('link', { name: 'To the table' }).click();
  await expectScores(page, replayed([draw([1])], presets.tenhou));
});

test('a choice that the rules refuse says why', async ({ page }) => {
  await begin(page, 'mleague');
  await page.getByRole('link', { name: 'Win' }).click();
  await key(page, 'Who won', 'Ben').click();
  await key(page, 'From whom', 'Aki').click();
  const second = key(page, 'Who won', 'Chie');
  await expect(second).toHaveAttribute('aria-disabled', 'true');
  await second.click({ force: true });
  await expect(page.getByText('only the next in turn from the discarder wins')).toBeVisible();
});

for (const set of [presets.tenhouSanma, presets.arcadeC]) {
  const { players } = set.tiles;
  test(`${players} players under ${set.id}`, async ({ page }) => {
    const names = PLAYERS.slice(0, players);
    await begin(page, set.id, names);
    await tapHand(page, tsumo(1, 3, 30));
    await expectScores(page, replayed([tsumo(1, 3, 30)], set, names));
    await expect(page.getByRole('region', { name: 'Dai' })).toHaveCount(0);
    expect(seatWindAt(1, { kyoku: 1 }, players)).toBe('E');
    await expect(page.getByRole('region', { name: 'Ben' })).toContainText('dealer');
  });
}

test('wareme, chips and pao are asked for where they are played', async ({ page }) => {
  const own = { base: 'standard', id: 'own1', name: 'House', payments: { wareme: 'withHonba' }, chips: { value: 2000 } };
  await begin(page, 'own1', PLAYERS, own);
  await page.getByRole('link', { name: 'Other' }).click();
  await key(page, 'In this hand the wall is broken at the side of', 'Chie').click();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Win' }).click();
  await expect(key(page, 'The wall was broken at the side of', 'Chie')).toHaveAttribute('aria-pressed', 'true');
  await key(page, 'Who won', 'Ben').click();
  await key(page, 'From whom', 'tsumo').click();
  await key(page, 'Told by', 'Limit').click();
  await key(page, 'Limit', 'yakuman').click();
  await key(page, 'Liable for Big Three Dragons (pao)', 'Dai').click();
  await page.getByLabel('Chips from each payer').fill('5');
  await page.getByRole('button', { name: 'Confirm' }).click();
  const win = { winner: 1, value: { yakuman: 1 }, pao: [{ yakuman: 'daisangen', liable: 3 }], chips: 5 } as const;
  const hand: Hand = { riichi: [], outcome: { kind: 'tsumo', win }, wareme: 2 };
  const { payments, chips } = presets.standard;
  const rules: RuleSet = {
    ...presets.standard,
    payments: { ...payments, wareme: 'withHonba' },
    chips: { ...chips, value: 2000 },
  };
  await expectScores(page, replayed([hand], rules));
  expect((await keptEvents(page)).at(-1)?.hand).toEqual(hand);
});

test('a match is over, found in the list, and deleted', async ({ page }) => {
  await page.goto('/#/match');
  await page.getByRole('button', { name: 'Look through a sample match' }).click();
  await page.getByRole('link', { name: 'Other' }).click();
  await page.getByRole('button', { name: 'End by agreement' }).click();
  await expect(page.getByText('The match is over: the players agreed to stop').last()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Result' })).toHaveAttribute('href', /standings$/);
  await page.goto('/#/match');
  await expect(page.getByRole('link', { name: /^Aki, Ben, Chie and Dai/ })).toContainText('+');
  await page.getByRole('button', { name: 'Delete the match of Aki, Ben, Chie and Dai' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Look through a sample match' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no screen has a fault that axe finds, in ${colorScheme}`, async ({ page }) => {
    test.setTimeout(60_000);
    await page.emulateMedia({ colorScheme });
    const check = async () => {
      const { violations } = await new AxeBuilder({ page }).include('main').analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    };
    await page.goto('/#/match');
    await expect(page.getByRole('button', { name: 'Look through a sample match' })).toBeVisible();
    await check();
    await page.getByRole('button', { name: 'Look through a sample match' }).click();
    await page.getByRole('button', { name: 'Riichi: Ben' }).click();
    await page.getByText('Views').click();
    await check();
    await page.getByText('Views').click();
    await page.getByRole('link', { name: 'Win', exact: true }).click();
    await key(page, 'Who won', 'Ben').click();
    await key(page, 'From whom', 'tsumo').click();
    for (const way of ['Limit', 'Points', 'Tiles', 'Han and fu']) {
      await key(page, 'Told by', way).click();
      await check();
    }
    await key(page, 'Han', '5').click();
    await check();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Draw', exact: true }).click();
    await check();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Other' }).click();
    await check();
    await page.getByRole('button', { name: 'End by agreement' }).click();
    await expect(page.getByRole('link', { name: 'Result' })).toBeVisible();
    await check();
    await page.getByRole('link', { name: 'History' }).click();
    await check();
    await page.getByRole('link', { name: /^Change East 1: / }).click();
    await page.getByRole('button', { name: 'Take this out' }).click();
    await check();
    await page.goto('/#/match/new');
    await check();
  });
}
