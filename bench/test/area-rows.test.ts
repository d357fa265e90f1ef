import { expect, test } from 'vitest';
import { areaRows } from '#bench/report/area-rows.ts';

test('the calendar may bring 100 KB of script, and any other screen 60', () => {
  const bytes = 80 * 1024;
  const rows = areaRows('admin', {
    publicPage: 0,
    firstOpen: 0,
    nextScreens: new Map([
      ['/admin-dashboard/sessions', bytes],
      ['/admin-dashboard/notes', bytes],
    ]),
  });
  expect(rows.map(({ verdict }) => verdict)).toEqual(['holds', 'holds', 'missed']);
});
