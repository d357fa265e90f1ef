import { canUndoImport } from '@bayan/domain/imports/undo-import.policy';
import { expect, test } from 'vitest';

const now = new Date('2026-11-15T09:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

test('an import can be undone for a day after it was confirmed (R994)', () => {
  expect(canUndoImport({ state: 'confirmed', confirmedAt: hoursAgo(23) }, now)).toBe(true);
  expect(canUndoImport({ state: 'confirmed', confirmedAt: hoursAgo(24) }, now)).toBe(false);
  expect(canUndoImport({ state: 'undone', confirmedAt: hoursAgo(1) }, now)).toBe(false);
  expect(canUndoImport({ state: 'checked', confirmedAt: null }, now)).toBe(false);
});
