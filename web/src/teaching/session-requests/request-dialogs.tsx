import type { SessionRequestKind } from '@bayan/domain/session-requests/session-request-status';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { lazyPart } from '#platform/lazy-part.ts';
import { createDialogHost } from '#ui/dialog-host.tsx';

/** With its calendar and clock it is larger than the page it belongs to. */
const RequestDialog = lazyPart(async () => (await import('./request-dialog.tsx')).RequestDialog);

interface OpenedRequest {
  readonly kind: SessionRequestKind;
  readonly session: Session;
}

export const requestDialogs = createDialogHost<OpenedRequest>((opened, onClose) => (
  <RequestDialog {...opened} onClose={onClose} />
));
