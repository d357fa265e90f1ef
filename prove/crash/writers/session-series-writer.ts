import { addDays, weekdayOf } from '@bayan/domain/time/days';
import { audited } from '#prove/crash/change.ts';
import { unique, type Writer } from '#prove/crash/scenario.ts';

const MAKE = 'post /api/session-series';
const END = 'post /api/session-series/{id}/end';

/** Further ahead than any other writer plans. */
const FIRST_DAY = 100;
const HOURS = 20;
const DAYS_A_WEEK = 7;

/** Series of two lessons of one tutor, each at an hour that no other has; every third loses its second lesson again. */
export const sessionSeriesWriter: Writer = {
  routes: [MAKE, END],
  async start({ tutor: { token, studentId }, store, perform }) {
    const { timezone } = await store.only('select timezone from profiles where id = $1', [studentId]);
    const today = new Date().toISOString().slice(0, 10);
    let made = 0;
    return async () => {
      const startsOn = addDays(today, FIRST_DAY + Math.floor(made / HOURS) * 2 * DAYS_A_WEEK);
      const time = `${String(made % HOURS).padStart(2, '0')}:00`;
      made += 1;
      const meetingLink = `https://meet.example/${unique('series')}`;
      const body = {
        ...{ studentId, subject: 'English', meetingLink, timezone, startsOn, lessons: 2 },
        slots: [{ weekday: weekdayOf(startsOn), time }],
        days: [startsOn, addDays(startsOn, DAYS_A_WEEK)],
      };
      await perform(
        audited({
          route: MAKE,
          call: { method: 'POST', path: '/api/session-series', token, body, key: unique('key') },
          action: 'session-series.made',
          after: { meetingLink },
        }),
      );
      if (made % 3 !== 0) return;
      const series = await store.only('select id, version from session_series where meeting_link = $1', [
        meetingLink,
      ]);
      await perform(
        audited({
          route: END,
          call: {
            method: 'POST',
            path: `/api/session-series/${series.id}/end`,
            token,
            version: Number(series.version),
            body: { untilOn: startsOn },
            key: unique('key'),
          },
          action: 'session-series.ended',
          target: String(series.id),
        }),
      );
    };
  },
};
