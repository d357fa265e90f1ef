import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await createTestApp();
  port = Number(new URL(await app.listen()).port);
});
afterAll(() => app.close());

/** Sends all of a body, whatever is said meanwhile, and answers with what was heard in the end. */
async function send(path: string, connection: string, bytes: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', chunk => {
    heard += chunk;
  });
  // Whoever is hung up on while sending is told so instead of the answer.
  socket.on('error', error => {
    heard = error.message;
  });
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\nContent-Length: ${bytes}\r\n\r\n`;
  socket.write(Buffer.concat([Buffer.from(head), Buffer.alloc(bytes, 'x')]), () => socket.end());
  await once(socket, 'close');
  return heard;
}

test.each([
  ['/api/sessions', 'close', 401],
  ['/api/sessions', 'keep-alive', 401],
  ['/auth/v1/signup', 'close', 413],
  ['/auth/v1/signup', 'keep-alive', 413],
  ['/no-such-page', 'close', 404],
])(
  'who sends four mebibytes to %s, connection: %s, reads that it is %i',
  async (path, connection, status) => {
    for (let n = 0; n < 10; n += 1) {
      expect((await send(path, connection, 4 * 1024 * 1024)).split('\r\n', 1)[0]).toMatch(
        `HTTP/1.1 ${status} `,
      );
    }
  },
);
