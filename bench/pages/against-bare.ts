import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { whileDisturbed } from '#bench/load/comparison.ts';
import { takeTurns } from '#bench/load/turns.ts';
import { answerOf } from '#bench/measures/answer-of.ts';
import { type MeasuredServer, startBare } from '#bench/servers/measured-server.ts';
import type { StyledPage } from '#bench/servers/styled-page-process.ts';
import { type Estimate, estimate } from '#bench/statistics/estimate.ts';
import { median } from '#bench/statistics/median.ts';
import { styledPage } from './styled-page.ts';
import { largestPaint } from './throttled-visit.ts';

const BUILT = join(import.meta.dirname, '../../web/dist/client');

/** How much longer a visitor waits for what we show than for the same words from a bare server. */
export interface AgainstBare {
  readonly ratio: Estimate;
  readonly control: number;
  readonly oursMs: number;
  readonly bareMs: number;
}

/** Of a public page, in the same style and font: what is left is what scripts and our server make a visitor wait. */
export async function againstBare(
  browser: Browser,
  product: MeasuredServer,
  path: string,
  rounds: number,
): Promise<AgainstBare> {
  const { headers, body } = await answerOf(product, path);
  const bare = await startBare('styled-page-process.ts', {
    headers,
    body: styledPage(body),
    path,
    files: BUILT,
  } satisfies StyledPage);
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
