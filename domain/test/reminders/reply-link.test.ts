import { expect, test } from 'vitest';
import { whyLinkRefused } from '#reminders/reply-link.ts';

const now = new Date('2026-11-15T09:00:00Z');
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const startsAt = at(60);
const asked = {
  isOfMember: true,
  isReadByReader: true,
  isCurrent: true,
  session: { status: 'scheduled', startsAt },
  isAnswered: false,
} as const;

test('a reminder’s link works until the lesson begins (R416)', () => {
  expect(whyLinkRefused(asked, { startsAt, now })).toBeNull();
  expect(whyLinkRefused(asked, { startsAt, now: at(59) })).toBeNull();
  expect(whyLinkRefused(asked, { startsAt, now: at(60) })).toBe('lesson-reply.over');
});

test.each([
  ['of a student who is not active', { isOfMember: false }, 'lesson-reply.unknown'],
  ['mailed to an address that is no longer that reader’s', { isReadByReader: false }, 'lesson-reply.unknown'],
  [
    'of a lesson that was moved',
    { session: { ...asked.session, startsAt: at(120) } },
    'lesson-reply.changed',
  ],
  ['of a lesson that came back to its time', { isCurrent: false }, 'lesson-reply.changed'],
  ['of a lesson that was cancelled', { session: { status: 'cancelled', startsAt } }, 'lesson-reply.changed'],
  ['of a lesson begun early', { session: { status: 'in-progress', startsAt } }, 'lesson-reply.changed'],
  ['of a lesson completed early', { session: { status: 'completed', startsAt } }, 'lesson-reply.changed'],
  ['that was used', { isAnswered: true }, 'lesson-reply.used'],
] as const)('a link %s is refused (R416, R418)', (_which, change, expected) => {
  expect(whyLinkRefused({ ...asked, ...change }, { startsAt, now })).toBe(expected);
});

test('a link of which nothing is left is refused as one whose lesson has changed (R418)', () => {
  expect(whyLinkRefused(null, { startsAt, now })).toBe('lesson-reply.changed');
  expect(whyLinkRefused(null, { startsAt, now: at(61) })).toBe('lesson-reply.over');
});

test('who is not to know learns nothing about the lesson, and what changed is not called used (R418)', () => {
  const session = { status: 'cancelled', startsAt } as const;
  const stranger = { ...asked, session, isAnswered: true, isReadByReader: false };
  expect(whyLinkRefused(stranger, { startsAt, now })).toBe('lesson-reply.unknown');
  expect(whyLinkRefused({ ...stranger, isReadByReader: true }, { startsAt, now })).toBe(
    'lesson-reply.changed',
  );
});
