import type { Homework } from '@bayan/domain/homework/homework';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptWork } from '../../src/features/homework/own/work-draft.ts';
import { keepDraft } from '../../src/platform/drafts.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const HOUR = 3_600_000;
const file = (id: string) => ({ id, name: `${id}.pdf`, mediaType: 'application/pdf', size: 10 });
const homework = {
  id: 'essay',
  submission: { at: '2026-11-15T09:00:00.000Z', url: 'https://work.example', files: [file('handed-in')] },
} as unknown as Homework;

test('a form begins with what was handed in', () => {
  expect(keptWork(homework, 0)).toEqual({ url: 'https://work.example', files: [file('handed-in')] });
  expect(keptWork({ ...homework, submission: null }, 0)).toEqual({ url: '', files: [] });
});

test('what was chosen and not handed in comes back, files for as long as the server keeps them (R159)', () => {
  const chosen = { url: '', files: [file('handed-in'), file('new')] };
  keepDraft('homework.essay', { ...chosen, at: 0 });
  expect(keptWork(homework, 22 * HOUR)).toEqual(chosen);
  expect(keptWork(homework, 23 * HOUR)).toEqual({ url: '', files: [file('handed-in')] });
});

test('what nobody could have kept is left alone', () => {
  keepDraft('homework.essay', 'words');
  expect(keptWork(homework, 0).url).toBe('https://work.example');
});
