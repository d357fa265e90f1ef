import { afterEach, expect, test, vi } from 'vitest';
import { askEarly, earlyOr } from '#platform/early-answers.ts';

const path = '/api/student-overview';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  globalThis.earlyAnswers = undefined;
});

const answering = (text: string) => async () => new Response(text);

/** What is read at an address, where an early answer said `early` and a new one says `new`. */
const read = async (token: string | null, at = path) => (await earlyOr(answering('new'), at, token)).text();

test('an answer that was asked for early is given once, to who asked for it (R671)', async () => {
  const sent = vi.fn<typeof fetch>(answering('early'));
  vi.stubGlobal('fetch', sent);
  askEarly(path, 'a token');
  expect(new Headers(sent.mock.calls[0]?.[1]?.headers).get('authorization')).toBe('Bearer a token');
  expect(await read('a token', '/api/badges')).toBe('new');
  expect(await read('a token')).toBe('early');
  expect(await read('a token')).toBe('new');
});

test.each(['another token', null])('an early answer is never given to %s (R671)', async token => {
  vi.stubGlobal('fetch', answering('early'));
  askEarly(path, 'a token');
  expect(await read(token)).toBe('new');
  expect(await read('a token')).toBe('new');
});

test('an early answer is not used after 30 seconds (R671)', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answering('early'));
  askEarly(path, 'a token');
  vi.advanceTimersByTime(30_001);
  expect(await read('a token')).toBe('new');
});

test('what could not be reached early is asked for again (R671)', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
  askEarly(path, 'a token');
  expect(await read('a token')).toBe('new');
});
