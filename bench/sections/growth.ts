import type { Scale } from '#bench/academy/scale.ts';
import { measureExports } from '#bench/measures/exports.ts';
import { measureGrowth } from '#bench/measures/growth.ts';
import { tableOf } from '#bench/report/table.ts';
import { type Section, timed } from './section.ts';

const inWords = ({ sessions, tutors, students }: Scale) =>
  `${sessions.toLocaleString('en')} sessions, ${tutors.toLocaleString('en')} tutors and ${students.toLocaleString('en')} students`;

/** What a request costs more in a large academy than in a small one: pages of PostgreSQL, and memory of an export. */
export const growth: Section = async ({ small, large }, say) => {
  const rows = [
    ...(await timed(say, 'pages touched', () => measureGrowth(small, large, say))),
    ...(await timed(say, 'memory of an export', measureExports)),
  ];
  return { rows, report: `${tableOf(rows)}\n\nFrom ${inWords(small)} to ${inWords(large)}.` };
};
