import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FULL, SHORT } from './form.ts';
import { withReport } from './report/readme.ts';
import type { Row } from './report/row.ts';
import { verdictOf } from './report/table.ts';
import { areas } from './sections/areas.ts';
import { growth } from './sections/growth.ts';
import { pages } from './sections/pages.ts';
import { reminders } from './sections/reminders.ts';
import { screens } from './sections/screens.ts';
import type { Section } from './sections/section.ts';
import { speed } from './sections/speed.ts';

const README = join(import.meta.dirname, '../README.md');
const SECTIONS: Readonly<Record<string, Section>> = { speed, reminders, pages, areas, screens, growth };

const { values, positionals } = parseArgs({
  options: { full: { type: 'boolean' }, write: { type: 'boolean' } },
  allowPositionals: true,
});
const say = (line: string) => process.stderr.write(`${line}\n`);

const measured: Row[] = [];
for (const name of positionals.length > 0 ? positionals : Object.keys(SECTIONS)) {
  const section = SECTIONS[name];
  if (!section) throw new Error(`${name} is none of ${Object.keys(SECTIONS).join(', ')}`);
  const { rows, report } = await section(values.full ? FULL : SHORT, say);
  measured.push(...rows);
  process.stdout.write(`${report}\n\n`);
  if (values.write) writeFileSync(README, withReport(readFileSync(README, 'utf8'), name, report));
}
process.stdout.write(`${verdictOf(measured)}.\n`);
