import { startLoad } from '#bench/load/load.ts';
import { measureReminders } from '#bench/measures/reminders.ts';
import { openSetup } from '#bench/measures/setup.ts';
import { tableOf } from '#bench/report/table.ts';
import { type Section, timed } from './section.ts';

/** What reminders cost the requests that are answered beside them. */
export const reminders: Section = async (form, say) => {
  const setup = await openSetup();
  try {
    const load = startLoad();
    const measuring = { schedule: form.comparing, lessons: form.lessonsToRemind };
    const rows = await timed(say, 'reminders', () => measureReminders(setup, load, measuring));
    await load.stop();
    return {
      rows,
      report: `${tableOf(rows)}\n\nOf ${form.lessonsToRemind.toLocaleString('en')} lessons whose reminders have come due at once, each to a student and a parent.`,
    };
  } finally {
    await setup.close();
  }
};
