import { expect, test } from 'vitest';
import { canChangeProgressNote } from '#progress-notes/progress-note.policy.ts';
import { member } from '#test/profiles/member.ts';

test.each([
  ['its tutor', member('sara', 'tutor'), true],
  ['another tutor', member('nora', 'tutor'), false],
  ['an administrator', member('adam', 'admin'), false],
  ['its tutor, who is an administrator now', member('sara', 'admin'), false],
  ['a student', member('omar', 'student'), false],
])('%s may change a progress note: %s', (_who, actor, changes) => {
  expect(canChangeProgressNote(actor, { tutorId: 'sara' })).toBe(changes);
});
