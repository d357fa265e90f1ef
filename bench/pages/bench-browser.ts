import { freePort } from '@bayan/server/test/free-port';
import { type Browser, chromium } from 'playwright-core';

export interface BenchBrowser {
  readonly browser: Browser;
  /** Where Lighthouse reaches the same browser. */
  readonly debuggingPort: number;
}

export async function launchBrowser(): Promise<BenchBrowser> {
  const debuggingPort = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      `--remote-debugging-port=${debuggingPort}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
  return { browser, debuggingPort };
}
