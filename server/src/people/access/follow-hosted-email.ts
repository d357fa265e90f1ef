import type { Database } from '@bayan/platform/db/database';
import { databaseFailure } from '@bayan/platform/db/failure';
import { inTransaction } from '@bayan/platform/db/transaction';
import type { Logger } from 'pino';
import { recordChange } from '#academy/audit/audit.repository.ts';
import { rewriteProfile } from '#people/profiles/profile-changes.repository.ts';
import { lockPerson } from '#people/profiles/profiles.repository.ts';

interface NewAddress {
  readonly id: string;
  readonly email: string;
  readonly now: Date;
  readonly requestId: string;
  readonly log: Pick<Logger, 'warn'>;
}

const UNIQUE_VIOLATION = '23505';

/** The address was changed at the hosted service, and is the person's here too unless it is somebody else's (R68). */
export async function followHostedEmail(db: Database, change: NewAddress): Promise<void> {
  const { id, email, now, requestId, log } = change;
  try {
    await inTransaction(db, async tx => {
      const before = (await lockPerson(tx, id))?.profile.email;
      if (before === undefined || before === email) return;
      await rewriteProfile(tx, id, { email });
      await recordChange(
        tx,
        { actor: { id }, now, requestId },
        {
          action: 'account.email-changed',
          noun: 'accounts',
          targetId: id,
          before: { email: before },
          after: { email },
        },
      );
    });
  } catch (error) {
    if (databaseFailure(error)?.code !== UNIQUE_VIOLATION) throw error;
    log.warn({ requestId, profileId: id }, 'a changed address was not taken over: somebody else has it');
  }
}
