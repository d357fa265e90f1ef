import type { HomeworkRecord } from '@bayan/domain/homework/homework.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { ActionContext } from '#academy/audit/audit.repository.ts';

/** What other features do when homework changes, in the transaction of the change. */
export interface HomeworkChanges {
  /** `before` is null where it is new. */
  changed(
    tx: Transaction,
    context: ActionContext,
    homework: { readonly before: HomeworkRecord | null; readonly after: HomeworkRecord },
  ): Promise<void>;
}
