import { expect, test } from 'vitest';
import { loggedPath } from '#http/logged-path.ts';

const token = 'a-B_9'.repeat(13);

test.each([
  [`/calendar/${token}.ics`, '/calendar/[private].ics'],
  [`/calendar/${token}`, '/calendar/[private]'],
  [`/ar/Calendar/x${token}y.ics/`, '/ar/Calendar/[private].ics/'],
  ['/api/sessions/00000000-0000-4000-8000-000000000000/tutor-feedback', null],
  [`/${'a/'.repeat(300)}`, null],
])('%s is shown without what it would open (R405)', (path, shown) => {
  expect(loggedPath(path)).toBe(shown ?? path);
});
