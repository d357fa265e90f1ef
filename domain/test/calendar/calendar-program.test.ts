import { expect, test } from 'vitest';
import { calendarProgramOf } from '#calendar/calendar-program.ts';

test.each([
  ['google', 'Google-Calendar-Importer'],
  ['google', 'Mozilla/5.0 (compatible; Google-Calendar-Importer)'],
  ['apple', 'iOS/18.1 (22B83) dataaccessd/1.0'],
  ['apple', 'macOS/15.1 (24B83) dataaccessd/1.0'],
  ['apple', 'Mac+OS+X/10.15.7 (19H15) CalendarAgent/930.5.1'],
  ['outlook', 'Microsoft Office/16.0 (Windows NT 10.0; Microsoft Outlook 16.0.18129; Pro)'],
  ['outlook', 'Mozilla/4.0 (compatible; ms-office; MSOffice 16)'],
  ['outlook', 'Microsoft.Exchange/15.20 (Exchange Calendar Sync)'],
  ['other', 'Thunderbird/128.4.0'],
  ['other', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1'],
  ['other', ''],
  ['other', null],
] as const)('%s: %s', (program, userAgent) => {
  expect(calendarProgramOf(userAgent)).toBe(program);
});
