import { expect, test } from 'vitest';
import { canUpload } from '#files/upload.policy.ts';
import { member } from '#test/profiles/member.ts';

test.each([
  ['a student', member('omar', 'student'), ['homework']],
  ['a tutor', member('sara', 'tutor'), ['document', 'worksheet', 'video']],
  ['an administrator', member('adam', 'admin'), ['document', 'worksheet', 'video']],
])('%s sends what is theirs to send (R392)', (_who, actor, uses) => {
  const offered = (['homework', 'document', 'worksheet', 'video'] as const).filter(use =>
    canUpload(actor, use),
  );
  expect(offered).toEqual(uses);
});
