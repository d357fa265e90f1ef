import type { BrowserContext, Page } from 'playwright-core';

/** The network that browsers call "fast 3G": what a request waits stands for the connection and the way there and back. */
const FAST_3G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1_000_000 * 0.9) / 8,
  uploadThroughput: (750 * 1_000 * 0.9) / 8,
};
const SLOWER_PROCESSOR = 4;

export const PHONE = { width: 390, height: 844 };
/** What one request waits for its answer, at the least. */
export const ROUND_TRIP_MS = FAST_3G.latency;

/** Four times slower, and on a slow network. */
export async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', FAST_3G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
}

interface Target {
  readonly type: string;
  readonly webSocketDebuggerUrl: string;
}

/** A page's network is not that of its worker, whose requests would come back at once. Ends when the answer is called. */
export async function slowDownWorkers(debuggingPort: number): Promise<() => void> {
  const listed = await fetch(`http://127.0.0.1:${debuggingPort}/json/list`);
  const targets: readonly Target[] = JSON.parse(await listed.text());
  const sockets = await Promise.all(
    targets.filter(({ type }) => type === 'service_worker').map(target => slowDownWorker(target)),
  );
  if (sockets.length === 0) throw new Error('the browser has no worker that could be slowed down');
  return () => {
    for (const socket of sockets) socket.close();
  };
}

async function slowDownWorker({ webSocketDebuggerUrl }: Target): Promise<WebSocket> {
  const socket = new WebSocket(webSocketDebuggerUrl);
  await once(socket, 'open');
  const answered = once(socket, 'message');
  socket.send(JSON.stringify({ id: 1, method: 'Network.emulateNetworkConditions', params: FAST_3G }));
  await answered;
  return socket;
}

const once = (socket: WebSocket, event: 'open' | 'message') =>
  new Promise<void>((resolve, reject) => {
    socket.addEventListener(event, () => resolve(), { once: true });
    socket.addEventListener('error', () => reject(new Error('the worker cannot be reached')), { once: true });
  });
