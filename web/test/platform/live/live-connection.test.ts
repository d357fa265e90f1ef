import { HEARTBEAT_MS } from '@bayan/domain/live/live';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepConnected } from '#platform/live/live-connection.ts';
import type { LiveMessage } from '#platform/live/live-message.ts';

const surroundings = new EventTarget();
const page = Object.assign(new EventTarget(), { hidden: false });

/** A server that opens a stream, or does not, and what it was asked when. */
function serving({ isUp = true } = {}) {
  const asked: number[] = [];
  const heard: LiveMessage[] = [];
  const server = { isUp, asked, heard, say: (_text: string) => {}, end: () => {} };
  const started = Date.now();
  const open = async (signal: AbortSignal) => {
    asked.push((Date.now() - started) / 1_000);
    if (!server.isUp) throw new TypeError('Failed to fetch');
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        server.say = text => controller.enqueue(new TextEncoder().encode(text));
        server.end = () => controller.close();
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(body);
  };
  const stop = keepConnected({
    open,
    tell: message => {
      if (message !== 'beat') heard.push(message);
    },
  });
  stops.push(stop);
  return server;
}

let stops: (() => void)[] = [];
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', surroundings.addEventListener.bind(surroundings));
  vi.stubGlobal('removeEventListener', surroundings.removeEventListener.bind(surroundings));
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a server that is away is asked again after 1, 2, 5, then every 10 seconds', async () => {
  const { asked } = serving({ isUp: false });
  await pass(40);
  expect(asked).toEqual([0, 1, 3, 8, 18, 28, 38]);
});

test('after a connection that held for a while the waits begin anew', async () => {
  const server = serving({ isUp: false });
  await pass(7);
  server.isUp = true;
  await pass(1);
  for (let beats = 0; beats < 2; beats++) {
    await pass(HEARTBEAT_MS / 1_000);
    server.say(':\n\n');
  }
  server.end();
  await pass(1);
  expect(server.asked).toEqual([0, 1, 3, 8, 59]);
});

test('one that is ended as soon as it opens does not begin the waits anew', async () => {
  const server = serving();
  for (const wait of [1, 2, 5]) {
    await pass(0);
    server.end();
    await pass(wait);
  }
  expect(server.asked).toEqual([0, 1, 3, 8]);
});

test('each time it opens, changes may have been missed; what is told follows', async () => {
  const server = serving();
  await pass(0);
  server.say('data: {"noun":"sessions","id":"7"}\n\n');
  await pass(0);
  server.end();
  await pass(1);
  const everything = { noun: 'everything', id: null };
  expect(server.heard).toEqual([everything, { noun: 'sessions', id: '7' }, everything]);
});

test('a connection without a heartbeat is given up', async () => {
  const server = serving();
  await pass(HEARTBEAT_MS / 1_000);
  server.say(':\n\n');
  await pass(34);
  expect(server.asked).toHaveLength(1);
  await pass(3);
  expect(server.asked).toHaveLength(2);
});

test('it connects at once when the network returns', async () => {
  const server = serving();
  await pass(3);
  surroundings.dispatchEvent(new Event('online'));
  await pass(0);
  expect(server.asked).toEqual([0, 3]);
});

test('it connects at once when somebody looks at the page while it waits', async () => {
  const server = serving({ isUp: false });
  await pass(9);
  page.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(server.asked).toEqual([0, 1, 3, 8, 9]);
});

test('once stopped it asks no more', async () => {
  const server = serving({ isUp: false });
  for (const stop of stops) stop();
  await pass(60);
  expect(server.asked).toEqual([0]);
});
