import { LIVE_NOUNS } from '@bayan/domain/live/live';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRefetcher } from '#platform/live/refetcher.ts';

/** What is on the screen, and how often it was read. */
function showing(...keys: string[][]) {
  const queries = new QueryClient();
  const reads = Object.fromEntries(keys.map(key => [key.join(), 0]));
  for (const queryKey of keys) {
    const queryFn = async () => {
      reads[queryKey.join()] = (reads[queryKey.join()] ?? 0) + 1;
      return true;
    };
    new QueryObserver(queries, { queryKey, queryFn }).subscribe(() => {});
  }
  return { queries, reads, ...createRefetcher(queries) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('a change is read again at once, and only where it can be seen', async () => {
  const { reads, take } = showing(['sessions', 'list'], ['homework', '7']);
  await pass(1_000);
  take({ noun: 'sessions', id: '1' });
  await pass(0);
  expect(reads).toEqual({ 'sessions,list': 2, 'homework,7': 1 });
});

test('a burst of changes is read twice: after the first, and after the last', async () => {
  const { reads, take } = showing(['sessions', 'list']);
  await pass(1_000);
  for (let n = 0; n < 100; n++) take({ noun: 'sessions', id: String(n) });
  await pass(1_000);
  expect(reads).toEqual({ 'sessions,list': 3 });
});

test('a parent’s contact is not looked at again, whatever changes (R282)', async () => {
  const { reads, take } = showing(['parent-contact', '7'], ['students', 'list', '']);
  await pass(1_000);
  for (const noun of ['sessions', 'assignments', 'everything'] as const) take({ noun, id: null });
  await pass(1_000);
  expect(reads).toEqual({ 'parent-contact,7': 1, 'students,list,': 3 });
});

test('where changes may have been missed everything on the screen is read again', async () => {
  const { reads, take } = showing(['settings'], ['progress-notes', '7']);
  await pass(1_000);
  take({ noun: 'everything', id: null });
  await pass(0);
  expect(reads).toEqual({ settings: 2, 'progress-notes,7': 2 });
});

test('what is shown ahead of the server’s answer does not fall back meanwhile', async () => {
  const { queries, reads, take } = showing(['sessions', 'list']);
  await pass(1_000);
  const mutation = queries.getMutationCache().build(queries, {
    networkMode: 'always',
    mutationFn: () => new Promise(resolve => setTimeout(resolve, 1_000)),
  });
  void mutation.execute(undefined);
  await pass(0);
  take({ noun: 'sessions', id: '1' });
  await pass(900);
  expect(reads).toEqual({ 'sessions,list': 1 });
  await pass(500);
  expect(reads).toEqual({ 'sessions,list': 2 });
});

test('every noun that is announced is known here', async () => {
  const { take } = showing();
  for (const noun of LIVE_NOUNS) expect(() => take({ noun, id: null })).not.toThrow();
});
