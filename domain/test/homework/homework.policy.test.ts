import { expect, test } from 'vitest';
import { canChangeHomework, canDoHomework } from '#homework/homework.policy.ts';
import { member } from '#test/profiles/member.ts';

test.each([
  ['its tutor', true, member('sara', 'tutor')],
  ['an administrator', true, member('adam', 'admin')],
  ['another tutor', false, member('nora', 'tutor')],
  ['its student', false, member('omar', 'student')],
  ['its tutor, who is a student now', false, member('sara', 'student')],
])('%s may change and grade homework: %s', (_who, changes, actor) => {
  expect(canChangeHomework(actor, { tutorId: 'sara' })).toBe(changes);
});

test.each([
  ['its student', true, member('omar', 'student')],
  ['another student', false, member('huda', 'student')],
  ['its tutor', false, member('sara', 'tutor')],
  ['an administrator', false, member('adam', 'admin')],
  ['its student, who is a tutor now', false, member('omar', 'tutor')],
])('%s may begin it and hand it in: %s', (_who, does, actor) => {
  expect(canDoHomework(actor, { studentId: 'omar' })).toBe(does);
});
