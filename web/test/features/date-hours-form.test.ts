import { describe, expect, test } from 'vitest';
import {
  type DateHours,
  dateFieldsOf,
  rangesToSend,
  savedHours,
} from '#teaching/availability/date-hours-form.ts';

const morning = { opens: 540, closes: 720 };
const evening = { opens: 1080, closes: 1200 };
const weekly = { timezone: 'Europe/London', ranges: [morning] };
const date = (different: Partial<DateHours> = {}): DateHours => ({
  id: 'a date',
  tutor: { id: 'a tutor', name: 'Amelia Hart', nameAr: '' },
  day: '2026-12-07',
  timezone: 'Asia/Riyadh',
  ranges: [evening],
  version: 2,
  ...different,
});
const fields = (different: Partial<DateHours> = {}) => dateFieldsOf(date(different), weekly);
const typed = (id: string, opens: string, closes: string) => ({ id, opens, closes });

describe('R476: the hours of a date as they are typed', () => {
  test('keep the clock they were saved by', () => {
    expect(fields()).toMatchObject({ choice: 'hours', timezone: 'Asia/Riyadh' });
  });

  test.each([
    ['never had hours of its own', { id: null, ranges: null, version: 0 }],
    ['was set back to the weekly hours', { ranges: null }],
    ['was closed', { ranges: [] }],
  ])('begin with the weekly hours, and their clock, where a date %s (R477)', (_what, of) => {
    expect(fields(of).timezone).toBe('Europe/London');
    expect(rangesToSend({ ...fields(of), choice: 'hours' })).toEqual([morning]);
  });

  test('are sent in order', () => {
    const ranges = [typed('a', '18:00', '20:00'), typed('b', '09:00', '12:00')];
    expect(rangesToSend({ ...fields(), ranges })).toEqual([morning, evening]);
  });
});

describe('R298: what is typed is what a date has', () => {
  const isSaved = (form: Parameters<typeof savedHours>[0], newer: Partial<DateHours>) => {
    const saved = date(newer);
    return JSON.stringify(savedHours(form)) === JSON.stringify(savedHours(fields(newer), saved));
  };
  const added = { ...fields(), ranges: [...fields().ranges, typed('new', '09:00', '12:00')] };

  test('with hours that were added', () => {
    expect(isSaved(added, { ranges: [morning, evening] })).toBe(true);
    expect(isSaved(added, { ranges: [evening] })).toBe(false);
  });

  test('with the same hours by the same clock only', () => {
    expect(isSaved(added, { ranges: [morning, evening], timezone: 'Europe/London' })).toBe(false);
  });

  test('with no hours, whatever was typed before', () => {
    expect(isSaved({ ...added, choice: 'closed' }, { ranges: [] })).toBe(true);
    expect(isSaved({ ...added, choice: 'closed' }, { ranges: null })).toBe(false);
  });

  test('with the weekly hours, which are none of its own', () => {
    expect(isSaved({ ...added, choice: 'weekly' }, { ranges: null })).toBe(true);
    expect(isSaved({ ...added, choice: 'weekly' }, { ranges: [morning] })).toBe(false);
    expect(isSaved(fields({ ranges: null }), { ranges: null })).toBe(false);
  });
});
