import { describe, expect, test } from 'vitest';
import { canChangeSession, canReadSession } from '../../src/sessions/session.policy.ts';
import { member } from '../profiles/member.ts';

const session = { tutorId: 'sara', studentId: 'omar' };

describe('who may do what with a session (R21–R23, R90)', () => {
  test.each([
    ['its tutor', member('sara', 'tutor'), true, true],
    ['its student', member('omar', 'student'), true, false],
    ['an administrator', member('adam', 'admin'), true, true],
    ['another tutor', member('nora', 'tutor'), false, false],
    ['another student', member('huda', 'student'), false, false],
    ['its tutor, who is a student now', member('sara', 'student'), false, false],
  ])('%s', (_who, actor, reads, changes) => {
    expect(canReadSession(actor, session)).toBe(reads);
    expect(canChangeSession(actor, session)).toBe(changes);
  });
});
