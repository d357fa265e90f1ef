import { describe, expect, test } from 'vitest';
import {
  canChangeSession,
  canRateSession,
  canRateSessionAsTutor,
  canReadSession,
} from '../../src/sessions/session.policy.ts';
import { member } from '../profiles/member.ts';

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
