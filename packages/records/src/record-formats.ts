/**
 * The formats that tenbo writes; `tenbo` is the log of a match, as `tenbo match` and the page keep it. They are in a file of their own, so that they can
 * be listed without loading the writers.
 */
export const RECORD_FORMATS = ['tenhou6', 'mjai', 'kobalab', 'tenbo'] as const;
export type RecordFormat = (typeof RECORD_FORMATS)[number];
