import { languageParameter } from '@bayan/domain/language/language';

declare const self: ServiceWorkerGlobalScope;
/** Put in by build.ts: another for every build that changes a file. */
declare const __BUILD__: string;

const keptFiles = `bayan-${__BUILD__}`;
const offlinePage = '/offline';

/** Answers of the services depend on who asks. They are never kept, and not even looked at. */
const isService = (path: string) => /^\/(?:api|auth|rest)(?:\/|$)/.test(path);
/** Names here hold a hash of the content: what was kept under one is right for ever. */
const isHashed = (path: string) => path.startsWith('/assets/');

/** All addresses of a signed-in area have one page, which is the same for everybody. */
const areaIn = (path: string) => /^\/(?:admin|student|tutor)-dashboard(?=\/|$)/.exec(path)?.[0];
/** The files that a page names are served for a week after it was sent (R666); a day is left for whoever keeps it open. */
const KEPT_FOR_MS = 6 * 24 * 60 * 60 * 1000;

async function prepare(): Promise<void> {
  const kept = await caches.open(keptFiles);
  await kept.add(new Request(offlinePage, { cache: 'reload', credentials: 'omit' }));
  await self.skipWaiting();
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(name => name !== keptFiles).map(name => caches.delete(name)));
  await self.clients.claim();
}

async function keptOrFetched(request: Request): Promise<Response> {
  const kept = await caches.open(keptFiles);
  const found = await kept.match(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.status === 200) await kept.put(request, response.clone());
  return response;
}

/**
 * Pages come from the server, so that nobody reads an old one; without a network there is one that says so. They
 * are not asked for ahead of the worker: a browser then asks for a mailed link twice, and the first time uses it up.
 */
async function pageOrOffline(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(offlinePage);
    if (kept) return kept;
    throw error;
  }
}

const isStillGood = (page: Response) => Date.now() - Date.parse(page.headers.get('date') ?? '') < KEPT_FOR_MS;

/** Another page than the area's own is no page of an area: one that the server leads away from, or says is not there. */
const isOwnPage = (page: Response) => page.status === 200 && !page.redirected;

/**
 * The page of an area at once, where it was kept, while a newer one is fetched for the next time (R672). Without a network
 * it would wait for what does not come.
 */
async function areaPage(event: FetchEvent, area: string): Promise<Response> {
  const kept = await caches.open(keptFiles);
  const found = await kept.match(area);
  if (!found || !isStillGood(found) || !navigator.onLine) {
    const page = await pageOrOffline(event.request);
    if (isOwnPage(page) && !page.url.endsWith(offlinePage)) await kept.put(area, page.clone());
    return page;
  }
  event.waitUntil(
    fetch(area).then(
      page => (isOwnPage(page) ? kept.put(area, page) : undefined),
      () => {},
    ),
  );
  return found;
}

self.addEventListener('install', event => event.waitUntil(prepare()));
self.addEventListener('activate', event => event.waitUntil(takeOver()));
self.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  const area = searchParams.has(languageParameter) ? undefined : areaIn(pathname);
  if (request.method !== 'GET' || origin !== self.location.origin || isService(pathname)) return;
  if (isHashed(pathname)) event.respondWith(keptOrFetched(request));
  else if (request.mode === 'navigate' && area) event.respondWith(areaPage(event, area));
  else if (request.mode === 'navigate') event.respondWith(pageOrOffline(request));
});
