import type { SessionRequestKind } from '@bayan/domain/session-requests/session-request-status';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { lazyPart } from '#platform/lazy-part.ts';
import { createDialogHost } from '#ui/dialog-host.tsx';

/** With its calendar and clock it is larger than the page it belongs to. */
const RequestDialog = lazyPart(async () => (await import('./request-dialog.tsx')).RequestDialog);
const FamilyCancelDialog = lazyPart(
  async () => (await import('./family-cancel-dialog.tsx')).FamilyCancelDialog,
);

interface OpenedRequest {
  readonly kind: SessionRequestKind;
  readonly session: Session;
  readonly isAskedAbout: boolean;
}

/** How a family moves or cancels a lesson: by itself, or by asking for it. */
export const requestDialogs = createDialogHost<OpenedRequest>(({ kind, ...opened }, onClose) =>
  kind === 'cancel' ? (
    <FamilyCancelDialog {...opened} onClose={onClose} />
  ) : (
    <RequestDialog kind={kind} session={opened.session} onClose={onClose} />
  ),
);
