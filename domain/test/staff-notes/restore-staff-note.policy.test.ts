import { expect, test } from 'vitest';
import { UNDO_MS } from '#sessions/status-undo.ts';
import { canRestoreStaffNote } from '#staff-notes/restore-staff-note.policy.ts';
import { member } from '#test/profiles/member.ts';

const adam = member('adam', 'admin');
const removedAt = new Date('2026-11-16T10:00:00Z');
const later = (ms: number) => new Date(removedAt.getTime() + ms);

test('whoever removed a note brings it back within a minute (R925)', () => {
  expect(canRestoreStaffNote(adam, { removedBy: 'adam', removedAt }, later(UNDO_MS))).toBe(true);
  expect(canRestoreStaffNote(adam, { removedBy: 'adam', removedAt }, later(UNDO_MS + 1))).toBe(false);
});

test('nobody brings back what another removed, or what is there (R925)', () => {
  expect(canRestoreStaffNote(adam, { removedBy: 'huda', removedAt }, later(1))).toBe(false);
  expect(canRestoreStaffNote(adam, { removedBy: null, removedAt: null }, later(1))).toBe(false);
});
