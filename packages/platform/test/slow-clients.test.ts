import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { watchSender } from '#http/slow-clients.ts';

const PACE = { everyMs: 100, leastBytes: 1_000 };

const server = createServer((incoming, outgoing) => {
  watchSender(incoming, PACE);
  incoming.on('error', () => {});
  incoming.resume().on('end', () => outgoing.end('heard'));
});
afterEach(() => void server.close());

/** Sends so many pieces with pauses in between, and tells whether there was an answer. */
async function send(pieces: number, bytesEach: number, pauseMs: number): Promise<'heard' | 'cut off'> {
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const outgoing = request({ port, host: '127.0.0.1', method: 'POST', agent: false });
  const outcome = new Promise<'heard' | 'cut off'>(resolve => {
    outgoing.on('response', answer => answer.resume().on('end', () => resolve('heard')));
    outgoing.on('error', () => resolve('cut off'));
  });
  for (let n = 0; n < pieces && !outgoing.destroyed; n++) {
    outgoing.write('x'.repeat(bytesEach));
    await pause(pauseMs);
  }
  outgoing.end();
  return outcome;
}

test('who sends in drops is cut off', async () => {
  expect(await send(20, 10, 50)).toBe('cut off');
});

test('who sends slowly but steadily is heard to the end', async () => {
  expect(await send(20, 2_000, 20)).toBe('heard');
});
