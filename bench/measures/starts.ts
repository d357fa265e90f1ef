import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goalText, type Row, withoutControl } from '#bench/report/row.ts';
import { startProduct } from '#bench/servers/product.ts';
import { median } from '#bench/statistics/median.ts';
import { judge } from '#bench/statistics/verdict.ts';

const LATER_GOAL = { most: 5, wish: 1 };

/** From the command until the product wants requests: on an empty folder, with samples, and on what that left behind. */
export async function measureStarts(times: number): Promise<Row[]> {
  const first: number[] = [];
  const later: number[] = [];
  for (let n = 0; n < times; n++) {
    const dataDir = mkdtempSync(join(tmpdir(), 'bayan-bench-'));
    try {
      first.push(await secondsToStart(dataDir));
      later.push(await secondsToStart(dataDir));
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
  const result = (values: readonly number[]) => `${median(values).toFixed(2)} s`;
  const spread = (values: readonly number[]) =>
    `${Math.min(...values).toFixed(2)} – ${Math.max(...values).toFixed(2)}`;
  return [
    {
      ...withoutControl,
      measure: `first start, with initdb, migrations and samples (median of ${times})`,
      result: result(first),
      interval: spread(first),
      goal: '–',
      verdict: 'no goal',
    },
    {
      ...withoutControl,
      measure: `later start (median of ${times})`,
      result: result(later),
      interval: spread(later),
      goal: goalText(LATER_GOAL, ' s'),
      verdict: judge(median(later), LATER_GOAL),
    },
  ];
}

async function secondsToStart(dataDir: string): Promise<number> {
  const started = performance.now();
  const product = await startProduct({ env: { DATA_DIR: dataDir } });
  const seconds = (performance.now() - started) / 1000;
  await product.stop();
  return seconds;
}
