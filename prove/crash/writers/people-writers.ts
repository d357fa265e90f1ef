import { backdateMails } from '#prove/crash/backdate-mails.ts';
import { audited } from '#prove/crash/change.ts';
import { type Lane, unique, type World } from '#prove/crash/scenario.ts';
import { INVITE, invite } from './invite.ts';

const INVITE_AGAIN = 'post /api/profiles/{id}/invitation';
const ROLE = 'put /api/profiles/{id}/role';
const APPROVE = 'post /api/profiles/{id}/approval';
const ACTIVE = 'put /api/profiles/{id}/active';

const inviteSomebody: Lane = {
  routes: [INVITE],
  start: async world => async () => {
    await invite(world, 'student');
  },
};

const inviteAgain: Lane = {
  routes: [INVITE_AGAIN],
  start: async world => async () => {
    const { id, version, email } = await invite(world, 'student');
    await backdateMails(world, email);
    const path = `/api/profiles/${id}/invitation`;
    await world.perform(
      audited({
        route: INVITE_AGAIN,
        call: { method: 'POST', path, token: world.admin, version, key: unique('key') },
        action: 'profile.invited-again',
        target: id,
      }),
    );
  },
};

const approveTutor: Lane = {
  routes: [APPROVE],
  start: async world => async () => {
    const { id, version } = await invite(world, 'tutor');
    const path = `/api/profiles/${id}/approval`;
    await world.perform(
      audited({
        route: APPROVE,
        call: { method: 'POST', path, token: world.admin, version, key: unique('key') },
        action: 'profile.approved',
        target: id,
      }),
    );
  },
};

async function profileOf(world: World, id: string) {
  const { profile } = await world.read(`/api/profiles/${id}`);
  return profile as { version: number; role: string; isActive: boolean };
}

/** To and fro between two roles. */
const setRole: Lane = {
  routes: [ROLE],
  async start(world) {
    const { id } = await invite(world, 'student');
    return async () => {
      const { version, role } = await profileOf(world, id);
      const body = { role: role === 'student' ? 'tutor' : 'student' };
      await world.perform(
        audited({
          route: ROLE,
          call: { method: 'PUT', path: `/api/profiles/${id}/role`, token: world.admin, version, body },
          action: 'profile.role-set',
          target: id,
          before: { profile: { version } },
        }),
      );
    };
  },
};

const setActive: Lane = {
  routes: [ACTIVE],
  async start(world) {
    const { id } = await invite(world, 'student');
    return async () => {
      const { version, isActive } = await profileOf(world, id);
      const body = { isActive: !isActive };
      await world.perform(
        audited({
          route: ACTIVE,
          call: { method: 'PUT', path: `/api/profiles/${id}/active`, token: world.admin, version, body },
          action: isActive ? 'profile.deactivated' : 'profile.activated',
          target: id,
          before: { profile: { version } },
        }),
      );
    };
  },
};

export const PEOPLE_LANES: readonly Lane[] = [inviteSomebody, inviteAgain, approveTutor, setRole, setActive];
