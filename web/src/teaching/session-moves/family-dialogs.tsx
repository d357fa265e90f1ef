import type { SessionRequestKind } from '@bayan/domain/session-requests/session-request-status';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { lazyPart } from '#platform/lazy-part.ts';
import { createDialogHost } from '#ui/dialog-host.tsx';

/** With calendar and clock they are larger than the page they belong to. */
const FamilyMoveDialog = lazyPart(async () => (await import('./family-move-dialog.tsx')).FamilyMoveDialog);
const FamilyCancelDialog = lazyPart(
  async () => (await import('#teaching/session-requests/family-cancel-dialog.tsx')).FamilyCancelDialog,
);

interface Opened {
  readonly kind: SessionRequestKind;
  readonly session: Session;
  readonly isAskedAbout: boolean;
}

/** How a family moves or cancels a lesson: by itself, or by asking for it. */
export const familyDialogs = createDialogHost<Opened>(({ kind, session, isAskedAbout }, onClose) =>
  kind === 'cancel' ? (
    <FamilyCancelDialog session={session} isAskedAbout={isAskedAbout} onClose={onClose} />
  ) : (
    <FamilyMoveDialog session={session} onClose={onClose} />
  ),
);
