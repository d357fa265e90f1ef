import { plannedLessons, type SeriesPattern } from '@bayan/domain/session-series/pattern';
import { addDays, weekdayOf } from '@bayan/domain/time/days';
import type { Transaction } from '@bayan/platform/db/database';
import { insertDaysOff } from '#teaching/session-series/series-days-off.repository.ts';
import { insertLessons, insertSeries } from '#teaching/session-series/session-series.repository.ts';
import { sampleStudents } from './families.ts';
import { sessionOf } from './insert-sessions.ts';
import { courseOf } from './sample-courses.ts';
import type { SampleIds } from './sample-ids.ts';
import { sampleSettings } from './sample-settings.ts';
import { daysBefore, type SampleTime } from './sample-time.ts';
import { sampleTutors } from './staff.ts';
import { weeklyLessons } from './weekly-lessons.ts';

const DAYS_A_WEEK = 7;

/** Weekly lessons as the job would have filled them today (R459): nothing is left for it to do at the first start. */
export async function insertSampleSeries(tx: Transaction, ids: SampleIds, time: SampleTime): Promise<void> {
  for (const { inDays, time: at, skipped, gapInWeek, ...name } of weeklyLessons) {
    const course = courseOf(name);
    const { timezone } = sampleStudents[course.student];
    const startsOn = addDays(time.today, inDays);
    const until = addDays(time.today, sampleSettings.seriesHorizonWeeks * DAYS_A_WEEK);
    const dayOf = (week: number) => addDays(startsOn, week * DAYS_A_WEEK);
    const pattern: SeriesPattern = {
      slots: [{ weekday: weekdayOf(startsOn), time: at }],
      ...{ everyWeeks: 1, startsOn, untilOn: null, lessons: null, timezone },
    };
    const off = [skipped?.week, gapInWeek].flatMap(week => (week === undefined ? [] : dayOf(week)));
    const lessons = plannedLessons(pattern, { until, isOff: day => off.includes(day) });

    const madeAt = daysBefore(time.now, 2);
    const pair = { tutorId: ids.tutors[course.tutor], studentId: ids.students[course.student] };
    const { meetingLink } = sampleTutors[course.tutor].tutor;
    const seriesId = await insertSeries(tx, {
      series: {
        ...{ ...pair, subject: course.subject, durationMinutes: course.duration, meetingLink },
        ...{ anchorTimezone: timezone, startsOn, everyWeeks: 1, filledUntil: until },
        ...{ createdBy: ids.admin, createdAt: madeAt, updatedAt: madeAt },
      },
      slots: pattern.slots,
      daysOff: [],
    });
    await insertLessons(
      tx,
      lessons.map(({ startsAt }) =>
        sessionOf(course, ids, time, { seriesId, startsAt, originalStartsAt: startsAt }),
      ),
    );
    if (skipped)
      await insertDaysOff(
        tx,
        seriesId,
        [{ day: dayOf(skipped.week), kind: 'skipped', reason: skipped.reason }],
        madeAt,
      );
    if (gapInWeek !== undefined)
      await insertDaysOff(tx, seriesId, [{ day: dayOf(gapInWeek), kind: 'clash' }], null);
  }
}
