import { backdateMails } from '#prove/crash/backdate-mails.ts';
import { audited } from '#prove/crash/change.ts';
import { type Scenario, unique, type Writer } from '#prove/crash/scenario.ts';
import { INVITE, invite } from './invite.ts';

const CHANGE = 'patch /api/profiles/{id}';
const INVITE_AGAIN = 'post /api/profiles/{id}/invitation';
const ROLE = 'put /api/profiles/{id}/role';
const RIGHTS = 'put /api/admins/{id}/rights';
const SIGN_OUT = 'delete /api/profiles/{id}/devices/{device}';
const SIGN_OUT_EVERYWHERE = 'delete /api/profiles/{id}/devices';
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
    const path = `/api/profiles/${id}/invitation` as const;
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
    const path = `/api/profiles/${id}/approval` as const;
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
  const { profile } = await scenario.read('/api/profiles/{id}', id);
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

/** With a right and without it. Operations stays: who has it is told of messages, and those are counted. */
const setRights: Writer = {
  routes: [RIGHTS],
  start: async scenario => async () => {
    const sample = "select id, version, rights from profiles where email = 'admin2@bayan.example'";
    const { id, version, rights } = await scenario.store.only(sample, []);
    const isGiven = (rights as string[]).includes('safeguarding');
    const body = { rights: isGiven ? ['operations'] : ['operations', 'safeguarding'] };
    const path = `/api/admins/${id}/rights` as const;
    await scenario.perform(
      audited({
        route: RIGHTS,
        call: { method: 'PUT', path, token: scenario.admin, version: Number(version), body },
        action: 'profile.rights-set',
        target: String(id),
        before: { version },
      }),
    );
  },
};

async function signedIn(scenario: Scenario) {
  const { id } = await invite(scenario, 'student');
  const made = 'insert into auth_sessions (user_id, refresh_key) values ($1, sha256($2::bytea)) returning id';
  const { id: device } = await scenario.store.only(made, [id, unique('key')]);
  return { id, device: String(device) };
}

/** On one device, and on all. */
const signOut: Writer = {
  routes: [SIGN_OUT, SIGN_OUT_EVERYWHERE],
  start: async scenario => async () => {
    const told = { action: 'account.signed-out' };
    const own = () => ({ method: 'DELETE', token: scenario.admin, key: unique('key') }) as const;
    const one = await signedIn(scenario);
    await scenario.perform(
      audited({
        ...{ ...told, target: one.id, before: { authSessionIds: [one.device] } },
        route: SIGN_OUT,
        call: { ...own(), path: `/api/profiles/${one.id}/devices/${one.device}` },
      }),
    );
    const all = await signedIn(scenario);
    await scenario.perform(
      audited({
        ...{ ...told, target: all.id, before: { authSessionIds: [all.device] } },
        route: SIGN_OUT_EVERYWHERE,
        call: { ...own(), path: `/api/profiles/${all.id}/devices` },
      }),
    );
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

const changePerson: Writer = {
  routes: [CHANGE],
  async start(scenario) {
    const { id } = await invite(scenario, 'student');
    return async () => {
      const { version } = await profileOf(scenario, id);
      const body = { profile: { name: unique('Noura') }, student: { learningGoals: [unique('goal')] } };
      await scenario.perform(
        audited({
          route: CHANGE,
          call: { method: 'PATCH', path: `/api/profiles/${id}`, token: scenario.admin, version, body },
          action: 'profile.changed',
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
  setRights,
  signOut,
  setActive,
  changePerson,
];
