import { measureArea } from '#bench/measures/areas.ts';
import { areaRows } from '#bench/report/area-rows.ts';
import { tableOf } from '#bench/report/table.ts';
import { type Section, timed } from './section.ts';

/** Script of the signed-in areas, as sent. */
export const areas: Section = async (_form, say) => {
  const rows = [
    ...areaRows('tutor', await timed(say, 'the tutor’s area', () => measureArea('tutor'))),
    ...areaRows('student', await timed(say, 'the student’s area', () => measureArea('student'))),
    ...areaRows('admin', await timed(say, 'the admin’s area', () => measureArea('admin'))),
  ];
  return { rows, report: tableOf(rows) };
};
