import { median } from '#bench/statistics/median.ts';
import type { AgainstBare } from './against-bare.ts';
import type { LighthouseRun } from './lighthouse-run.ts';
import type { MeasuredPage } from './measured-pages.ts';
import type { PageWeight } from './weight.ts';

/** All that was measured on one page. */
export interface FoundPage {
  readonly page: MeasuredPage;
  readonly lighthouse: LighthouseRun;
  readonly weight: PageWeight;
  readonly againstBare: AgainstBare;
}

/** Each figure's own median. */
export function middleOf(runs: readonly LighthouseRun[]): LighthouseRun {
  const middle = (value: (run: LighthouseRun) => number) => median(runs.map(value));
  return {
    scores: {
      performance: middle(run => run.scores.performance),
      accessibility: middle(run => run.scores.accessibility),
      'best-practices': middle(run => run.scores['best-practices']),
      seo: middle(run => run.scores.seo),
    },
    largestPaintMs: middle(run => run.largestPaintMs),
    blockingMs: middle(run => run.blockingMs),
    layoutShift: middle(run => run.layoutShift),
  };
}
