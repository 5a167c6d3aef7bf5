import { parseTime, shortenTime, type TimeOfDay, toMinutes } from '../../dates/time-of-day.ts';
import type { VisitSchedule } from '../../queries/visits.ts';
import type { SunlightDate } from '../sunlight-data.ts';

export interface Selection {
  /** Selected date; undefined if no date is available. */
  date: SunlightDate | undefined;
  /** Selected slot; undefined if the date has no available slots. */
  slot: TimeOfDay | undefined;
}

/** A date and a time as the query string has them. Either may be missing, unknown or unavailable. */
export interface RequestedSelection {
  date?: string | null | undefined;
  time?: string | null | undefined;
}

/** Local date (ISO 8601) and time. */
export interface LocalTime {
  date: string;
  time: TimeOfDay;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const HOUR_MINUTES = 60;
const SUNDAY = 7;

/**
 * Returns whether a date can be selected. A date is available until the booking deadline of its last slot, or always if it has no deadline.
 */
export const isDateAvailable = ({ lastBookableAt }: SunlightDate, nowMs: number): boolean =>
  !lastBookableAt || nowMs < Date.parse(lastBookableAt);

/** Returns the slots of a date that can be selected. The deadline of a slot precedes that of the last slot by the time between both slots. */
export function getAvailableSlots({ slots, lastBookableAt }: SunlightDate, nowMs: number): TimeOfDay[] {
  const lastSlot = slots.at(-1);
  if (!lastSlot || !lastBookableAt) return [...slots];
  const deadlineMs = Date.parse(lastBookableAt);
  return slots.filter((slot) => {
    const minutesBeforeLast = toMinutes(lastSlot) - toMinutes(slot);
    return nowMs < deadlineMs - minutesBeforeLast * MINUTE_MS;
  });
}

/** Finds the slot nearest to a time, the earlier slot if two are equally near. Returns the first slot if the time is undefined. */
export function findNearestSlot(
  slots: readonly TimeOfDay[],
  time: TimeOfDay | undefined,
): TimeOfDay | undefined {
  if (time === undefined) return slots[0];
  let nearest: TimeOfDay | undefined;
  let nearestMinutes = Infinity;
  for (const slot of slots) {
    const minutes = Math.abs(toMinutes(slot) - toMinutes(time));
    if (minutes >= nearestMinutes) continue;
    nearest = slot;
    nearestMinutes = minutes;
  }
  return nearest;
}

/**
 * Resolves a request to an available date and slot. The date is the requested date, else the previous date, else the first available date.
 * The slot is the nearest to the requested time if any date has a slot at that time, else the nearest to the previous slot.
 */
export function resolveSelection(
  dates: readonly SunlightDate[],
  requested: RequestedSelection,
  previous: Selection,
  nowMs: number,
): Selection {
  const available = dates.filter((date) => isDateAvailable(date, nowMs));
  const date =
    available.find(({ date }) => date === requested.date) ??
    available.find((date) => date === previous.date) ??
    available[0];
  if (!date) return { date: undefined, slot: undefined };

  const knownSlots = dates.flatMap(({ slots }) => slots);
  const requestedTime = requested.time ? parseTime(requested.time) : undefined;
  const requestedSlot = knownSlots.find((slot) => slot === requestedTime);
  const slot = findNearestSlot(getAvailableSlots(date, nowMs), requestedSlot ?? previous.slot);
  return { date, slot };
}

/** Finds the slot that has begun within the hour before a local time; undefined if the date has no such slot. */
export function findCurrentSelection(
  dates: readonly SunlightDate[],
  now: LocalTime,
): Required<RequestedSelection> | undefined {
  const today = dates.find(({ date }) => date === now.date);
  const slot = today?.slots.findLast((slot) => {
    const minutes = toMinutes(now.time) - toMinutes(slot);
    return minutes >= 0 && minutes < HOUR_MINUTES;
  });
  return slot && { date: now.date, time: shortenTime(slot) };
}

/** Reason why a requested date or time is not selected: it is no longer offered (`Gone`), or was never offered (`Never`). */
export type UnavailableReason = 'dayGone' | 'dayNever' | 'hourGone' | 'hourNever';

function hasVisits(date: string, { weekdays, closed, opens, closes }: VisitSchedule): boolean {
  if (opens !== undefined && date < opens) return false;
  if (closes !== undefined && date > closes) return false;
  const weekday = new Date(date).getUTCDay() || SUNDAY;
  return weekdays.includes(weekday) && !closed.some(([from, to]) => date >= from && date <= to);
}

/**
 * Finds the reason why the selection differs from a request; undefined if both are the same. Without `visitSchedule`, all past dates
 * count as gone.
 */
export function findUnavailableReason(
  dates: readonly SunlightDate[],
  requested: RequestedSelection,
  { date, slot }: Selection,
  nowMs: number,
  visitSchedule?: VisitSchedule,
): UnavailableReason | undefined {
  if (typeof requested.date === 'string' && requested.date !== date?.date) {
    const isPast = Date.parse(requested.date) < nowMs - DAY_MS;
    const isListed = dates.some((listed) => listed.date === requested.date);
    const wasOffered = isPast && (!visitSchedule || hasVisits(requested.date, visitSchedule));
    return wasOffered || isListed ? 'dayGone' : 'dayNever';
  }
  if (!requested.time || !slot) return undefined;
  const requestedTime = parseTime(requested.time);
  if (requestedTime === slot) return undefined;
  return date?.slots.includes(requestedTime) ? 'hourGone' : 'hourNever';
}
