import { asc, eq } from 'drizzle-orm';
import { wiring } from '#app/wiring.ts';
import { profiles } from '#schema/people.ts';
import { sessions, timetableSeries, timetableSlots, timetables } from '#schema/teaching.ts';
import { settleDueSeries } from '#teaching/timetable-series/settle-due-series.ts';
import { assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp } from '#test/harness.ts';
import { SUNDAYS } from '#test/session-series/sundays.ts';

const MADE = new Date('2026-11-16T09:00:00Z');

export interface Versioned {
  readonly id: string;
  readonly version: number;
}
export interface Row extends Versioned {
  readonly slots: readonly Record<string, unknown>[];
  readonly staying: readonly Record<string, unknown>[];
}
export const json = async <T>(answer: Response, status = 200) => {
  if (answer.status !== status) throw new Error(await answer.text());
  return (await answer.json()) as T;
};

const at = (time: string) => (day: string) => `${day}T${time}`;
export const IN_RAMADAN = SUNDAYS.slice(5, 9);
/** Where the lessons are whose time in Ramadan this is. */
export const expected = (time: string) =>
  SUNDAYS.map(day => at(IN_RAMADAN.includes(day) ? time : '15:00')(day));
export const AT_NINE = [{ weekday: 7, newWeekday: 7, newTime: '21:00' }];

/** A family in Saudi Arabia with a British tutor, and an admin. */
export async function openTimetableSetup() {
  const app = await createTestApp({ now: MADE });
  const signInAdmin = () => signIn(app, { role: 'admin' });
  const signInTutor = () => signIn(app, { role: 'tutor', timezone: 'Europe/London', name: 'Eleanor' });
  const signInStudent = () => signIn(app, { role: 'student', name: 'Omar' });
  const lessons = (id: string) =>
    app.db.select().from(sessions).where(eq(sessions.seriesId, id)).orderBy(asc(sessions.originalStartsAt));
  const setup = {
    app,
    admin: await signInAdmin(),
    tutor: await signInTutor(),
    student: await signInStudent(),
    /** Nobody has a timetable. */
    async begin(): Promise<void> {
      app.clock.set(MADE);
      await app.db.update(sessions).set({ timetableId: null, timetableStartsAt: null });
      await app.db.delete(timetableSlots);
      await app.db.delete(timetableSeries);
      await app.db.delete(timetables);
      setup.admin = await signInAdmin();
      setup.tutor = await signInTutor();
      setup.student = await signInStudent();
      const { admin, tutor, student } = setup;
      // Only this family is in Saudi Arabia.
      await app.db.update(profiles).set({ country: 'GB' }).where(eq(profiles.role, 'student'));
      await app.db.update(profiles).set({ country: 'SA' }).where(eq(profiles.id, student.id));
      await assign(app, tutor.id, student.id, admin.id);
    },
    /** Nobody stays signed in for three months. */
    async goTo(now: string): Promise<void> {
      app.clock.set(new Date(now));
      setup.admin = await signInAdmin();
    },
    /** Sundays at 18:00 in Riyadh, 15:00Z. */
    async newSeries(given: object = {}): Promise<Versioned> {
      const body = {
        ...{ studentId: setup.student.id, subject: 'English', slots: [{ weekday: 7, time: '18:00' }] },
        ...{
          startsOn: '2027-01-10',
          untilOn: '2027-03-28',
          timezone: 'Asia/Riyadh',
          days: SUNDAYS,
          ...given,
        },
      };
      return json<Versioned>(await setup.tutor.call('POST', '/api/session-series', { body }), 201);
    },
    async newTimetable(): Promise<Versioned> {
      const body = { country: 'SA', hijriYear: 1448 };
      return json<Versioned>(await setup.admin.call('POST', '/api/timetables', { body }), 201);
    },
    async rows({ id }: Versioned, who?: Person): Promise<Row[]> {
      const answer = await (who ?? setup.admin).call('GET', `/api/timetables/${id}/slots`);
      return (await json<{ items: Row[] }>(answer)).items;
    },
    async only(timetable: Versioned): Promise<Row> {
      const [row] = await setup.rows(timetable);
      if (!row) throw new Error('the timetable has no series');
      return row;
    },
    decide: (
      timetable: Versioned,
      { id, version }: Versioned,
      slots: object[],
      who?: Person,
    ): Promise<Response> =>
      (who ?? setup.admin).call('PUT', `/api/timetables/${timetable.id}/slots/${id}`, {
        body: { slots },
        version,
      }),
    async settle(): Promise<void> {
      const job = {
        ...{ now: app.clock.now(), changes: wiring.sessionChanges, isResting: () => false },
        refused(_: object, error: unknown) {
          throw error;
        },
      };
      let after: Awaited<ReturnType<typeof settleDueSeries>> = null;
      do after = await settleDueSeries(app.db, job, after);
      while (after);
    },
    async post({ id, version }: Versioned, what: 'apply' | 'lift'): Promise<Versioned> {
      const answer = await setup.admin.call('POST', `/api/timetables/${id}/${what}`, { version });
      const after = await json<Versioned>(answer);
      await setup.settle();
      return after;
    },
    async change({ id, version }: Versioned, body: object): Promise<Versioned> {
      const answer = await setup.admin.call('PATCH', `/api/timetables/${id}`, { body, version });
      const after = await json<Versioned>(answer);
      await setup.settle();
      return after;
    },
    lessons,
    async startsOf(id: string): Promise<string[]> {
      return (await lessons(id)).map(({ startsAt }) => startsAt.toISOString().slice(0, 16));
    },
  };
  return setup;
}
export type TimetableSetup = Awaited<ReturnType<typeof openTimetableSetup>>;
