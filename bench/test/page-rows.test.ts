import { expect, test } from 'vitest';
import { barePage } from '#bench/pages/bare-page.ts';
import type { FoundPage } from '#bench/pages/found-page.ts';
import { styledPage } from '#bench/pages/styled-page.ts';
import { pageRows } from '#bench/report/page-rows.ts';

const found = (
  path: string,
  { paintMs = 1000, ratio = 1.1, writtenScript = 0, isToRead = true } = {},
): FoundPage => ({
  page: { path, isToRead, isListed: isToRead },
  lighthouse: {
    scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: isToRead ? 100 : 60 },
    largestPaintMs: paintMs,
    blockingMs: 0,
    layoutShift: 0,
  },
  weight: {
    untouched: { script: 2048, fonts: 1024, everything: 4096 },
    touched: { script: 90 * 1024, fonts: 1024, everything: 100 * 1024 },
    written: isToRead ? null : { script: writtenScript, fonts: 1024, everything: 200 * 1024 },
    thirdParties: [],
  },
  againstBare: { ratio: { median: ratio, low: ratio, high: ratio }, control: 1, oursMs: 600, bareMs: 500 },
});

const rowAbout = (pages: readonly FoundPage[], measure: string) =>
  pageRows(pages).find(row => row.measure.startsWith(measure));

test('each figure is told of its worst page', () => {
  const pages = [found('/home'), found('/about', { paintMs: 2100, ratio: 1.2 })];
  expect(rowAbout(pages, 'largest paint, simulated')).toMatchObject({
    measure: 'largest paint, simulated, page to read, the worst of 2: /about',
    result: '2.10 s',
    goal: 'at most 1.9 s, wish 1.2 s',
    verdict: 'missed',
  });
  expect(rowAbout(pages, 'largest paint, throttled')).toMatchObject({ verdict: 'missed' });
  expect(rowAbout(pages, 'whole first view')).toMatchObject({ result: '4.0 KB', verdict: 'holds' });
});

test('pages to use are held to their own goals, and search engines pass them by', () => {
  const pages = [found('/home'), found('/login', { writtenScript: 160 * 1024, isToRead: false })];
  expect(rowAbout(pages, 'script of a page to use, before')).toMatchObject({ verdict: 'holds' });
  expect(rowAbout(pages, 'script of a page to use, once')).toMatchObject({
    measure: 'script of a page to use, once somebody writes, the worst of 1: /login',
    result: '160.0 KB',
    verdict: 'missed',
  });
  expect(rowAbout(pages, 'Lighthouse, search engines')).toMatchObject({ verdict: 'holds' });
});

const PAGE =
  '<html lang="en"><head><link rel="preload" as="font" href="/f.woff2"><link rel="manifest" href="/m"><style>p{}</style>' +
  '<script src="/a.js"></script></head><body><p class="lead" id="x">Words &amp; more <svg viewBox="0 0 1 1"><path d="M0 0"/></svg>' +
  '<a href="/b">b</a></p><script>run()</script></body></html>';

test('a bare page has the words in their elements and nothing that they wait for', () => {
  expect(barePage(PAGE)).toBe(
    '<html lang="en"><head></head><body><p>Words &amp; more <a href="/b">b</a></p></body></html>',
  );
});

test('a styled page keeps what the words look like, and loses what runs or is linked', () => {
  expect(styledPage(PAGE)).toBe(
    '<html lang="en"><head><link rel="preload" as="font" href="/f.woff2"><style>p{}</style></head>' +
      '<body><p class="lead" id="x">Words &amp; more <svg viewBox="0 0 1 1"><path d="M0 0"/></svg><a href="/b">b</a></p></body></html>',
  );
});
