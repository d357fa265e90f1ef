export type {};

declare const self: ServiceWorkerGlobalScope;
/** Put in by build.ts: another for every build that changes a file. */
declare const __BUILD__: string;

const keptFiles = `bayan-${__BUILD__}`;
const offlinePage = '/offline';

/** Answers of the services depend on who asks. They are never kept, and not even looked at. */
const isService = (path: string) => /^\/(?:api|auth|rest)(?:\/|$)/.test(path);
/** Names here hold a hash of the content: what was kept under one is right for ever. */
const isHashed = (path: string) => path.startsWith('/assets/');

async function prepare(): Promise<void> {
  const kept = await caches.open(keptFiles);
  await kept.add(new Request(offlinePage, { cache: 'reload', credentials: 'omit' }));
  await self.skipWaiting();
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(name => name !== keptFiles).map(name => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
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

/** Pages always come from the server, so that nobody reads an old one; without a network there is one that says so. */
async function pageOrOffline(event: FetchEvent): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const kept = await caches.match(offlinePage);
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener('install', event => event.waitUntil(prepare()));
self.addEventListener('activate', event => event.waitUntil(takeOver()));
self.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || isService(pathname)) return;
  if (isHashed(pathname)) event.respondWith(keptOrFetched(request));
  else if (request.mode === 'navigate') event.respondWith(pageOrOffline(event));
});
