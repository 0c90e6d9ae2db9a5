import { presets } from '@tenbo/engine';
import { LOG_VERSION } from '@tenbo/ledger';

import { KEY, granted } from '../../server/testing/club.ts';
import type { Club } from '../e2e/club-server.ts';
import type { Screen } from './screen.ts';
import { WORDS } from '../e2e/words.ts';

const { desk, hand, match } = WORDS.en;
const said = match.club;

/** A club's server, and two devices. */
interface Stage {
  readonly club: Club;
  readonly one: Screen;
  readonly other: Screen;
}

interface ClubFlow {
  readonly name: string;
  readonly run: (stage: Stage) => Promise<void>;
}

const NAMES = ['Aki', 'Ben', 'Chie', 'Dai', 'Emi', 'Fumi', 'Goro', 'Haru'];
const PEOPLE = NAMES.slice(0, 4).map((name, i) => ({ id: `p${i}`, name }));

/** What must work at a club in every browser, in this order: each flow starts where the one before it ended. */
export const CLUB_FLOWS: readonly ClubFlow[] = [
  {
    name: 'join a table by its link',
    async run({ club, one, other }) {
      const { referee, table } = club.event.tokens;
      for (const body of PEOPLE) await granted(club.ask, { what: 'PUT /api/people', token: referee, body });
      const players = PEOPLE.map(({ id }) => id);
      const event = { type: 'matchStarted', version: LOG_VERSION, rules: presets.tenhou, players } as const;
      await club.begin({ id: 'table-3', after: [], event });
      for (const phone of [one, other]) await phone.open(`#/club?key=${table}`);
      for (const phone of [one, other]) {
        await phone.sees('Chie');
        await phone.sees(said.line.sent);
      }
    },
  },
  {
    name: 'send a hand to the other phone',
    async run({ one, other }) {
      await tapRon(one, '25,000 南 South Ben', 'Ron from Aki…', '3 han 30 fu: …');
      await other.sees('28,900');
    },
  },
  {
    name: 'go on while the server is dead',
    async run({ club, one, other }) {
      await one.isKept();
      await club.cut();
      await one.sees('Offline since');
      await tapRon(one, '25,000 南 South Chie', 'Ron from Ben…', '1 han 30 fu: …');
      await one.sees(said.line.waiting(1));
      await one.reload();
      await one.sees('26,000');
      await one.sees(said.line.waiting(1));
      await club.mend();
      await one.sees(said.line.sent);
      await other.sees('26,000');
    },
  },
  {
    name: 'create an event',
    async run({ one }) {
      await one.open(`#/club?server=${KEY}`);
      await one.tap(desk.plan.title);
      await one.type('Autumn Open');
      await one.tap(desk.plan.create);
      await one.sees(desk.links.ownHint);
      await one.tap(desk.links.make.spectator);
      await one.tap(`${desk.links.show} ${desk.links.roles.spectator}`);
      await one.tap(desk.links.copy);
      await one.sees(hand.copied);
    },
  },
  {
    name: 'seat a round, shown in the hall',
    async run({ one }) {
      await one.tap('Close');
      await one.tap(desk.views.players);
      await one.tap(desk.people.paste);
      await one.type(NAMES.join('\n'));
      await one.tap(desk.people.read(NAMES.length));
      await one.sees(desk.people.present(NAMES.length));
      await one.tap(desk.views.round);
      await one.tap(desk.seating.preview);
      await one.tap(desk.seating.seat(1));
      await one.sees(desk.line.sent);
      await one.tap(desk.views.hall);
      await one.sees('Haru');
    },
  },
];

/** Enters a ron from the table to the end. */
async function tapRon(phone: Screen, winner: string, from: string, worth: string): Promise<void> {
  for (const part of [winner, from, worth, 'Confirm', 'Go on']) await phone.tap(part);
}
