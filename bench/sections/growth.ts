import type { Scale } from '../academy/scale.ts';
import { measureGrowth } from '../measures/growth.ts';
import { tableOf } from '../report/table.ts';
import { type Section, timed } from './section.ts';

const inWords = ({ sessions, tutors, students }: Scale) =>
  `${sessions.toLocaleString('en')} sessions, ${tutors.toLocaleString('en')} tutors and ${students.toLocaleString('en')} students`;

/** How many more of PostgreSQL's pages a request touches in a large academy than in a small one. */
export const growth: Section = async ({ small, large }, say) => {
  const rows = await timed(say, 'pages touched', () => measureGrowth(small, large, say));
  return { rows, report: `${tableOf(rows)}\n\nFrom ${inWords(small)} to ${inWords(large)}.` };
};
