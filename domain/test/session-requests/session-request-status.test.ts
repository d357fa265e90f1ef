import { expect, test } from 'vitest';
import { supersedesRequest } from '#session-requests/session-request-status.ts';
import { SESSION_STATUSES } from '#sessions/session-status.ts';

const startsAt = new Date('2026-11-20T16:00:00Z');
const planned = { status: 'scheduled', startsAt } as const;

test.each(SESSION_STATUSES.filter(status => status !== 'scheduled'))(
  'a session that becomes %s supersedesRequest what was asked about it (R116)',
  status => {
    expect(supersedesRequest(planned, { status, startsAt })).toBe(true);
  },
);

test('one that is moved by a minute does too, and one that stays in its place does not', () => {
  const later = new Date(startsAt.getTime() + 60_000);
  expect(supersedesRequest(planned, { ...planned, startsAt: later })).toBe(true);
  expect(supersedesRequest(planned, { ...planned, startsAt: new Date(startsAt) })).toBe(false);
});
