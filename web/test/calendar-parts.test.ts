import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutOtherCalendars } from '#patches/calendar-parts.ts';

const dates = dirname(createRequire(import.meta.url).resolve('@internationalized/date'));
const namesIn = (code: string) => [...code.matchAll(/case '([\w-]+)':/g)].map(([, name]) => name);

test('the build keeps our two calendars alone, of the library as it is installed', async () => {
  const code = await readFile(join(dates, 'private/createCalendar.mjs'), 'utf8');
  expect(namesIn(code)).toEqual(expect.arrayContaining(['hebrew', 'persian', 'islamic-civil']));
  const made = withoutOtherCalendars(code);
  expect(namesIn(made)).toEqual(['islamic-umalqura', 'gregory']);
  expect(made.match(/return new /g)).toHaveLength(2);
});
