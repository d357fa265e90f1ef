import { createInvitedUser } from '@bayan/auth/accounts';
import { Refusal } from '@bayan/domain/errors';
import type { ImportKind } from '@bayan/domain/imports/import-kinds';
import { IMPORT_LIMITS } from '@bayan/domain/imports/imports.limits';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { enqueueMail } from '#academy/mail/mail.repository.ts';
import type { Config } from '#config/config.ts';
import { countUninvited, listUninvited } from './imported-people.repository.ts';
import { lockImport, updateImport } from './imports.repository.ts';

interface Parts {
  readonly config: Config;
  /** Refuses people where another service keeps their accounts, and invites them. */
  readonly refuseHosted: (kind: ImportKind) => void;
}

/** Invites the next people of an import who cannot sign in yet: a few at a time, so that nobody else waits (R997). */
export async function inviteImported(
  tx: Transaction,
  context: ActionContext,
  id: string,
  { config, refuseHosted }: Parts,
) {
  const { now } = context;
  const before = await lockImport(tx, id);
  if (!before) throw new Refusal('not-found');
  refuseHosted(before.kind);
  if (before.state !== 'confirmed' || before.kind === 'assignments') throw new Refusal('import.over');
  const role = before.kind === 'students' ? 'student' : 'tutor';
  const people = await listUninvited(tx, id, IMPORT_LIMITS.invitationsAtOnce);
  for (const { id: profileId, email, name, language } of people) {
    const { link } = await createInvitedUser(tx, { profileId, email, now, config });
    await enqueueMail(tx, { kind: 'invite', to: email, language, data: { link, name, role }, now });
    await recordChange(tx, context, { action: 'profile.invited', noun: 'profiles', targetId: profileId });
  }
  const uninvited = await countUninvited(tx, id);
  if (uninvited !== before.uninvited) {
    await updateImport(tx, id, { uninvited });
    const after = { id, version: before.version + 1, invited: people.length, uninvited };
    await recordChange(tx, context, {
      action: 'import.invited',
      noun: 'imports',
      targetId: id,
      before,
      after,
    });
  }
  return { invited: people.length, uninvited };
}
