import { Refusal } from '@bayan/domain/errors';
import { ownProfileForm } from '@bayan/domain/profiles/own-profile-form';
import { personView } from '@bayan/domain/profiles/person';
import { profilePage } from '@bayan/domain/profiles/profile';
import {
  inviteForm,
  profileListQuery,
  setActiveForm,
  setRoleForm,
} from '@bayan/domain/profiles/profile-form';
import { members, signedIn } from '@bayan/platform/http/access';
import { pageByText } from '@bayan/platform/http/cursor';
import { json, record } from '@bayan/platform/http/output';
import { defineRoute, type Route, seenIn } from '@bayan/platform/http/route';
import { z } from 'zod';
import { recordRead } from '#academy/audit/audit.repository.ts';
import type { Config } from '#config/config.ts';
import { approveTutor } from './approve-tutor.ts';
import { changeOwnProfile } from './change-own-profile.ts';
import type { InviteHosted } from './invite-hosted.ts';
import { inviteHostedPerson } from './invite-hosted-person.ts';
import { invitePerson } from './invite-person.ts';
import type { PersonChanges } from './person-changes.ts';
import { findPerson, listProfiles } from './profiles.repository.ts';
import { repeatHostedInvitation } from './repeat-hosted-invitation.ts';
import { repeatInvitation } from './repeat-invitation.ts';
import { setActive } from './set-active.ts';
import { setRole } from './set-role.ts';

const byId = z.object({ id: z.uuid() });
const admins = members('admin');
const everyRole = members('admin', 'tutor', 'student');
const person = (status: 200 | 201) => record(status, personView, ({ profile }) => profile.version);

interface Parts {
  readonly config: Config;
  readonly personChanges: PersonChanges;
  /** Null where our own sign-in service invites people. */
  readonly inviteHosted: InviteHosted | null;
}

export const profileRoutes = ({ config, personChanges, inviteHosted }: Parts): Route[] => [
  defineRoute({
    method: 'get',
    path: '/api/me',
    summary: 'The signed-in person: profile, role, and the tutor’s or student’s record',
    access: signedIn,
    input: {},
    output: person(200),
    handle: async ({ actor }, db) => {
      const found = await findPerson(db, actor.id);
      if (!found) throw new Refusal('not-found');
      // How they signed in decides it too, which the record does not know (R640).
      return { ...found, standing: actor.standing };
    },
  }),
  defineRoute({
    method: 'patch',
    path: '/api/me',
    summary: 'Change one’s own profile; the e-mail address is changed through the sign-in service',
    access: everyRole,
    input: { body: ownProfileForm, version: 'required' },
    output: person(200),
    handle: (call, tx) => changeOwnProfile(tx, call, call.version, call.body, { config, personChanges }),
  }),
  defineRoute({
    method: 'get',
    path: '/api/profiles',
    summary: 'The academy’s people, by name',
    access: admins,
    input: { query: profileListQuery },
    output: json(200, profilePage),
    handle: ({ query: { cursor, limit, ...filters } }, db) =>
      pageByText(
        { cursor, limit },
        page => listProfiles(db, { filters, isHosted: inviteHosted !== null, ...page }),
        ({ name }) => name,
      ),
  }),
  defineRoute({
    method: 'get',
    path: '/api/profiles/{id}',
    summary: 'One person; a look at a student’s record is written down',
    access: admins,
    input: { params: byId },
    output: person(200),
    handle: async (call, db) => {
      const { id } = call.params;
      const found = await findPerson(db, id);
      if (!found) throw new Refusal('not-found');
      if (found.student) await recordRead(db, call, { studentId: id }, 'profile');
      return found;
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/profiles/invitations',
    summary: 'Invite a person with a role; they choose a password by the mailed link',
    access: admins,
    input: { body: inviteForm },
    output: person(201),
    handle: (call, tx) =>
      inviteHosted
        ? inviteHostedPerson(tx, call, call.body, inviteHosted)
        : invitePerson(tx, call, call.body, config),
  }),
  defineRoute({
    method: 'post',
    path: '/api/profiles/{id}/invitation',
    summary: 'Invite somebody again who has not come yet; the earlier link ends',
    access: admins,
    input: { params: byId, version: 'required' },
    output: person(200),
    handle: (call, tx) =>
      inviteHosted
        ? repeatHostedInvitation(tx, call, seenIn(call), inviteHosted)
        : repeatInvitation(tx, call, seenIn(call), config),
  }),
  defineRoute({
    method: 'put',
    path: '/api/profiles/{id}/role',
    summary: 'Give a person a role, or take it away',
    access: admins,
    input: { params: byId, body: setRoleForm, version: 'required' },
    output: person(200),
    handle: (call, tx) => setRole(tx, call, seenIn(call), call.body.role),
  }),
  defineRoute({
    method: 'post',
    path: '/api/profiles/{id}/approval',
    summary: 'Approve a tutor',
    access: admins,
    input: { params: byId, version: 'required' },
    output: person(200),
    handle: (call, tx) => approveTutor(tx, call, seenIn(call)),
  }),
  defineRoute({
    method: 'put',
    path: '/api/profiles/{id}/active',
    summary: 'Deactivate a person, who is then signed out everywhere, or activate them again',
    access: admins,
    input: { params: byId, body: setActiveForm, version: 'required' },
    output: person(200),
    handle: (call, tx) => setActive(tx, call, seenIn(call), call.body.isActive, personChanges),
  }),
];
