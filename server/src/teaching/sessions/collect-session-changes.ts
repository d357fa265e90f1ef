import type { Transaction } from '@bayan/platform/db/database';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import type { ChangedSession, SessionChanges } from './session-changes.ts';

/** Keeps what is to be told of each session, until all of it can be told in one go (R607). */
export function collectSessionChanges(sessionChanges: SessionChanges) {
  const changed: ChangedSession[] = [];
  const left: ChangedSession['after'][] = [];
  const changes: SessionChanges = {
    ...sessionChanges,
    async changed(_tx, _context, session) {
      changed.push(session);
    },
    async tutorLeft(_tx, _context, sessions) {
      left.push(...sessions);
    },
  };
  return {
    changes,
    tell: (tx: Transaction, context: ActionContext) => sessionChanges.settled(tx, context, { changed, left }),
  };
}
