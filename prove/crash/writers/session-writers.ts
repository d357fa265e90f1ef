import { tutorVersionOf } from '@bayan/domain/feedback/feedback-version';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import type { Reply } from '#prove/crash/caller.ts';
import { audited, type Change } from '#prove/crash/change.ts';
import { type Scenario, unique, type Writer } from '#prove/crash/scenario.ts';

const LOG = 'post /api/sessions';
const CHANGE = 'patch /api/sessions/{id}';
const STATUS = 'post /api/sessions/{id}/status';
const UNDO = 'post /api/sessions/{id}/undo';
const JOIN = 'post /api/sessions/{id}/join';
const CORRECT = 'post /api/sessions/{id}/correction';
const RATE = 'put /api/sessions/{id}/tutor-feedback';
const RATE_AS_STUDENT = 'post /api/sessions/{id}/feedback';
const CHANGE_RATING = 'patch /api/sessions/{id}/feedback';

const logging = (
  { admin, tutors, students, slot, pastSlot }: Scenario,
  status: 'completed' | 'scheduled',
  notes: string,
  studentId = students[0],
) => {
  const people = { tutorId: tutors[0], studentId };
  const moment = status === 'completed' ? pastSlot() : slot();
  const body = { ...people, ...moment, subject: 'English', duration: 60, status, notes };
  return audited({
    route: LOG,
    call: { method: 'POST', path: '/api/sessions', token: admin, body, key: unique('key') },
    action: 'session.logged',
    after: { notes },
  });
};

/** One that took place, at an hour of its own. */
export const logSession = (scenario: Scenario): Change => logging(scenario, 'completed', unique('lesson'));

/** A lesson to come, of the first student or of another. */
export async function scheduleSession(scenario: Scenario, studentId?: string): Promise<string> {
  const notes = unique('lesson');
  await scenario.perform(logging(scenario, 'scheduled', notes, studentId));
  const { id } = await scenario.store.only('select id from sessions where notes = $1', [notes]);
  return String(id);
}

const logSessions: Writer = {
  routes: [LOG],
  start: async scenario => async () => {
    await scenario.perform(logSession(scenario));
  },
};

const changeSession: Writer = {
  routes: [CHANGE],
  async start(scenario) {
    const id = await scheduleSession(scenario);
    return async () => {
      const { version } = await scenario.read('/api/sessions/{id}', id);
      const body = { notes: unique('changed'), duration: 60, ...scenario.slot() };
      await scenario.perform(
        audited({
          route: CHANGE,
          call: {
            method: 'PATCH',
            path: `/api/sessions/${id}`,
            token: scenario.admin,
            version: Number(version),
            body,
          },
          action: 'session.changed',
          target: id,
          before: { version },
        }),
      );
    };
  },
};

/** There and back: cancelled, and scheduled again. */
const turning = ({ admin }: Scenario, id: string, { version, status }: Reply['body']): Change => {
  const body =
    status === 'cancelled' ? { status: 'scheduled' } : { status: 'cancelled', reason: unique('because') };
  const call = { method: 'POST', path: `/api/sessions/${id}/status`, token: admin, body } as const;
  return audited({
    route: STATUS,
    call: { ...call, version: Number(version), key: unique('key') },
    action: 'session.status-changed',
    target: id,
    before: { version },
  });
};

const changeStatus: Writer = {
  routes: [STATUS],
  async start(scenario) {
    const id = await scheduleSession(scenario);
    return async () => {
      const session = await scenario.read('/api/sessions/{id}', id);
      await scenario.perform(turning(scenario, id, session));
    };
  },
};

const CAN_UNDO = `select count(*)::int as fresh from session_undos
  where session_id = $1 and changed_at > now() - interval '30 seconds'`;

/** Cancelled, and that taken back. Where a crash took longer than an undo may, another cancelling comes first. */
const undoStatus: Writer = {
  routes: [UNDO],
  async start(scenario) {
    const id = await scheduleSession(scenario);
    return async () => {
      const session = await scenario.read('/api/sessions/{id}', id);
      const { version, status } = session;
      const { fresh } = await scenario.store.only(CAN_UNDO, [id]);
      if (status === 'scheduled' || fresh === 0) {
        await scenario.perform(turning(scenario, id, session));
        return;
      }
      const path = `/api/sessions/${id}/undo` as const;
      const call = { method: 'POST', path, token: scenario.admin, body: { of: version } } as const;
      await scenario.perform(
        audited({
          route: UNDO,
          call: { ...call, key: unique('key') },
          action: 'session.status-undone',
          target: id,
          before: { version },
        }),
      );
    };
  },
};

