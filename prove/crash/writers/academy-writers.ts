import { setTimeout as pause } from 'node:timers/promises';
import { audited } from '#prove/crash/change.ts';
import { type Lane, unique } from '#prove/crash/scenario.ts';
import { invite } from './invite.ts';

const ASSIGN = 'post /api/assignments';
const END = 'post /api/assignments/{id}/end';
const SETTINGS = 'patch /api/settings';

const assignAndEnd: Lane = {
  routes: [ASSIGN, END],
  start: async world => async () => {
    const { id: studentId } = await invite(world, 'student');
    const body = { tutorId: world.tutors[0], studentId, subject: 'History' };
    await world.perform(
      audited({
        route: ASSIGN,
        call: { method: 'POST', path: '/api/assignments', token: world.admin, body, key: unique('key') },
        action: 'assignment.made',
        after: { student: { id: studentId } },
      }),
    );
    const made = 'select id, version from assignments where student_id = $1';
    const { id, version } = await world.store.only(made, [studentId]);
    const path = `/api/assignments/${id}/end`;
    await world.perform(
      audited({
        route: END,
        call: { method: 'POST', path, token: world.admin, version: Number(version), key: unique('key') },
        action: 'assignment.ended',
        target: String(id),
      }),
    );
  },
};

/** At leisure: after each change the product renders all its pages again. */
const PAUSE_MS = 200;

const changeSettings: Lane = {
  routes: [SETTINGS],
  start: async world => async () => {
    await pause(PAUSE_MS);
    const { version } = await world.read('/api/settings');
    const body = { siteName: unique('Academy') };
    await world.perform(
      audited({
        route: SETTINGS,
        call: { method: 'PATCH', path: '/api/settings', token: world.admin, version: Number(version), body },
        action: 'settings.changed',
        before: { version },
      }),
    );
  },
};

export const ACADEMY_LANES: readonly Lane[] = [assignAndEnd, changeSettings];
