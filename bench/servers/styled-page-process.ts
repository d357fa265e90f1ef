import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FixedAnswer } from './fixed-answer-process.ts';

export interface StyledPage extends FixedAnswer {
  readonly path: string;
  /** Of the build, where its fonts lie. */
  readonly files: string;
}

/** Nothing but one page, compressed ahead as ours is, and the fonts that its style names. */
process.once('message', ({ headers, body, path, files }: StyledPage) => {
  const page = brotliCompressSync(body);
  const head = { ...headers, 'content-encoding': 'br', 'content-length': page.byteLength };
  const answerFont = async (asked: string, response: ServerResponse) => {
    const font = await readFile(join(files, asked));
    response.writeHead(200, { 'content-type': 'font/woff2', 'content-length': font.byteLength });
    response.end(font);
  };
  const server = createServer(({ url = '' }, response) => {
    if (url === path) {
      response.writeHead(200, head);
      response.end(page);
    } else {
      // Browsers ask for an icon on their own account.
      answerFont(url, response).catch(() => response.writeHead(404).end());
    }
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
