/** How many entries, as a phrase. */
const entries = (many: number) => (many === 1 ? '1 entry' : `${many} entries`);
const them = (many: number) => (many === 1 ? 'it' : 'them');
const savedHere = (many: number) => `${many === 1 ? 'It is' : 'They are'} saved on this device only`;

export const club = {
  heading: 'Club',
  none: 'Scan the code of your table, or open the link that the organiser gave you.',
  cutOff: 'This link is cut off or mistyped. Scan the code again, or ask the organiser for the link.',
  unknown: 'The server does not know this link, or it was revoked. Ask the organiser for a new one.',
  asking: 'Contacting the server…',
  notReached: 'The server cannot be reached. The link is saved here, and the page keeps trying.',
  roles: {
    organiser: 'Organiser',
    referee: 'Referee',
    player: 'Player',
    spectator: 'Spectator',
    table: 'Table',
  },
  table: (table: number) => `Table ${table}`,
  round: (round: number) => `Round ${round}`,
  nameless: (player: number) => `Player ${player}`,
  otherMatch: 'Match without a table',
  notBegun: 'No match has begun at this table yet. It will open here automatically.',
  publicEvents: 'Public events',
  look: 'View',
  ofPublic: (players: number, rounds: number, isFree: boolean) =>
    `${players} players · ${rounds} ${isFree ? (rounds === 1 ? 'match' : 'matches') : rounds === 1 ? 'round' : 'rounds'}`,
  noLogs: 'No match has begun yet.',
  entries,
  desk: 'Desk',
  start: 'Start a match',
  hall: 'Hall',
  open: 'Open',
  https: 'This page also opens offline.',
  http: 'This page needs the server to open. Once open, it keeps working without the server, and saves everything you enter.',
  line: {
    next: 'Next match',
    sent: 'All sent',
    sending: (many: number) => `Sending ${entries(many)}…`,
    waiting: (many: number) => `${entries(many)} waiting for the server`,
    offline: (time: string) => `Offline since ${time}`,
    full: 'The server takes no more from this link for the moment. Everything entered is saved here and sent later.',
    revoked: 'This link was revoked: ask the organiser for a new one. Everything entered stays in this browser.',
    unfit: (many: number) => `${entries(many)} from other devices cannot be read, or need earlier ones that have not arrived`,
    again: 'Try again',
    needsReferee: 'Only a referee can do this. Call one to your table.',
    refused: {
      matchOver: (many: number) =>
        `The server refused ${entries(many)}: only a referee can correct a match that is over. ${savedHere(many)}: show ${them(many)} to a referee.`,
      refereeCorrects: (many: number) =>
        `The server refused ${entries(many)}: only a referee can correct a hand once others follow it, or decide between two versions. ${savedHere(many)}: show ${them(many)} to a referee.`,
      resultClosed: (many: number) =>
        `The result of this match was settled before ${entries(many)} from this device came. ${many === 1 ? 'It does' : 'They do'} not count. The desk has ${them(many)}, and a referee decides.`,
      forbidden: (many: number) =>
        `The server refused ${entries(many)}: this link may not enter hands here. ${savedHere(many)}: scan the code of the table.`,
      tooTangled: (many: number) =>
        `The server refused ${entries(many)}: too many versions of this match were entered apart. ${savedHere(many)}: show ${them(many)} to a referee.`,
      otherText: (many: number) =>
        `${entries(many)} on the server ${many === 1 ? 'differs' : 'differ'} from this device. Nothing was overwritten: show both to the organiser.`,
      other: (many: number) => `The server cannot read ${entries(many)}. ${savedHere(many)}: reload the page to update.`,
    },
  },
  seat: 'Nearest seat',
};
