import { count } from './counted.ts';

/** An event that everybody may see, and one that shares its players with others. */
export const shared = {
  public: 'Public',
  publicHint:
    'A public event is listed on this server’s club page. Anybody can then see its names, hands, results and standings, without a link.',
  publish: 'List the event',
  publishSure: 'Everybody can then see the names and results of this event.',
  isPublic: 'The event is listed on this server’s club page.',
  unpublish: 'Take it off the list',
  unpublishSure: 'The public link stops working, also where somebody has saved it.',
  plan: 'Share players with the server’s other events that do so: one ranking across them',
  heading: 'Known from other events',
  hint: 'Players with these names took part in other events of this server. Whoever is the same person counts once in the ranking across events.',
  same: 'The same person',
  other: 'Somebody else',
  isSame: 'In the ranking across events this is the same person as a player of another event.',
  allSame: (players: number) => `All ${players} are the same`,
  notReached: 'The server was not reached. Try again.',
  scopes: { event: 'This event', all: 'All events' },
  scope: 'Matches of',
  reading: (done: number, of: number) => `Reading event ${done} of ${of}…`,
  from: (events: readonly string[]) => `${count(events.length, 'event')}: ${events.join(', ')}.`,
  unread: (events: number) => `${count(events, 'event')} could not be read and ${events === 1 ? 'is' : 'are'} missing here.`,
  nameless: 'Name erased',
};
