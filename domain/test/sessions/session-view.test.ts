import { expect, test } from 'vitest';
import { viewAfterChoosing } from '#sessions/session-view.ts';

test('a status is shown in the view that has it; what both have stays where it is (R730)', () => {
  expect(viewAfterChoosing('scheduled', 'past')).toBe('to-come');
  expect(viewAfterChoosing('completed', 'to-come')).toBe('past');
  expect(viewAfterChoosing('in-progress', 'to-come')).toBe('past');
  for (const view of ['past', 'to-come'] as const) {
    expect(viewAfterChoosing('cancelled', view)).toBe(view);
    expect(viewAfterChoosing(null, view)).toBe(view);
  }
});
