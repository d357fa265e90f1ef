import { expect, test } from 'vitest';
import { whyNotUndo } from '#sessions/status-undo.ts';

const now = new Date('2027-03-19T10:00:00Z');
const change = {
  statusBefore: 'scheduled',
  statusAfter: 'completed',
  changedBy: 'eleanor',
  changedAt: now,
  version: 4,
} as const;
const lesson = { status: 'completed', feedback: null, correction: null } as const;
const undoing = (different: object = {}) => ({ actorId: 'eleanor', of: 4, now, ...different });
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test('the last change of a status is undone by who made it, for 60 seconds (R722)', () => {
  expect(whyNotUndo(lesson, change, undoing({ now: inSeconds(60) }))).toBeNull();
  expect(whyNotUndo(lesson, change, undoing({ now: inSeconds(60.001) }))).toBe('session.undo-over');
  expect(whyNotUndo(lesson, change, undoing({ actorId: 'daniel' }))).toBe('session.undo-over');
  expect(whyNotUndo(lesson, change, undoing({ of: 3 }))).toBe('session.undo-over');
  expect(whyNotUndo(lesson, null, undoing())).toBe('session.undo-over');
  expect(whyNotUndo({ ...lesson, status: 'cancelled' }, change, undoing())).toBe('session.undo-over');
});

test('what is rated or corrected stays completed (R722)', () => {
  expect(whyNotUndo({ ...lesson, feedback: {} }, change, undoing())).toBe('session.undo-rated');
  expect(whyNotUndo({ ...lesson, correction: {} }, change, undoing())).toBe('session.undo-over');
});
