import { expect, test } from 'vitest';
import { movesOf, stageAfterReopening, stagesOf } from '#applications/application-stage.ts';

test('a family passes six stages, a tutor five, an enquiry three (R820)', () => {
  expect(stagesOf('student')).toHaveLength(6);
  expect(stagesOf('tutor')).not.toContain('first-lesson');
  expect(stagesOf('enquiry')).toEqual(['new', 'contacted', 'closed']);
});

test('only steps that need nothing else are made by hand (R821)', () => {
  expect(movesOf({ kind: 'student', stage: 'new' })).toEqual(['contacted', 'closed']);
  expect(movesOf({ kind: 'student', stage: 'matched' })).toEqual(['first-lesson', 'closed']);
  expect(movesOf({ kind: 'tutor', stage: 'matched' })).toEqual(['closed']);
});

test('opened again, an application is where it was, without the consultation that was cancelled (R821)', () => {
  expect(movesOf({ kind: 'student', stage: 'closed' })).toEqual(['contacted']);
  expect(stageAfterReopening('new', false)).toBe('new');
  expect(stageAfterReopening('contacted', false)).toBe('contacted');
  expect(stageAfterReopening('consultation', false)).toBe('contacted');
  expect(stageAfterReopening('matched', true)).toBe('matched');
  expect(stageAfterReopening('first-lesson', true)).toBe('first-lesson');
  expect([stageAfterReopening(null, false), stageAfterReopening(null, true)]).toEqual([
    'contacted',
    'matched',
  ]);
});
