import lighthouse from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** What Lighthouse finds on a simulated slow phone and network. */
export interface LighthouseRun {
  /** Each of 100. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly layoutShift: number;
}

/** One visit of a browser that can be reached at a debugging port, by somebody who has never been here; null if it failed. */
export async function runLighthouse(address: string, port: number): Promise<LighthouseRun | null> {
  const found = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (!found || found.lhr.runtimeError) return null;
  const { categories, audits } = found.lhr;
  const score = (category: Category) => Math.round((categories[category]?.score ?? Number.NaN) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    largestPaintMs: value('largest-contentful-paint'),
    blockingMs: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
  };
}
