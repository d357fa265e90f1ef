import { Refusal } from '@bayan/domain/errors';
import { profilesContract } from '@bayan/domain/profiles/profiles.contract';
import type { Role } from '@bayan/domain/roles';
import type { Database } from '@bayan/platform/db/database';
import { pageByText } from '@bayan/platform/http/cursor';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { recordVersionOf } from '@bayan/platform/http/route';
import { type ActionContext, recordRead } from '#academy/audit/audit.repository.ts';
import type { Config } from '#config/config.ts';
import { approveTutor } from './approve-tutor.ts';
import { changePerson } from './change-person.ts';
import { exportPeople } from './export-people.ts';
import type { DemandFreshProof } from './fresh-proof.ts';
import type { InviteHosted } from './invite-hosted.ts';
import { inviteHostedPerson } from './invite-hosted-person.ts';
import { invitePerson } from './invite-person.ts';
import { refuseWithoutOwner, whole, withoutChild } from './lock-person.ts';
import type { PersonChanges } from './person-changes.ts';
import { findPerson, listProfiles } from './profiles.repository.ts';
import { repeatHostedInvitation } from './repeat-hosted-invitation.ts';
import { repeatInvitation } from './repeat-invitation.ts';
import { setActive } from './set-active.ts';
import { setRole } from './set-role.ts';

type RoleCall = ActionContext &
  Parameters<DemandFreshProof>[1] & { readonly body: { readonly role: Role | null } };

interface Parts {
  readonly config: Config;
  readonly personChanges: PersonChanges;
  /** Null where our own sign-in service invites people. */
  readonly inviteHosted: InviteHosted | null;
  readonly demandFreshProof: DemandFreshProof;
}

export const profileRoutes = ({ config, personChanges, inviteHosted, demandFreshProof }: Parts) => {
  /** An admin made by a stolen token would stay when the token is gone (R803). */
  const demandProofForAdmin = async (call: RoleCall, db: Database) => {
    if (call.body.role !== 'admin') return;
    refuseWithoutOwner(call, 'admin');
    await demandFreshProof(db, call);
  };
  return defineRoutes(profilesContract, {
    async 'GET /api/me'({ actor }, db) {
      const found = await findPerson(db, actor.id);
      if (!found) throw new Refusal('not-found');
      // How they signed in decides it too, which the record does not know (R640).
      return { ...found, standing: actor.standing };
    },
    'PATCH /api/me': (call, tx) =>
      changePerson(tx, call, { id: call.actor.id, version: call.version }, call.body, {
        config,
        personChanges,
        shown: whole,
      }),
    'GET /api/profiles': ({ query: { cursor, limit, ...filters }, now }, db) =>
      pageByText(
        { cursor, limit },
        page => listProfiles(db, { filters, isHosted: inviteHosted !== null, now, ...page }),
        ({ name }) => name,
      ),
    'GET /api/profiles/export': ({ actor, query: filters, now }, db) =>
      exportPeople(db, actor, { filters, isHosted: inviteHosted !== null, now }),
    async 'GET /api/profiles/{id}'(call, db) {
      const { id } = call.params;
      const found = await findPerson(db, id);
      if (!found) throw new Refusal('not-found');
      if (found.student) await recordRead(db, call, { studentId: id }, 'profile');
      return found;
    },
    'PATCH /api/profiles/{id}': (call, tx) =>
      changePerson(tx, call, recordVersionOf(call), call.body, {
        config,
        personChanges,
        shown: withoutChild,
      }),
    'POST /api/profiles/invitations': {
      before: demandProofForAdmin,
      handle: (call, tx) =>
        inviteHosted
          ? inviteHostedPerson(tx, call, call.body, inviteHosted)
          : invitePerson(tx, call, call.body, config),
    },
    'POST /api/profiles/{id}/invitation': (call, tx) =>
      inviteHosted
        ? repeatHostedInvitation(tx, call, recordVersionOf(call), inviteHosted)
        : repeatInvitation(tx, call, recordVersionOf(call), config),
    'PUT /api/profiles/{id}/role': {
      before: demandProofForAdmin,
      handle: (call, tx) => setRole(tx, call, recordVersionOf(call), call.body.role),
    },
    'POST /api/profiles/{id}/approval': (call, tx) => approveTutor(tx, call, recordVersionOf(call)),
    'PUT /api/profiles/{id}/active': (call, tx) =>
      setActive(tx, call, recordVersionOf(call), call.body.isActive, personChanges),
  });
};
