import { expect, test } from 'vitest';
import { canRestoreResource } from '#resources/restore-resource.policy.ts';
import { UNDO_MS } from '#sessions/status-undo.ts';
import { member } from '#test/profiles/member.ts';

const sara = member('sara', 'tutor');
const removedAt = new Date('2026-11-16T10:00:00Z');
const later = (ms: number) => new Date(removedAt.getTime() + ms);

test('whoever removed a resource brings it back within a minute (R186)', () => {
  expect(canRestoreResource(sara, { removedBy: 'sara', removedAt }, later(UNDO_MS))).toBe(true);
  expect(canRestoreResource(sara, { removedBy: 'sara', removedAt }, later(UNDO_MS + 1))).toBe(false);
});

test('nobody brings back what another removed (R186)', () => {
  expect(canRestoreResource(sara, { removedBy: 'huda', removedAt }, later(1))).toBe(false);
  expect(canRestoreResource(sara, { removedBy: null, removedAt }, later(1))).toBe(false);
});
