import type { Page, Request } from 'playwright-core';

/** Stays open for as long as somebody is there. */
const isLive = (request: Request) => new URL(request.url()).pathname === '/api/live';

/** What the page has asked for and waits for. */
export function watchRequests(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>();
  page.on('request', request => {
    // What the page before had asked for, nobody waits for any more.
    if (request.isNavigationRequest()) open.clear();
    if (!isLive(request)) open.add(request);
  });
  page.on('requestfinished', request => open.delete(request));
  page.on('requestfailed', request => open.delete(request));
  return open;
}

/** Far more than any machine needs, and less than a test may take: what is missing is to be said by name. */
const LIMIT_MS = 200_000;

/** Until the page shows all that it is going to, with the fonts that it is written in. */
export async function untilAtRest(page: Page, open: ReadonlySet<Request>): Promise<void> {
  const begin = Date.now();
  for (;;) {
    const isAnswered = open.size === 0;
    const unfinished = await aMomentLater(page);
    // An answer is shown a moment after it has come, and what is shown may ask for more.
    if (isAnswered && open.size === 0 && unfinished === null) return;
    if (Date.now() - begin > LIMIT_MS)
      throw new Error(`is not at rest: ${unfinished ?? [...open].map(request => request.url()).join(' ')}`);
  }
}

const aMomentLater = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    if (document.readyState !== 'complete' || document.fonts.status !== 'loaded') return 'still loads';
    if (!document.querySelector('h1')) return 'has no heading';
    return document.querySelector('.animate-pulse, .animate-spin, [aria-busy="true"]')?.outerHTML ?? null;
  });
