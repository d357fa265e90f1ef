import { Refusal } from '@bayan/domain/errors';
import { ramadanOf } from '@bayan/domain/gulf-calendar/hijri';
import { iftarWindow } from '@bayan/domain/gulf-calendar/iftar';
import type { MakeTimetableForm, TimetableRecord } from '@bayan/domain/timetables/timetables.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { givenValues } from '@bayan/platform/db/given-values';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { refuseWrongDays, refuseWrongIftar } from './refuse-wrong-times.ts';
import { insertTimetable } from './timetables.repository.ts';

/** What is not given is as the calendar and the sun have it (R545, R547). */
export async function makeTimetable(
  tx: Transaction,
  context: ActionContext,
  { country, hijriYear, ...form }: MakeTimetableForm,
): Promise<TimetableRecord> {
  const { now } = context;
  const expected = ramadanOf(hijriYear);
  const { fromOn = expected.fromOn, untilOn = expected.untilOn, certainty = 'expected' } = form;
  const days = { fromOn, untilOn };
  refuseWrongDays(days);
  const window = { ...iftarWindow(country, days), ...givenValues(form) };
  refuseWrongIftar(window);
  const after = await insertTimetable(tx, {
    ...{ country, hijriYear, certainty, ...window, ...days },
    ...{ createdAt: now, updatedAt: now },
  });
  if (!after) throw new Refusal('timetable.exists', { field: 'hijriYear' });
  await recordChange(tx, context, {
    action: 'timetable.made',
    noun: 'timetables',
    targetId: after.id,
    after,
  });
  return after;
}
