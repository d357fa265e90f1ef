import type { SessionReportKind } from '@bayan/domain/session-reports/session-report-kind';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { lazyPart } from '#platform/lazy-part.ts';
import { createDialogHost } from '#ui/dialog-host.tsx';

const ReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog);

interface Opened {
  readonly kind: SessionReportKind;
  readonly session: Session;
}

/** How a family reports a lesson. */
export const reportDialogs = createDialogHost<Opened>((opened, onClose) => (
  <ReportDialog {...opened} onClose={onClose} />
));
