import { expect, test } from 'vitest';
import { withoutSent } from '#teaching/messages/message-draft.ts';

const draft = { to: 'academy', text: 'When do you open?', key: 'first' };

test('what was sent is taken out of the draft, and the next words have a key of their own', () => {
  expect(withoutSent(draft, 'first')).toEqual({
    to: 'academy',
    text: '',
    key: expect.not.stringMatching('first'),
  });
});

test('what was written while a message was on its way stays, and goes to whom it was meant for', () => {
  const next = { to: 'b9f6', text: 'And on Friday?', key: 'second' };
  expect(withoutSent(next, 'first')).toBe(next);
});
