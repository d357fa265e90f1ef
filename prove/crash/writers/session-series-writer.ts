import { addDays, weekdayOf } from '@bayan/domain/time/days';
import { audited } from '#prove/crash/change.ts';
import { unique, type Writer } from '#prove/crash/scenario.ts';
import { CHANGE, changeFromSecond } from './series-change.ts';
import {
  DECIDE,
  decideInRamadan,
  END_PAUSE,
  PAUSE,
  PUT_BACK,
  pauseAndTakeBack,
  SETTLE,
  SKIP,
  skipAndSettle,
  skipAndTakeBack,
} from './series-days-off.ts';

const MAKE = 'post /api/session-series';
const END = 'post /api/session-series/{id}/end';

/** Further ahead than any other writer plans. */
const FIRST_DAY = 100;
const HOURS = 20;
const DAYS_A_WEEK = 7;

/** Room for one more lesson at the end of a series, whose day was skipped. */
const WEEKS = 3;

/**
 * Series of two lessons of one tutor, each at an hour that no other has. One of six ends early, one goes on by another
 * rule, of one the time in Ramadan is decided, the others have a day off for a while.
 */
export const sessionSeriesWriter: Writer = {
  routes: [MAKE, END, CHANGE, SKIP, PUT_BACK, SETTLE, PAUSE, END_PAUSE, DECIDE],
  async start({ tutor: { token, studentId }, store, perform }) {
    const { timezone } = await store.only('select timezone from profiles where id = $1', [studentId]);
    const today = new Date().toISOString().slice(0, 10);
    let made = 0;
    return async () => {
      const startsOn = addDays(today, FIRST_DAY + Math.floor(made / HOURS) * WEEKS * DAYS_A_WEEK);
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
      const series = await store.only('select id, version from session_series where meeting_link = $1', [
        meetingLink,
      ]);
      const its = { id: String(series.id), version: Number(series.version), day: startsOn };
      if (made % 6 === 1) return skipAndTakeBack({ store, perform, token }, its);
      if (made % 6 === 2) return pauseAndTakeBack({ store, perform, token }, its);
      if (made % 6 === 3) return changeFromSecond({ store, perform, token }, its);
      if (made % 6 === 4) return skipAndSettle({ store, perform, token }, { ...its, time });
      if (made % 6 === 5) return decideInRamadan({ store, perform, token }, its);
      await perform(
        audited({
          route: END,
          call: {
            method: 'POST',
            path: `/api/session-series/${its.id}/end`,
            token,
            version: its.version,
            body: { untilOn: startsOn },
            key: unique('key'),
          },
          action: 'session-series.ended',
          target: its.id,
        }),
      );
    };
  },
};
