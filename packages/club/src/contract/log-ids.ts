/** The id of the organiser's log, the same in every event. */
export const TOURNAMENT_LOG = 'tournament';

/** The id of the log of what came too late, the same in every event that has one. */
export const LATE_LOG = 'late';
