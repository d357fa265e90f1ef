import { expect, test } from 'vitest';
import { bareZones } from '#scripts/checks/bare-zones.mjs';
import { ownQueries } from '#scripts/checks/own-queries.mjs';
import { findInCode } from '#scripts/checks/syntax.mjs';
import { typedLimits } from '#scripts/checks/typed-limits.mjs';

const linesOf = (visitorFor, path, lines) =>
  findInCode(path, lines.join('\n'), visitorFor).map(({ line }) => line);

test('a limit of a field is not typed as a number in a contract', () => {
  const contract = [
    'const notes = z.string().max(5000);',
    'const left = wholeNumber(0, 40);',
    'const homework = paragraph(SESSION_LIMITS.homework);',
    'const person = z.array(id).min(1);',
    'const country = z.string().length(2);',
    "defineContract('sessions', { 'POST /api/sessions': { answer: { status: 201 }, limit: { max: 20 } } });",
  ];
  expect(linesOf(typedLimits, 'domain/src/sessions/sessions.contract.ts', contract)).toEqual([1, 2]);
  expect(linesOf(typedLimits, 'domain/src/fields/dates.ts', contract)).toEqual([]);
});

test('a zone says whose it is: by the name of a property or of a constant', () => {
  const code = [
    'const own = <Clock timezone={zone} />;',
    'const other = <Clock timeZone="UTC" familyTimezone={zone} />;',
    "const OFFICE = { zone: 'America/New_York' };",
    "const text = timeText(instant, { timeZone: 'Asia/Riyadh' });",
    "const zoneOf = person => person.zone ?? 'Europe/London';",
    'const wanted = <Clocks tutorTimezone={zone} />;',
  ];
  expect(linesOf(bareZones, 'web/src/teaching/sessions/clock.tsx', code)).toEqual([1, 2, 4, 5]);
});

test('outside the platform nothing asks the API past the contracts', () => {
  const code = [
    "await fetch('/api/sessions');",
    'await fetch("/auth/v1/factors");',
    "useQuery({ queryKey, queryFn: ({ signal }) => call('GET /api/sessions', { signal }) });",
    'useQuery({ queryKey, queryFn: authService });',
    "useMutation({ mutationFn: body => call('POST /api/sessions', { body }) });",
    'queries.invalidateQueries();',
    "queries.invalidateQueries({ queryKey: ['sessions'] });",
  ];
  expect(linesOf(ownQueries, 'web/src/teaching/sessions/list.tsx', code)).toEqual([1, 3, 6]);
  expect(linesOf(ownQueries, 'web/src/platform/api/use-endpoint.ts', code)).toEqual([6]);
});
