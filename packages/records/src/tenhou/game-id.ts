// Tenhou's id of a game begins with the hour of play in Japan: 2022010102gm-00a9-0000-ef9bf74e was played on 1 January 2022 from two o'clock.
const HOUR = /^(\d{4})(\d\d)(\d\d)(\d\d)gm-/;

/** The day in an id, such as `20220101`; undefined if it is no id of Tenhou. */
export function dayIn(id: string | undefined): string | undefined {
  return HOUR.exec(id ?? '')
    ?.slice(1, 4)
    .join('');
}

/** The hour in an id, in ISO 8601; undefined if it is no id of Tenhou, or there is no such hour. */
export function hourIn(id: string | undefined): string | undefined {
  const [, year, month, day, hour] = HOUR.exec(id ?? '') ?? [];
  const at = `${year}-${month}-${day}T${hour}:00+09:00`;
  return Number.isNaN(Date.parse(at)) ? undefined : at;
}
