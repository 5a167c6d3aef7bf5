import { describe, expect, it } from 'vitest';
import {
  findCurrentSelection,
  findNearestSlot,
  findUnavailableReason,
  isDateAvailable,
  getAvailableSlots,
  type RequestedSelection,
  resolveSelection,
  type Selection,
} from '../../../src/sunlight/picker/picker-selection.ts';
import type { SunlightDate } from '../../../src/sunlight/sunlight-data.ts';
import type { TimeOfDay } from '../../../src/dates/time-of-day.ts';

const createDate = (date: string, slots: SunlightDate['slots'], lastBookableAt?: string): SunlightDate => ({
  ...{ date, name: date, slots, lastBookableAt },
  ...{ daylight: undefined, sunlight: {} },
});

const TUESDAY = createDate('2026-11-24', ['09:30', '10:00', '11:00', '12:00'], '2026-11-24T10:00:00-06:00');
const THURSDAY = createDate('2026-11-26', ['15:00', '16:00'], '2026-11-26T14:00:00-06:00');
const WITHOUT_DEADLINE = createDate('2020-01-01', ['12:00']);
const DATES = [TUESDAY, THURSDAY];
const toTuesdayMs = (time: string): number => Date.parse(`2026-11-24T${time}:00-06:00`);
const AFTER_ALL_DATES = Date.parse('2026-12-01');

describe('isDateAvailable', () => {
  it('isDateAvailable returns true until the deadline of the last slot', () => {
    expect(isDateAvailable(TUESDAY, toTuesdayMs('09:59'))).toBe(true);
    expect(isDateAvailable(TUESDAY, toTuesdayMs('10:00'))).toBe(false);
  });

  it('isDateAvailable returns true for a date without a deadline', () => {
    expect(isDateAvailable(WITHOUT_DEADLINE, AFTER_ALL_DATES)).toBe(true);
  });
});

describe('getAvailableSlots', () => {
  it('getAvailableSlots derives each deadline from the last slot', () => {
    expect(getAvailableSlots(TUESDAY, toTuesdayMs('07:29'))).toStrictEqual(TUESDAY.slots);
    expect(getAvailableSlots(TUESDAY, toTuesdayMs('07:30'))).toStrictEqual(['10:00', '11:00', '12:00']);
    expect(getAvailableSlots(TUESDAY, toTuesdayMs('09:00'))).toStrictEqual(['12:00']);
    expect(getAvailableSlots(TUESDAY, toTuesdayMs('10:00'))).toStrictEqual([]);
  });

  it('getAvailableSlots lists all slots of a date without a deadline', () => {
    expect(getAvailableSlots(WITHOUT_DEADLINE, AFTER_ALL_DATES)).toStrictEqual(['12:00']);
  });
});

describe('findNearestSlot', () => {
  it('findNearestSlot prefers the earlier of two slots', () => {
    expect(findNearestSlot(['09:00', '11:00'], '10:00')).toBe('09:00');
  });

  it('findNearestSlot returns the first slot when the time is undefined', () => {
    expect(findNearestSlot(['09:00', '11:00'], undefined)).toBe('09:00');
  });
});

