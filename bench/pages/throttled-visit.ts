import type { Browser } from 'playwright-core';

/** A slow evening on a middling phone, as Lighthouse names it: applied here, not simulated. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOWER_PROCESSOR = 4;
const PHONE = { width: 390, height: 844 };
/** After this long nothing larger is painted any more. */
const SETTLED_MS = 300;

// Told to the browser as text: this side knows no paint.
const latestPaint = `new Promise(resolve => {
  let latest = NaN;
  new PerformanceObserver(list => {
    latest = list.getEntries().at(-1)?.startTime ?? latest;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  setTimeout(() => resolve(latest), ${SETTLED_MS});
})`;

/** How long a first visit waits for the largest thing on its screen, in milliseconds. */
export async function largestPaint(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
    await page.goto(address, { waitUntil: 'load' });
    return await page.evaluate<number>(latestPaint);
  } finally {
    await context.close();
  }
}
