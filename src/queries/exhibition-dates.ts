const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
/** What may stand before a date: words for the kind of show, without a number and not for its end. */
const KIND = /^(?!clausura|cierre|finisaje|hasta|[uú]ltim)[^·\d]+ · (?=\S)/i;
const RANGE = / [–—-] /;
const MONTH = `(${MONTHS.join('|')})`;
const DAY_FORM = new RegExp(`^(?:(\\d{1,2})(?: de ${MONTH}(?: de (\\d{4}))?)?)$`);
const MONTH_FORM = new RegExp(`^${MONTH}(?: de (\\d{4}))?$`);

/** Calendar days (`2027-02-06`) or, where the day isn't said, months (`2027-02`) of ISO 8601. */
export interface ExhibitionDates {
  startDate: string;
  /** Absent where one date is all that is written: a day on which something began may also be all of it. */
  endDate?: string;
}

interface WrittenDate {
  day?: string | undefined;
  month?: string | undefined;
  year?: string | undefined;
}

/**
 * Reads the free text that an editor writes as the date of an exhibition, only where it can be read in one
 * way: "6 de febrero – 27 de abril de 2027", "Febrero – abril de 2027", "Conversación · 24 de agosto de 2024".
 *
 * @returns undefined for every other text: search engines are then told no date, and never a wrong one
 */
export function readExhibitionDates(text: string): ExhibitionDates | undefined {
  const [first = '', last, ...more] = text.trim().replace(KIND, '').toLowerCase().split(RANGE);
  if (more.length > 0) return undefined;
  if (last === undefined) {
    const startDate = toIso(readDate(first));
    return startDate === undefined ? undefined : { startDate };
  }
  const end = readDate(last);
  const start = readDate(first);
  // What the first date leaves unsaid is said by the last: "6 – 27 de abril de 2027".
  const startDate = toIso(
    start && { ...start, month: start.month ?? end?.month, year: start.year ?? end?.year },
  );
  const endDate = toIso(end);
  const isRange = startDate !== undefined && endDate?.length === startDate.length && startDate < endDate;
  return isRange ? { startDate, endDate } : undefined;
}

function readDate(text: string): WrittenDate | undefined {
  const ofDay = DAY_FORM.exec(text);
  if (ofDay) return { day: ofDay[1], month: ofDay[2], year: ofDay[3] };
  const ofMonth = MONTH_FORM.exec(text);
  return ofMonth ? { month: ofMonth[1], year: ofMonth[2] } : undefined;
}

/** Undefined for what is incomplete or in no calendar, such as 31 de febrero. */
function toIso(date: WrittenDate | undefined): string | undefined {
  if (date?.month === undefined || date.year === undefined) return undefined;
  const month = `${date.year}-${String(MONTHS.indexOf(date.month) + 1).padStart(2, '0')}`;
  if (date.day === undefined) return month;
  const day = `${month}-${date.day.padStart(2, '0')}`;
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : undefined;
}