describe('resolveSelection', () => {
  const initial: Selection = { date: TUESDAY, slot: '12:00' };
  const resolve = (requested: RequestedSelection, nowMs: number, previous = initial) => {
    const { date, slot } = resolveSelection(DATES, requested, previous, nowMs);
    return [date?.date, slot];
  };

  it('resolveSelection selects an available date and time', () => {
    expect(resolve({ date: '2026-11-26', time: '16' }, toTuesdayMs('07:00'))).toStrictEqual([
      '2026-11-26',
      '16:00',
    ]);
  });

  it('resolveSelection reads a time without minutes or leading zero', () => {
    for (const time of ['15', '15:00'])
      expect(resolve({ date: '2026-11-26', time }, toTuesdayMs('07:00'))).toStrictEqual([
        '2026-11-26',
        '15:00',
      ]);
    for (const time of ['9:30', '09:30'])
      expect(resolve({ date: '2026-11-24', time }, toTuesdayMs('07:00'))).toStrictEqual([
        '2026-11-24',
        '09:30',
      ]);
  });

  it('resolveSelection keeps the date when the requested date is unknown', () => {
    const requested = { date: '2026-11-25', time: '15' };
    const previous: Selection = { date: THURSDAY, slot: '16:00' };
    expect(resolve(requested, toTuesdayMs('07:00'), previous)).toStrictEqual(['2026-11-26', '15:00']);
  });

  it('resolveSelection selects the next date when the previous date is over', () => {
    expect(resolve({ date: '2026-11-24' }, toTuesdayMs('10:00'))).toStrictEqual(['2026-11-26', '15:00']);
  });

  it('resolveSelection selects the nearest slot that is still available', () => {
    const requested = { date: '2026-11-24', time: '9:30' };
    expect(resolve(requested, toTuesdayMs('09:00'))).toStrictEqual(['2026-11-24', '12:00']);
  });

  it('resolveSelection keeps the slot when the requested time is unknown', () => {
    const requested = { date: '2026-11-24', time: '20' };
    expect(resolve(requested, toTuesdayMs('07:00'))).toStrictEqual(['2026-11-24', '12:00']);
  });

  it('resolveSelection returns undefined after the last date', () => {
    expect(resolve({ date: '2026-11-26', time: '16' }, AFTER_ALL_DATES)).toStrictEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('findUnavailableReason', () => {
  const selection = { date: TUESDAY, slot: '12:00' } as const;
  const find = (requested: RequestedSelection, time = '09:00') =>
    findUnavailableReason(DATES, requested, selection, toTuesdayMs(time));

  it('findUnavailableReason returns undefined for an available request', () => {
    expect(find({ date: '2026-11-24', time: '12' })).toBeUndefined();
    expect(find({ date: '2026-11-24', time: '12:00' })).toBeUndefined();
    expect(find({})).toBeUndefined();
  });

  it('findUnavailableReason distinguishes past dates from unknown dates', () => {
    expect(find({ date: '2026-11-20' })).toBe('dayGone');
    expect(find({ date: '2026-11-25' })).toBe('dayNever');
  });

  it('findUnavailableReason distinguishes past dates from past closed dates', () => {
    const visitSchedule = {
      weekdays: [2, 4],
      closed: [['2026-11-12', '2026-11-13'] as const],
      opens: '2026-11-10',
      closes: '2026-11-17',
    };
    const findPast = (date: string) =>
      findUnavailableReason(DATES, { date }, selection, AFTER_ALL_DATES, visitSchedule);
    expect(['2026-11-10', '2026-11-17'].map(findPast)).toStrictEqual(['dayGone', 'dayGone']);
    // A date before the opening, a closed date, a weekday without visits, and a date after the end.
    const unavailableDates = ['2026-11-05', '2026-11-12', '2026-11-11', '2026-11-19'];
    expect(new Set(unavailableDates.map(findPast))).toStrictEqual(new Set(['dayNever']));
  });

  it('findUnavailableReason reports an unselected listed date as past', () => {
    expect(find({ date: '2026-11-26' })).toBe('dayGone');
  });

  it('findUnavailableReason distinguishes past slots from unknown times', () => {
    expect(find({ date: '2026-11-24', time: '9:30' })).toBe('hourGone');
    expect(find({ date: '2026-11-24', time: '16' })).toBe('hourNever');
  });

  it('findUnavailableReason reports the date before the time', () => {
    expect(find({ date: '2026-11-25', time: '16' })).toBe('dayNever');
  });
});

describe('findCurrentSelection', () => {
  const find = (date: string, time: TimeOfDay) => findCurrentSelection(DATES, { date, time });

  it('findCurrentSelection returns the slot that began in the last hour', () => {
    expect(find('2026-11-24', '11:00')).toStrictEqual({ date: '2026-11-24', time: '11' });
    expect(find('2026-11-24', '11:59')).toStrictEqual({ date: '2026-11-24', time: '11' });
    expect(find('2026-11-24', '12:59')).toStrictEqual({ date: '2026-11-24', time: '12' });
  });

  it('findCurrentSelection returns undefined before the first slot', () => {
    expect(find('2026-11-24', '09:29')).toBeUndefined();
  });

  it('findCurrentSelection returns undefined an hour after the last slot', () => {
    expect(find('2026-11-24', '13:00')).toBeUndefined();
  });

  it('findCurrentSelection returns undefined on an unlisted date', () => {
    expect(find('2026-11-25', '11:59')).toBeUndefined();
  });
});
