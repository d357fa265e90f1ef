import { expect, test } from 'vitest';
import { chosenOf } from '../../src/features/sessions/feedback/chosen-session.ts';

const [older, newer] = [{ id: 'older' }, { id: 'newer' }];

test('the lesson that somebody is rating stays when a newer one comes before it', () => {
  expect(chosenOf([older], [null, null])).toBe(older);
  expect(chosenOf([newer, older], [null, 'older'])).toBe(older);
});

test('the one in the address leads, and where both are rated the first of all follows', () => {
  expect(chosenOf([newer, older], ['newer', 'older'])).toBe(newer);
  expect(chosenOf([newer], ['older', 'older'])).toBe(newer);
  expect(chosenOf([], ['older', null])).toBeUndefined();
});
