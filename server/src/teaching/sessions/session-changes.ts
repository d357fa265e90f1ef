import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { ActionContext } from '#academy/audit/audit.repository.ts';

/** What other features do when a session changes, in the transaction of the change. */
export interface SessionChanges {
  changed(
    tx: Transaction,
    context: ActionContext,
    session: { readonly before: SessionRecord; readonly after: SessionRecord },
  ): Promise<void>;
  /** Called before a session gets another tutor. What it answers with is called after. */
  reassigning(tx: Transaction, context: ActionContext, session: SessionRecord): Promise<() => Promise<void>>;
  /** A rated session is taken out of the record. */
  ratedSessionVoided(tx: Transaction, sessionId: string): Promise<void>;
}
