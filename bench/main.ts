import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FULL, SHORT } from './form.ts';
import { startLoad } from './load/load.ts';
import { measureGrowth } from './measures/growth.ts';
import { measurePages } from './measures/pages.ts';
import { measurePlainRoute } from './measures/plain-route.ts';
import { measureSignIns } from './measures/sign-ins.ts';
import { measureSignedInReads } from './measures/signed-in-reads.ts';
import { openStage } from './measures/stage.ts';
import { measureStarts } from './measures/starts.ts';
import { machineLine } from './report/machine.ts';
import { pageRows } from './report/page-rows.ts';
import { pageTable } from './report/page-table.ts';
import { withReport } from './report/readme.ts';
import type { Row } from './report/row.ts';
import { tableOf, verdictOf } from './report/table.ts';

const README = join(import.meta.dirname, '../README.md');

const { values } = parseArgs({ options: { full: { type: 'boolean' }, write: { type: 'boolean' } } });
const form = values.full ? FULL : SHORT;
const say = (line: string) => process.stderr.write(`${line}\n`);

async function timed<Found>(title: string, measure: () => Promise<Found>): Promise<Found> {
  const started = performance.now();
  const found = await measure();
  say(`${title}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
  return found;
}

async function measureSpeed(): Promise<{ rows: Row[]; machine: string }> {
  const stage = await openStage();
  try {
    const machine = await machineLine(stage.app.db);
    const load = startLoad();
    const product = await stage.product();
    const rows = [
      ...(await timed('a route without the database', () =>
        measurePlainRoute(product, load, form.comparing),
      )),
      ...(await timed('signed-in reads', () =>
        measureSignedInReads(stage.app, product, load, form.comparing),
      )),
    ];
    await load.stop();
    await product.stop();
    rows.push(...(await timed('sign-ins and refreshes', () => measureSignIns(stage, form))));
    return { rows, machine };
  } finally {
    await stage.close();
  }
}

const { rows, machine } = await measureSpeed();
rows.push(...(await timed('starts', () => measureStarts(form.starts))));
const pages = await timed('public pages', () => measurePages(form.pages, say));
rows.push(...pageRows(pages));
rows.push(...(await timed('pages touched', () => measureGrowth(form.small, form.large, say))));

const { small, large } = form;
const sizes = [small, large].map(
  ({ sessions, tutors, students }) =>
    `${sessions.toLocaleString('en')} sessions, ${tutors.toLocaleString('en')} tutors and ${students.toLocaleString('en')} students`,
);
const report = [
  tableOf(rows),
  `Pages touched: from ${sizes.join(' to ')}. Measured on ${machine}.`,
  `Public pages as a first visitor gets them: Lighthouse with a simulated slow phone, the median of ${form.pages.lighthouseRuns}; scores for performance, accessibility, best practices and, where search engines are let in, for them; sizes in KB as sent; script before and after the first touch.`,
  pageTable(pages),
].join('\n\n');
process.stdout.write(`${report}\n\n${verdictOf(rows)}.\n`);
if (values.write) writeFileSync(README, withReport(readFileSync(README, 'utf8'), report));
