import { expect, test } from 'vitest';
import { check } from '#fields/problem.ts';
import { studentListQuery } from '#students/students.contract.ts';

test('students come fifty at a time, and are looked for by a text without the space around it', () => {
  expect(check(studentListQuery, { q: ' أمل ' })).toEqual({ isRight: true, value: { q: 'أمل', limit: 50 } });
});

test.each([
  [{ limit: '101' }, 'limit', 'too-big'],
  [{ limit: '0' }, 'limit', 'too-small'],
  [{ q: '  ' }, 'q', 'too-short'],
  [{ q: 'x'.repeat(101) }, 'q', 'too-long'],
  [{ tutorId: 'somebody' }, 'tutorId', 'unknown'],
])('%o is refused at %s: %s', (query, field, problem) => {
  expect(check(studentListQuery, query)).toEqual({ isRight: false, issues: [{ field, problem }] });
});
