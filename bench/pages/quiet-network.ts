import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

const POLL_MS = 50;
/** Long enough between an answer and what it makes a page ask for. */
const QUIET_MS = 2_000;

/** Stays open for as long as somebody is there. */
const isLive = (request: Request) => new URL(request.url()).pathname === '/api/live';

/**
 * Watches a page from here on, and answers with what waits until it has all that it asked for and asks for nothing more.
 * On a busy machine an answer takes as long as it takes, and the page is idle, and brings others ahead, when it is.
 */
export function quietNetworkOf(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let lastAt = Date.now();
  const note = () => {
    lastAt = Date.now();
  };
  page.on('request', request => {
    note();
    if (!isLive(request)) open.add(request);
  });
  const end = (request: Request) => {
    note();
    open.delete(request);
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const isQuiet = () => open.size === 0 && Date.now() - lastAt >= QUIET_MS;
  return async () => {
    note();
    for (;;) {
      while (!isQuiet()) await pause(POLL_MS);
      await page.evaluate('new Promise(done => requestIdleCallback(() => done()))');
      if (isQuiet()) return;
    }
  };
}
