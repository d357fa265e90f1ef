import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('a connection on which nothing was asked is closed without an answer', async () => {
  const { hostname, port } = new URL(await app.listen());
  const socket = connect(Number(port), hostname);
  let heard = '';
  socket.setEncoding('utf8').on('data', text => {
    heard += text;
  });
  await once(socket, 'close');
  expect(heard).toBe('');
});
