import type { Browser } from 'playwright-core';
import { whileDisturbed } from '#bench/load/comparison.ts';
import { takeTurns } from '#bench/load/turns.ts';
import { answerOf } from '#bench/measures/answer-of.ts';
import { type MeasuredServer, startBare } from '#bench/servers/measured-server.ts';
import { type Estimate, estimate } from '#bench/statistics/estimate.ts';
import { median } from '#bench/statistics/median.ts';
import { barePage } from './bare-page.ts';
import { largestPaint } from './throttled-visit.ts';

/** How much longer a visitor waits for our page than for its bare words from a bare server. */
export interface AgainstBare {
  readonly ratio: Estimate;
  readonly control: number;
  readonly oursMs: number;
  readonly bareMs: number;
}

export async function againstBare(
  browser: Browser,
  product: MeasuredServer,
  path: string,
  rounds: number,
): Promise<AgainstBare> {
  const { headers, body } = await answerOf(product, path);
  const bare = await startBare('compressed-page-process.ts', { headers, body: barePage(body) });
  const visit =
    ({ port }: MeasuredServer) =>
    () =>
      largestPaint(browser, `http://127.0.0.1:${port}${path}`);
  try {
    return await whileDisturbed(async () => {
      const { pairs, controls } = await takeTurns(visit(product), visit(bare), rounds);
      return {
        ratio: estimate(pairs.map(([ours, bare]) => ours / bare)),
        control: median(controls.map(([first, second]) => first / second)),
        oursMs: median(pairs.map(([ours]) => ours)),
        bareMs: median(pairs.map(([, bare]) => bare)),
      };
    });
  } finally {
    await bare.stop();
  }
}
