import { measureScreens } from '#bench/measures/screens.ts';
import { screenRows } from '#bench/report/screen-rows.ts';
import { tableOf } from '#bench/report/table.ts';
import { type Section, timed } from './section.ts';

/** The signed-in areas as somebody opens them on a slowed phone. */
export const screens: Section = async (form, say) => {
  const { roles, rounds } = form.screens;
  const found = await timed(say, 'signed-in screens', () => measureScreens(roles, rounds, say));
  const rows = screenRows(found);
  const explained =
    'On a processor slowed down four times and a fast 3G network (562 ms a request, 1.44 Mbit/s). The bare words come from a server that sends the same statements to the database and answers the words of the same screen as HTML. A further screen is opened by a tap once the area has loaded its files ahead.';
  return { rows, report: `${tableOf(rows)}\n\n${explained}` };
};
