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

async function send(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', chunk => {
    answer += chunk;
  });
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

test.each([
  ['no HTTP at all', 'hello\r\n\r\n'],
  ['a path that is none', 'GET \\\\evil HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  ['a host that is none', 'GET /api/health HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
  ['two lengths', 'POST /api/sessions HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
  ['no host', 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['a wish for a tunnel', 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n'],
  ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`],
])('%s is refused with our headers', async (_what, bytes) => {
  const answer = await send(bytes);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.toLowerCase()).toContain("frame-ancestors 'none'");
  expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
  expect(answer).toContain('input.unreadable');
});
