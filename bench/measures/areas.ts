import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KNOWN_PASSWORD } from '@bayan/auth/passwords/new-password';
import type { Role } from '@bayan/domain/roles';
import { freePort } from '@bayan/server/test/free-port';
import { type AreaWeight, weighArea } from '#bench/pages/area-weight.ts';
import { launchBrowser } from '#bench/pages/bench-browser.ts';
import { startProduct } from '#bench/servers/product.ts';

/** The area of a role in the sample academy. */
export async function measureArea(role: Role): Promise<AreaWeight> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bayan-bench-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const product = await startProduct({ env: { DATA_DIR: dataDir, PUBLIC_URL: origin }, port });
  const { browser } = await launchBrowser();
  try {
    return await weighArea(browser, {
      origin,
      root: `/${role}-dashboard`,
      email: `${role}@bayan.example`,
      password: KNOWN_PASSWORD,
    });
  } finally {
    await browser.close();
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
