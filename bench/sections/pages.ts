import { measurePages } from '#bench/measures/pages.ts';
import { pageRows } from '#bench/report/page-rows.ts';
import { pageTable } from '#bench/report/page-table.ts';
import { tableOf } from '#bench/report/table.ts';
import { type Section, timed } from './section.ts';

/** Public pages as a first visitor on a slow phone gets them. */
export const pages: Section = async (form, say) => {
  const found = await timed(say, 'public pages', () => measurePages(form.pages, say));
  const rows = pageRows(found);
  const explained = `Each page: Lighthouse on a simulated slow phone, the median of ${form.pages.lighthouseRuns}, with its scores for performance, accessibility, best practices and, where they are let in, search engines; sizes in KB as sent; script before and after the first touch, and after the first step into a field of a page to use.`;
  return { rows, report: [tableOf(rows), explained, pageTable(found)].join('\n\n') };
};
