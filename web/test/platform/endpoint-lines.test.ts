import { affectedBy } from '@bayan/domain/live/affected';
import { expect, test } from 'vitest';
import { topicOf } from '#platform/api/endpoint-lines.ts';

test.each([
  ['GET /api/sessions', 'sessions'],
  ['PATCH /api/sessions/{id}', 'sessions'],
  ['GET /api/me', 'me'],
  ['GET /api/me/activity', 'activity'],
  ['DELETE /api/auth/devices/{id}', 'devices'],
  ['GET /api/tutor-overview', 'tutor-overview'],
])('%s is about %s', (line, topic) => {
  expect(topicOf(line)).toBe(topic);
});

test('a lesson that changes makes the overviews old, and a message makes none of them so', () => {
  expect(affectedBy('sessions')).toContain('student-overview');
  expect(affectedBy('messages')).toEqual(['messages', 'today']);
  // A confirmed document ticks off one of a new tutor's first steps.
  expect(affectedBy('vetting')).toContain('tutor-overview');
  expect(affectedBy('everything')).toEqual(expect.arrayContaining(['sessions', 'settings', 'calendar-feed']));
});
