import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifyPassword } from '@bayan/auth/passwords/password-hash';

export interface HashAlone {
  readonly passwordHash: string;
  readonly password: string;
}

/** The work that makes a guess expensive, once for every request, and nothing that makes a sign-in of it. */
process.once('message', ({ passwordHash, password }: HashAlone) => {
  const server = createServer((request, response) => {
    request.resume();
    verifyPassword(passwordHash, password).then(
      isRight => {
        response.writeHead(isRight ? 200 : 400, { 'content-length': 0 });
        response.end();
      },
      (error: unknown) => {
        const words = String(error);
        response.writeHead(500, { 'content-length': Buffer.byteLength(words) });
        response.end(words);
      },
    );
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
