import { Refusal } from '@bayan/domain/errors';
import type { Member } from '@bayan/domain/profiles/actor';
import { type JudgedDay, judgeDays } from '@bayan/domain/session-series/judge-days';
import { isOpen, type SeriesPattern } from '@bayan/domain/session-series/pattern';
import { patternProblem } from '@bayan/domain/session-series/pattern-problem';
import type { SeriesRecord } from '@bayan/domain/session-series/series-record.contract';
import type { MakeSeriesForm } from '@bayan/domain/session-series/session-series.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { lockTimezone } from '#people/profiles/profiles.repository.ts';
import { refuseExpired } from '#people/vetting/refuse-expired.ts';
import type { SessionChanges } from '#teaching/sessions/session-changes.ts';
import { activeTutor, studentToTeach, tutorFor } from '#teaching/sessions/session-participants.ts';
import { refuseTooLong } from '#teaching/sessions/session-time.ts';
import { lockSingles } from './lessons-in-frame.repository.ts';
import { patternOf } from './pattern-of.ts';
import { readLastDay } from './read-horizon.ts';
import { refuseClashes } from './series-clash.ts';
import { frameOf, type KnownFacts, readFacts } from './series-facts.ts';
import { readLessons } from './series-lessons.repository.ts';
import { seriesRefusal } from './series-refusal.ts';
import { findSeries, insertLessons, insertSeries, joinLessons } from './session-series.repository.ts';

const invalid = (field: string, problem: 'not-offered' | 'too-short') =>
  new Refusal('input.invalid', { issues: [{ field, problem }] });

/** Makes a series with all its lessons, or nothing (R455). */
export async function makeSeries(
  tx: Transaction,
  context: ActionContext,
  form: MakeSeriesForm,
  changes: SessionChanges,
): Promise<SeriesRecord> {
  const { actor, now } = context;
  const tutor = await activeTutor(tx, tutorFor(actor, form.tutorId));
  const pair = { tutorId: tutor.id, studentId: form.studentId };
  const student = await studentToTeach(tx, actor, { ...pair, isToCome: true });
  await refuseTooLong(tx, form.duration);
  const timezone = await lockTimezone(tx, student.id);
  // The days were shown by another clock of the family's.
  if (form.timezone !== timezone) throw invalid('timezone', 'not-offered');
  const pattern = patternOf(form, timezone);
  const problem = patternProblem(pattern, now);
  if (problem) throw seriesRefusal(problem);
  const until = await readLastDay(tx, { tutorId: tutor.id, pattern, now });
  await lockSingles(tx, pair, frameOf({ pattern, until }));
  const facts = await readFacts(tx, { tutorId: tutor.id, student, pattern, until });
  const days = chosenDays({ form, pattern, until, facts }, context);
  const lessons = days.filter(({ isOn }) => isOn);
  const last = lessons.at(-1);
  if (last) await refuseExpired(tx, { tutorId: tutor.id, startsAt: last.startsAt });

  const meetingLink = form.meetingLink ?? tutor.meetingLink;
  const made = { createdBy: actor.id, createdAt: now, updatedAt: now };
  const { subject, duration: durationMinutes } = form;
  const seriesId = await insertSeries(tx, {
    series: {
      ...{ ...pair, subject, durationMinutes, anchorTimezone: timezone, meetingLink, ...made },
      ...{ startsOn: pattern.startsOn, everyWeeks: pattern.everyWeeks },
      ...{ untilOn: pattern.untilOn, lessons: pattern.lessons },
      ...(isOpen(pattern) ? { filledUntil: until } : { endsAt: last?.endsAt ?? now }),
    },
    slots: pattern.slots,
    daysOff: days.filter(({ isOn }) => !isOn),
  });
  await joinLessons(
    tx,
    seriesId,
    lessons.flatMap(({ joins }) => joins ?? []),
  );
  await insertLessons(
    tx,
    lessons
      .filter(({ joins }) => joins === null)
      .map(({ startsAt }) => ({
        ...{ ...pair, seriesId, startsAt, originalStartsAt: startsAt, durationMinutes, subject },
        // Her months stay hers (R111), and the family sees its own clock.
        ...{ familyTimezone: timezone, enteredTimezone: tutor.timezone, meetingLink, ...made },
        ...{ rate: tutor.hourlyRate, currency: tutor.currency },
      })),
  );
  const after = await findSeries(tx, actor, seriesId);
  if (!after) throw new Error('a new series is not visible to the one who made it');
  await recordChange(tx, context, {
    action: 'session-series.made',
    noun: 'session-series',
    targetId: seriesId,
    after,
  });
  await tellOfSeries(tx, context, { after, days: lessons }, changes);
  return after;
}

interface Wish {
  readonly form: MakeSeriesForm;
  readonly pattern: SeriesPattern;
  readonly until: string;
  readonly facts: KnownFacts;
}

/** The days up to the last chosen one, or to the last day of the pattern, as they are now. */
function chosenDays({ form, pattern, until, facts }: Wish, { actor, now }: { actor: Member; now: Date }) {
  const chosen = new Set(form.days);
  const lastChosen = form.days.toSorted().at(-1);
  if (lastChosen === undefined) throw new Refusal('series.empty');
  const wish = {
    ...(pattern.lessons === null
      ? { pattern, until }
      : // What a person has chosen says where a number of lessons ends.
        { pattern: { ...pattern, lessons: null, untilOn: lastChosen }, until: lastChosen }),
    duration: form.duration,
    isChosen: (day: string) => chosen.has(day),
  };
  const judged = judgeDays(wish, facts, now);
  if ('problem' in judged) throw seriesRefusal(judged.problem);
  const { days } = judged;
  const among = days.filter(({ day }) => chosen.has(day));
  if (among.length < chosen.size) throw invalid('days', 'not-offered');
  if (pattern.lessons !== null && chosen.size !== pattern.lessons)
    throw invalid('days', chosen.size < pattern.lessons ? 'too-short' : 'not-offered');
  refuseClashes(among, facts.lessons, actor);
  return days;
}

interface Made {
  readonly after: SeriesRecord;
  readonly days: readonly JudgedDay[];
}

/** The family and the tutor are told once of all that is new (R525). */
async function tellOfSeries(
  tx: Transaction,
  context: ActionContext,
  { after, days }: Made,
  changes: SessionChanges,
): Promise<void> {
  const isNew = new Map(days.filter(({ joins }) => joins === null).map(day => [day.startsAt.getTime(), day]));
  const made = after.sessions.filter(({ startsAt }) => isNew.has(startsAt.getTime()));
  const outside = made.filter(({ startsAt }) =>
    isNew.get(startsAt.getTime())?.marks.includes('outside-hours'),
  );
  await changes.seriesMade(tx, context, {
    id: after.id,
    isOpen: isOpen(after),
    lessons: await readLessons(
      tx,
      made.map(({ id }) => id),
    ),
    outsideHours: new Set(outside.map(({ id }) => id)),
  });
}
