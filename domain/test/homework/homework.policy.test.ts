import { expect, test } from 'vitest';
import { canChangeHomework } from '../../src/homework/homework.policy.ts';
import { member } from '../profiles/member.ts';

test.each([
  ['its tutor', true, member('sara', 'tutor')],
  ['an administrator', true, member('adam', 'admin')],
  ['another tutor', false, member('nora', 'tutor')],
  ['its student', false, member('omar', 'student')],
  ['its tutor, who is a student now', false, member('sara', 'student')],
])('%s may change and grade homework: %s', (_who, changes, actor) => {
  expect(canChangeHomework(actor, { tutorId: 'sara' })).toBe(changes);
});
