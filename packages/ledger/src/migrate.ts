/** The form in which entries are written now. */
export const LOG_VERSION = 1;
