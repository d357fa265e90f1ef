import { setTimeout as pause } from 'node:timers/promises';
import { audited } from '#prove/crash/change.ts';
import { unique, type Writer } from '#prove/crash/scenario.ts';
import { ASSIGN, assign } from './assign.ts';
import { invite } from './invite.ts';

const END = 'post /api/assignments/{id}/end';
const HAND_OVER = 'post /api/assignments/{id}/handover';
const SETTINGS = 'patch /api/settings';
const RESTORE = 'post /api/settings/versions/{id}/restore';
const RETRY = 'post /api/mail/{id}/retry';

const assignAndEnd: Writer = {
  routes: [ASSIGN, END],
  start: async scenario => async () => {
    const [tutorId] = scenario.tutors;
    if (!tutorId) throw new Error('the academy has no tutor');
    const { id, version } = await assign(scenario, tutorId, (await invite(scenario, 'student')).id);
    const path = `/api/assignments/${id}/end` as const;
    await scenario.perform(
      audited({
        route: END,
        call: { method: 'POST', path, token: scenario.admin, version, key: unique('key') },
        action: 'assignment.ended',
        target: id,
      }),
    );
  },
};

/** The answer counts lessons; the line is about the assignment that ends. */
const handOver: Writer = {
  routes: [HAND_OVER],
  start: async scenario => async () => {
    const [first, second] = scenario.tutors;
    if (!first || !second) throw new Error('the academy has fewer than two tutors');
    const { id, version } = await assign(scenario, first, (await invite(scenario, 'student')).id);
    const path = `/api/assignments/${id}/handover` as const;
    const body = { tutorId: second };
    const { differs: _whole, ...handedOver } = audited({
      route: HAND_OVER,
      call: { method: 'POST', path, token: scenario.admin, version, body, key: unique('key') },
      action: 'assignment.ended',
      target: id,
    });
    await scenario.perform(handedOver);
  },
};

/** At leisure: after each change the product renders all its pages again. */
const PAUSE_MS = 200;

const changeSettings: Writer = {
  routes: [SETTINGS, RESTORE],
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
    await pause(PAUSE_MS);
    const now = await scenario.read('/api/settings');
    // The change did not come about: then there is nothing to go back from.
    if (now.version === version) return;
    const kept = await scenario.store.only('select id from settings_versions where version = $1', [version]);
    await scenario.perform(
      audited({
        route: RESTORE,
        call: {
          method: 'POST',
          path: `/api/settings/versions/${kept.id}/restore`,
          token: scenario.admin,
          version: Number(now.version),
          key: unique('key'),
        },
        action: 'settings.restored',
        before: { version: now.version },
      }),
    );
  },
};

/** Of an address that nobody has: it waits for an attempt that does not come in this time. */
const retryMail: Writer = {
  routes: [RETRY],
  start: async scenario => async () => {
    const made = `insert into mail_outbox (kind, to_address, language, attempts, last_error, next_attempt_at, created_at)
      values ('password-changed', $1, 'en', 1, 'tried', now() + interval '1 hour', now()) returning id`;
    const { id } = await scenario.store.only(made, [`${unique('nobody')}@people.example`]);
    await scenario.perform(
      audited({
        route: RETRY,
        call: { method: 'POST', path: `/api/mail/${id}/retry`, token: scenario.admin, key: unique('key') },
        action: 'mail.retried',
        target: String(id),
      }),
    );
  },
};

export const ACADEMY_LANES: readonly Writer[] = [assignAndEnd, handOver, changeSettings, retryMail];