/** A lesson that is going on now, joined, and cancelled again so that there is room for the next. */
const joinSession: Writer = {
  routes: [JOIN],
  start: async scenario => async () => {
    const { admin, tutors, students, store, perform } = scenario;
    const notes = unique('lesson');
    const at = new Date().toISOString();
    const when = { date: at.slice(0, 10), time: at.slice(11, 16), timezone: 'UTC', duration: 60 };
    const people = { tutorId: tutors[0], studentId: students[0] };
    const what = {
      subject: 'English',
      status: 'in-progress',
      meetingLink: 'https://meet.example/room',
      notes,
    };
    await perform(
      audited({
        route: LOG,
        call: {
          method: 'POST',
          path: '/api/sessions',
          token: admin,
          body: { ...people, ...when, ...what },
          key: unique('key'),
        },
        action: 'session.logged',
        after: { notes },
      }),
    );
    const { id } = await store.only('select id from sessions where notes = $1', [notes]);
    await perform({
      route: JOIN,
      call: { method: 'POST', path: `/api/sessions/${id}/join`, token: admin },
      inDoubt: 'ask-again',
      times: after => after.count('select count(*) from session_joins where session_id = $1', [id]),
    });
    await perform(turning(scenario, String(id), await scenario.read('/api/sessions/{id}', id)));
  },
};

/** The same lesson, longer and shorter by turns. */
const correctSession: Writer = {
  routes: [CORRECT],
  async start(scenario) {
    const notes = unique('lesson');
    await scenario.perform(logging(scenario, 'completed', notes));
    const { id } = await scenario.store.only('select id from sessions where notes = $1', [notes]);
    return async () => {
      const { version, duration } = await scenario.read('/api/sessions/{id}', id);
      const body = { duration: duration === 30 ? 45 : 30, reason: unique('because') };
      const path = `/api/sessions/${id}/correction` as const;
      await scenario.perform(
        audited({
          route: CORRECT,
          call: {
            method: 'POST',
            path,
            token: scenario.admin,
            body,
            version: Number(version),
            key: unique('key'),
          },
          action: 'session.corrected',
          target: String(id),
          before: { version },
        }),
      );
    };
  },
};

const GIVEN = `select id from sessions where tutor_id = $1 and status = 'completed' order by starts_at limit 1`;

/** The same lesson of the sample academy, over and over. */
const rateSession: Writer = {
  routes: [RATE],
  async start({ tutor, store, read, perform }) {
    const { id } = await store.only(GIVEN, [tutor.id]);
    return async () => {
      const version = tutorVersionOf((await read('/api/sessions/{id}', id)) as Pick<Session, 'feedback'>);
      const call = {
        method: 'PUT',
        path: `/api/sessions/${id}/tutor-feedback`,
        token: tutor.token,
        body: { rating: 4, comments: unique('comments') },
      } as const;
      await perform(
        audited({
          route: RATE,
          call: { ...call, version },
          action: 'session.rated-by-tutor',
          target: String(id),
          after: { feedback: { tutorVersion: version + 1 } },
        }),
      );
    };
  },
};

/** A student rates a lesson, and thinks again. */
const rateAsStudent: Writer = {
  routes: [RATE_AS_STUDENT, CHANGE_RATING],
  start: async scenario => async () => {
    const { student, store, perform } = scenario;
    const notes = unique('lesson');
    await perform(logging(scenario, 'completed', notes, student.id));
    const { id } = await store.only('select id from sessions where notes = $1', [notes]);
    const path = `/api/sessions/${id}/feedback` as const;
    const { token } = student;
    const body = { rating: 4, comment: unique('comment') };
    await perform(
      audited({
        route: RATE_AS_STUDENT,
        call: { method: 'POST', path, token, body, key: unique('key') },
        action: 'session.rated-by-student',
        target: String(id),
      }),
    );
    await perform(
      audited({
        route: CHANGE_RATING,
        call: { method: 'PATCH', path, token, version: 1, body: { rating: 5 } },
        action: 'session.rating-changed',
        target: String(id),
      }),
    );
  },
};

export const SESSION_LANES: readonly Writer[] = [
  logSessions,
  changeSession,
  changeStatus,
  undoStatus,
  joinSession,
  correctSession,
  rateSession,
  rateAsStudent,
];
