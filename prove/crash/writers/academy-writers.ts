import { setTimeout as pause } from 'node:timers/promises';
import { audited } from '#prove/crash/change.ts';
import { unique, type Writer } from '#prove/crash/scenario.ts';
import { invite } from './invite.ts';

const ASSIGN = 'post /api/assignments';
const END = 'post /api/assignments/{id}/end';
const SETTINGS = 'patch /api/settings';

const assignAndEnd: Writer = {
  routes: [ASSIGN, END],
  start: async scenario => async () => {
    const { id: studentId } = await invite(scenario, 'student');
    const body = { tutorId: scenario.tutors[0], studentId, subject: 'History' };
    await scenario.perform(
      audited({
        route: ASSIGN,
        call: { method: 'POST', path: '/api/assignments', token: scenario.admin, body, key: unique('key') },
        action: 'assignment.made',
        after: { student: { id: studentId } },
      }),
    );
    const made = 'select id, version from assignments where student_id = $1';
    const { id, version } = await scenario.store.only(made, [studentId]);
    const path = `/api/assignments/${id}/end`;
    await scenario.perform(
      audited({
        route: END,
        call: { method: 'POST', path, token: scenario.admin, version: Number(version), key: unique('key') },
        action: 'assignment.ended',
        target: String(id),
      }),
    );
  },
};

/** At leisure: after each change the product renders all its pages again. */
const PAUSE_MS = 200;

const changeSettings: Writer = {
  routes: [SETTINGS],
  start: async scenario => async () => {
    await pause(PAUSE_MS);
    const { version } = await scenario.read('/api/settings');
    const body = { siteName: unique('Academy') };
    await scenario.perform(
      audited({
        route: SETTINGS,
        call: {
          method: 'PATCH',
          path: '/api/settings',
          token: scenario.admin,
          version: Number(version),
          body,
        },
        action: 'settings.changed',
        before: { version },
      }),
    );
  },
};

export const ACADEMY_LANES: readonly Writer[] = [assignAndEnd, changeSettings];
