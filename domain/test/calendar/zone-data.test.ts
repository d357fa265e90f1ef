import { expect, test } from 'vitest';
import { wallValue, zoneData } from '#calendar/zone-data.ts';

const year = { from: new Date('2026-06-01T00:00:00Z'), until: new Date('2027-06-01T00:00:00Z') };
const linesOf = (timezone: string, window = year) => zoneData(timezone, window).trimEnd().split('\r\n');

test('the British clock goes forward and back to the minute, as the clock before it reads', () => {
  expect(linesOf('Europe/London')).toEqual([
    'BEGIN:VTIMEZONE',
    'TZID:Europe/London',
    ...[
      'BEGIN:STANDARD',
      'DTSTART:20260101T000000',
      'TZOFFSETFROM:+0000',
      'TZOFFSETTO:+0000',
      'END:STANDARD',
    ],
    ...[
      'BEGIN:DAYLIGHT',
      'DTSTART:20260329T010000',
      'TZOFFSETFROM:+0000',
      'TZOFFSETTO:+0100',
      'END:DAYLIGHT',
    ],
    ...[
      'BEGIN:STANDARD',
      'DTSTART:20261025T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0000',
      'END:STANDARD',
    ],
    ...[
      'BEGIN:DAYLIGHT',
      'DTSTART:20270328T010000',
      'TZOFFSETFROM:+0000',
      'TZOFFSETTO:+0100',
      'END:DAYLIGHT',
    ],
    'END:VTIMEZONE',
  ]);
});

test.each([
  ['Asia/Riyadh', '+0300'],
  ['Asia/Dubai', '+0400'],
  ['Asia/Kolkata', '+0530'],
])('the clock of %s never changes', (timezone, offset) => {
  const lines = linesOf(timezone);
  expect(lines.filter(line => line.startsWith('BEGIN:'))).toEqual(['BEGIN:VTIMEZONE', 'BEGIN:STANDARD']);
  expect(lines).toContain(`TZOFFSETTO:${offset}`);
});

test('west of Greenwich, and in the south, summer time is daylight time too', () => {
  expect(linesOf('America/New_York')).toEqual(
    expect.arrayContaining(['BEGIN:DAYLIGHT', 'DTSTART:20261101T020000', 'TZOFFSETFROM:-0400']),
  );
  // It is summer in Sydney when the year begins.
  expect(linesOf('Australia/Sydney').slice(2, 5)).toEqual([
    'BEGIN:DAYLIGHT',
    'DTSTART:20260101T110000',
    'TZOFFSETFROM:+1100',
  ]);
});

test('it says the same on every day of the year of its beginning', () => {
  const later = { from: new Date('2026-07-09T13:14:15Z'), until: year.until };
  expect(linesOf('Europe/London', later)).toEqual(linesOf('Europe/London'));
});

test('an instant is told as the clock on the wall reads', () => {
  expect(wallValue(new Date('2026-11-16T21:30:00Z'), 'Asia/Riyadh')).toBe('20261117T003000');
});
