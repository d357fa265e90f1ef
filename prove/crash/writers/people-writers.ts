import { backdateMails } from '#prove/crash/backdate-mails.ts';
import { audited } from '#prove/crash/change.ts';
import { type Scenario, unique, type Writer } from '#prove/crash/scenario.ts';
import { INVITE, invite } from './invite.ts';

const INVITE_AGAIN = 'post /api/profiles/{id}/invitation';
const ROLE = 'put /api/profiles/{id}/role';
const APPROVE = 'post /api/profiles/{id}/approval';
const ACTIVE = 'put /api/profiles/{id}/active';

const inviteSomebody: Writer = {
  routes: [INVITE],
  start: async scenario => async () => {
    await invite(scenario, 'student');
  },
};

const inviteAgain: Writer = {
  routes: [INVITE_AGAIN],
  start: async scenario => async () => {
    const { id, version, email } = await invite(scenario, 'student');
    await backdateMails(scenario, email);
    const path = `/api/profiles/${id}/invitation`;
    await scenario.perform(
      audited({
        route: INVITE_AGAIN,
        call: { method: 'POST', path, token: scenario.admin, version, key: unique('key') },
        action: 'profile.invited-again',
        target: id,
      }),
    );
  },
};

const approveTutor: Writer = {
  routes: [APPROVE],
  start: async scenario => async () => {
    const { id, version } = await invite(scenario, 'tutor');
    const path = `/api/profiles/${id}/approval`;
    await scenario.perform(
      audited({
        route: APPROVE,
        call: { method: 'POST', path, token: scenario.admin, version, key: unique('key') },
        action: 'profile.approved',
        target: id,
      }),
    );
  },
};

async function profileOf(scenario: Scenario, id: string) {
  const { profile } = await scenario.read(`/api/profiles/${id}`);
  return profile as { version: number; role: string; isActive: boolean };
}

/** To and fro between two roles. */
const setRole: Writer = {
  routes: [ROLE],
  async start(scenario) {
    const { id } = await invite(scenario, 'student');
    return async () => {
      const { version, role } = await profileOf(scenario, id);
      const body = { role: role === 'student' ? 'tutor' : 'student' };
      await scenario.perform(
        audited({
          route: ROLE,
          call: { method: 'PUT', path: `/api/profiles/${id}/role`, token: scenario.admin, version, body },
          action: 'profile.role-set',
          target: id,
          before: { profile: { version } },
        }),
      );
    };
  },
};

const setActive: Writer = {
  routes: [ACTIVE],
  async start(scenario) {
    const { id } = await invite(scenario, 'student');
    return async () => {
      const { version, isActive } = await profileOf(scenario, id);
      const body = { isActive: !isActive };
      await scenario.perform(
        audited({
          route: ACTIVE,
          call: { method: 'PUT', path: `/api/profiles/${id}/active`, token: scenario.admin, version, body },
          action: isActive ? 'profile.deactivated' : 'profile.activated',
          target: id,
          before: { profile: { version } },
        }),
      );
    };
  },
};

export const PEOPLE_LANES: readonly Writer[] = [
  inviteSomebody,
  inviteAgain,
  approveTutor,
  setRole,
  setActive,
];
