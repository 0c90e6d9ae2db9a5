import type { Wind } from '@tenbo/engine';

/** All tables of a round, and what needs a person. */
export const board = {
  heading: 'Tables',
  status: {
    waiting: 'not begun',
    playing: 'playing',
    conflict: 'two versions of a hand',
    over: 'finished, not confirmed',
    agreed: 'result confirmed',
  },
  needs: {
    heading: (needs: number) => (needs === 0 ? 'Nobody is needed' : `Needs a person (${needs})`),
    what: {
      conflict: 'Two versions of a hand',
      called: 'Referee wanted',
      late: 'A hand came too late',
      unconfirmed: 'Finished, not confirmed',
      silent: 'Nothing entered for a while',
    },
    verb: { conflict: 'Decide', called: 'Go there', late: 'Decide', unconfirmed: 'Confirm', silent: 'Look' },
    ago: (minutes: number) => (minutes < 1 ? 'just now' : `${minutes} min ago`),
    silentFor: (minutes: number) => `for ${minutes} min`,
    also: 'also',
  },
  /** The state of a table in the corner of its card: a word or two. */
  corner: {
    conflict: 'two versions',
    called: 'referee',
    late: 'late entry',
    unconfirmed: 'to confirm',
    silent: (minutes: number) => `${minutes} min silent`,
    waiting: 'not begun',
    over: 'finished',
    agreed: 'confirmed',
    hand: (wind: Wind, hand: number) => `${wind}${hand}`,
    minutes: (minutes: number) => `${minutes} min`,
  },
  extended: (minutes: number) => `${minutes > 0 ? '+' : '−'}${Math.abs(minutes)} min`,
  confirmedBy: (confirmed: number, players: number) => `${confirmed} of ${players} confirmed`,
  agreedTables: (agreed: number, tables: number) => `${agreed} of ${tables} results confirmed`,
  close: (round: number) => `Close round ${round}`,
  reopen: (round: number) => `Reopen round ${round}`,
  closed: (round: number) => `Round ${round} is closed.`,
  sitOut: 'Sit out',
};
