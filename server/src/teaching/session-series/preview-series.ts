import { headOf, judgeDays } from '@bayan/domain/session-series/judge-days';
import { patternProblem } from '@bayan/domain/session-series/pattern-problem';
import type {
  PreviewSeriesForm,
  SeriesPreviewRecord,
} from '@bayan/domain/session-series/session-series.contract';
import type { Queryable } from '@bayan/platform/db/database';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import { refuseExpired } from '#people/vetting/refuse-expired.ts';
import {
  activeStudent,
  activeTutor,
  anyActiveStudent,
  tutorFor,
} from '#teaching/sessions/session-participants.ts';
import { patternOf } from './pattern-of.ts';
import { readLastDay } from './read-horizon.ts';
import { readFacts } from './series-facts.ts';
import { seriesRefusal } from './series-refusal.ts';
import { chosenOf, shownDays } from './shown-days.ts';

/** Every day of a series that could be made, and what there is to know of it (R454). Nothing is stored. */
export async function previewSeries(
  db: Queryable,
  { actor, now }: Pick<ActionContext, 'actor' | 'now'>,
  form: PreviewSeriesForm,
): Promise<SeriesPreviewRecord> {
  const tutorId = tutorFor(actor, form.tutorId);
  // Who is signed in as a tutor is one, and active.
  const tutor = actor.role === 'tutor' ? actor : await activeTutor(db, tutorId);
  const { studentId } = form;
  const student =
    actor.role === 'admin'
      ? await anyActiveStudent(db, studentId)
      : await activeStudent(db, now, { tutorId, studentId });
  const pattern = patternOf(form, student.timezone);
  const problem = patternProblem(pattern, now);
  if (problem) throw seriesRefusal(problem);
  const until = await readLastDay(db, { tutorId, pattern, now });
  const facts = await readFacts(db, { tutorId, student, pattern, until });
  const isChosen = chosenOf(form);
  const judged = judgeDays({ pattern, duration: form.duration, until, isChosen }, facts, now);
  if ('problem' in judged) throw seriesRefusal(judged.problem);
  const last = judged.days.findLast(({ isOn }) => isOn);
  if (last) await refuseExpired(db, { tutorId, startsAt: last.startsAt });
  const head = headOf(judged.days, { anchor: pattern.timezone, tutor: tutor.timezone });
  return {
    timezone: pattern.timezone,
    tutorTimezone: tutor.timezone,
    head: { ...head, shifts: [...head.shifts] },
    days: shownDays(judged.days, facts, actor),
  };
}
