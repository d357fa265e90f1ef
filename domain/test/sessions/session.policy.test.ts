import { describe, expect, test } from 'vitest';
import {
  canChangeSession,
  canCloseAsFormerTutor,
  canRateSession,
  canRateSessionAsTutor,
  canReadSession,
} from '#sessions/session.policy.ts';
import { member } from '#test/profiles/member.ts';

const session = { tutorId: 'sara', studentId: 'omar' };

describe('who may do what with a session (R21–R23, R90, R120, R124)', () => {
  test.each([
    ['its tutor', member('sara', 'tutor'), true, true, true, false],
    ['its student', member('omar', 'student'), true, false, false, true],
    ['an administrator', member('adam', 'admin'), true, true, false, false],
    ['another tutor', member('nora', 'tutor'), false, false, false, false],
    ['another student', member('huda', 'student'), false, false, false, false],
    ['its tutor, who is a student now', member('sara', 'student'), false, false, false, false],
    ['its student, who is a tutor now', member('omar', 'tutor'), false, false, false, false],
  ])('%s', (_who, actor, reads, changes, ratesAsTutor, rates) => {
    expect(canReadSession(actor, session)).toBe(reads);
    expect(canChangeSession(actor, session)).toBe(changes);
    expect(canRateSessionAsTutor(actor, session)).toBe(ratesAsTutor);
    expect(canRateSession(actor, session)).toBe(rates);
  });
});

describe('what a former tutor may still do about a lesson (R601)', () => {
  const now = new Date('2026-11-17T12:00:00Z');
  const begun = { status: 'scheduled', startsAt: now } as const;
  const ahead = { status: 'scheduled', startsAt: new Date('2026-11-17T12:01:00Z') } as const;
  test.each([
    ['completes what has begun', begun, { status: 'completed' }, true],
    ['cancels it', begun, { status: 'cancelled' }, true],
    ['gives no reason', begun, { status: 'cancelled', reason: 'Call me' }, false],
    ['begins nothing', begun, { status: 'in-progress' }, false],
    ['leaves what is to come', ahead, { status: 'cancelled' }, false],
    ['closes what she began earlier', { ...ahead, status: 'in-progress' }, { status: 'completed' }, true],
    ['brings nothing back', { ...begun, status: 'cancelled' }, { status: 'scheduled' }, false],
  ] as const)('%s', (_what, lesson, asked, may) => {
    expect(canCloseAsFormerTutor(lesson, asked, now)).toBe(may);
  });
});
