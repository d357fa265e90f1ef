import { expect, test } from 'vitest';
import { canPlanFor } from '#availability/availability.policy.ts';

test('R475: a tutor plans her own time, an admin everybody’s, a student nobody’s', () => {
  expect(canPlanFor({ id: 'a', role: 'tutor' }, 'a')).toBe(true);
  expect(canPlanFor({ id: 'a', role: 'tutor' }, 'b')).toBe(false);
  expect(canPlanFor({ id: 'a', role: 'admin' }, 'b')).toBe(true);
  expect(canPlanFor({ id: 'a', role: 'student' }, 'a')).toBe(false);
});
