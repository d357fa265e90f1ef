import type { Homework } from '@bayan/domain/homework/homework.contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDraft } from '#platform/drafts.ts';
import { keepWork, storedWork, withFile } from '#teaching/homework/own/work-draft.ts';

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
  expect(storedWork(homework, 0)).toEqual({ url: 'https://work.example', files: [file('handed-in')] });
  expect(storedWork({ ...homework, submission: null }, 0)).toEqual({ url: '', files: [] });
});

test('what was chosen and not handed in comes back, files for as long as the server keeps them (R159)', () => {
  const chosen = { url: '', files: [file('handed-in'), file('new')] };
  keepWork('essay', chosen, 0);
  expect(storedWork(homework, 22 * HOUR)).toEqual(chosen);
  expect(storedWork(homework, 23 * HOUR)).toEqual({ url: '', files: [file('handed-in')] });
});

test('a file is not kept longer because something else was changed later', () => {
  keepWork('essay', { url: '', files: [file('old')] }, 0);
  keepWork('essay', { url: 'https://b.example', files: [file('old'), file('new')] }, 20 * HOUR);
  expect(storedWork(homework, 24 * HOUR)).toEqual({ url: 'https://b.example', files: [file('new')] });
});

test('a file that was chosen twice is there once', () => {
  const work = { url: '', files: [file('a')] };
  expect(withFile(work, file('a'))).toEqual(work);
  expect(withFile(work, file('b')).files).toEqual([file('a'), file('b')]);
});

test('what nobody could have kept is left alone', () => {
  keepDraft('homework.essay', 'words');
  expect(storedWork(homework, 0).url).toBe('https://work.example');
});
