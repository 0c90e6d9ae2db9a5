/** The date, and perhaps the time, that a text begins with: year, month and day, or day, month and year where no other order is possible. */
const YEAR_FIRST = /^(\d{4})\s?[-/.年]\s?(\d{1,2})\s?[-/.月]\s?(\d{1,2})日?/u;
const DAY_FIRST = /^(\d{1,2})([./])(\d{1,2})\2(\d{4})/u;
const TIME = /^(?:[T\s]\s*)(\d{1,2}):(\d{2})/u;

/** A moment, and the number of characters that say it. */
interface Moment {
  readonly at: string;
  readonly length: number;
}

/** The moment that a text begins with, in ISO 8601; undefined if it is none, or if its day and month could be exchanged. */
export function momentIn(text: string): Moment | undefined {
  const date = dateIn(text);
  if (date === undefined) return undefined;
  const [said = '', hours = '', minutes = ''] = TIME.exec(text.slice(date.length)) ?? [];
  const at = said === '' ? date.at : `${date.at}T${hours.padStart(2, '0')}:${minutes}`;
  return Number.isNaN(Date.parse(at)) ? undefined : { at, length: date.length + said.length };
}

function dateIn(text: string): Moment | undefined {
  const [first = '', year = '', month = '', day = ''] = YEAR_FIRST.exec(text) ?? [];
  if (first !== '') return dated(year, month, day, first.length);
  const [said = '', one = '', mark = '', other = '', last = ''] = DAY_FIRST.exec(text) ?? [];
  if (said === '' || (mark === '/' && Number(one) <= 12 && Number(other) <= 12)) return undefined;
  return mark === '/' && Number(other) > 12 ? dated(last, one, other, said.length) : dated(last, other, one, said.length);
}

/** A date that exists. */
function dated(year: string, month: string, day: string, length: number): Moment | undefined {
  const at = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const read = new Date(`${at}T00:00Z`);
  return Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== at ? undefined : { at, length };
}
