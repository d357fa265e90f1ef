import { expect, test } from 'vitest';
import { canAnswerSessionRequest, canAskAboutSession } from '#session-requests/session-request.policy.ts';
import { member } from '#test/profiles/member.ts';

const between = { tutorId: 'sara', studentId: 'omar' };

test('the student of a session asks about it and takes it back, and nobody in their place (R113)', () => {
  expect(canAskAboutSession(member('omar', 'student'), between)).toBe(true);
  expect(canAskAboutSession(member('lina', 'student'), between)).toBe(false);
  expect(canAskAboutSession(member('omar', 'tutor'), between)).toBe(false);
  expect(canAskAboutSession(member('sara', 'tutor'), between)).toBe(false);
  expect(canAskAboutSession(member('adam', 'admin'), between)).toBe(false);
});

test('the tutor of the session answers, or an administrator (R115)', () => {
  expect(canAnswerSessionRequest(member('sara', 'tutor'), between)).toBe(true);
  expect(canAnswerSessionRequest(member('adam', 'admin'), between)).toBe(true);
  expect(canAnswerSessionRequest(member('nora', 'tutor'), between)).toBe(false);
  expect(canAnswerSessionRequest(member('sara', 'student'), between)).toBe(false);
  expect(canAnswerSessionRequest(member('omar', 'student'), between)).toBe(false);
});
