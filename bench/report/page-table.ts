import type { FoundPage } from '#bench/pages/found-page.ts';
import { markdownTable } from './table.ts';

const HEAD = [
  'page',
  'scores',
  'largest paint',
  'blocking',
  'shift',
  ': words',
  'script',
  'fonts',
  'first view',
];

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

/** Every page with its figures: scores as performance / accessibility / best practices / search engines. */
export const pageTable = (found: readonly FoundPage[]): string =>
  markdownTable([
    HEAD,
    ...found.map(({ page, lighthouse, weight, againstBare }) => [
      page.path,
      [
        lighthouse.scores.performance,
        lighthouse.scores.accessibility,
        lighthouse.scores['best-practices'],
        page.isListed ? lighthouse.scores.seo : '–',
      ].join(' / '),
      `${(lighthouse.largestPaintMs / 1000).toFixed(2)} s`,
      `${lighthouse.blockingMs.toFixed(0)} ms`,
      lighthouse.layoutShift.toFixed(3),
      againstBare.ratio.median.toFixed(2),
      [weight.untouched, weight.touched, weight.written]
        .flatMap(loaded => (loaded ? kilobytes(loaded.script) : []))
        .join(', '),
      kilobytes(weight.untouched.fonts),
      kilobytes(weight.untouched.everything),
    ]),
  ]);
