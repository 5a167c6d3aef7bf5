import { getContentFile } from '../../queries/content-file.ts';
import { listCalendarEntries } from '../../queries/exhibitions.ts';
import { writeCalendar } from './_calendar.ts';

/** Every exhibition whose days are known, for calendars that subscribe to them. */
export async function GET(): Promise<Response> {
  const { list } = await getContentFile('exhibitionsSection');
  const calendar = writeCalendar(await getContentFile('site'), list.calendar, await listCalendarEntries());
  return new Response(calendar, { headers: { 'content-type': 'text/calendar; charset=utf-8' } });
}
