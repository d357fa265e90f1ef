import type { SessionReportRecord } from '@bayan/domain/session-reports/session-reports.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { ActionContext } from '#academy/audit/audit.repository.ts';

/** How reports are told, in the transaction of the change. */
export interface ReportNews {
  reported(tx: Transaction, report: SessionReportRecord, now: Date): Promise<void>;
  settled(tx: Transaction, context: ActionContext, report: SessionReportRecord): Promise<void>;
}
