import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@bayan/server/test/free-port';
import type { PagesForm } from '#bench/form.ts';
import { againstBare } from '#bench/pages/against-bare.ts';
import { type BenchBrowser, launchBrowser } from '#bench/pages/bench-browser.ts';
import { type FoundPage, middleOf } from '#bench/pages/found-page.ts';
import { type LighthouseRun, runLighthouse } from '#bench/pages/lighthouse-run.ts';
import { weigh } from '#bench/pages/weight.ts';
import { startProduct } from '#bench/servers/product.ts';

/** Public pages as a first visitor on a slow phone gets them, from a product that holds nothing else. */
export async function measurePages(form: PagesForm, say: (line: string) => void): Promise<FoundPage[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bayan-bench-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const product = await startProduct({
    env: { DATA_DIR: dataDir, PUBLIC_URL: origin, SAMPLE_DATA: '0' },
    port,
  });
  const found: FoundPage[] = [];
  try {
    for (const page of form.pages) {
      const { path } = page;
      const one = await withBrowser(async ({ browser, debuggingPort }) => ({
        page,
        weight: await weigh(browser, origin, page),
        againstBare: await againstBare(browser, product, path, form.rounds),
        lighthouse: middleOf(await lighthouseRuns(origin + path, debuggingPort, form.lighthouseRuns)),
      }));
      say(`${path}: ${Object.values(one.lighthouse.scores).join(' / ')}`);
      found.push(one);
    }
    return found;
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function withBrowser<T>(measure: (browser: BenchBrowser) => Promise<T>): Promise<T> {
  const launched = await launchBrowser();
  try {
    return await measure(launched);
  } finally {
    await launched.browser.close();
  }
}

async function lighthouseRuns(address: string, port: number, times: number): Promise<LighthouseRun[]> {
  const runs: LighthouseRun[] = [];
  let lost = 0;
  while (runs.length < times) {
    const run = await runLighthouse(address, port);
    if (run) runs.push(run);
    // Now and then it loses the beginning of a load, and asks to be run again.
    else if (++lost > times) throw new Error(`Lighthouse could not measure ${address}`);
  }
  return runs;
}
