import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { lazyPart } from '#platform/lazy-part.ts';
import { createDialogHost } from '#ui/dialog-host.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { CompleteEarlyDialog } from './complete-early-dialog.tsx';
import { EditNotesDialog } from './edit-notes-dialog.tsx';
import { RatingDialog } from './rating-dialog.tsx';

/** With their calendar and clock they are larger than the pages they belong to. */
const ChangeSessionDialog = lazyPart(
  async () => (await import('./change-session-dialog.tsx')).ChangeSessionDialog,
);
const CorrectionDialog = lazyPart(async () => (await import('./correction-dialog.tsx')).CorrectionDialog);

const DIALOGS = {
  cancel: CancelDialog,
  early: CompleteEarlyDialog,
  texts: EditNotesDialog,
  rating: RatingDialog,
  change: ChangeSessionDialog,
  correction: CorrectionDialog,
};

interface OpenedSession {
  readonly dialog: keyof typeof DIALOGS;
  /** As it was when the dialog was opened: what somebody else makes of it meanwhile is shown at save (R297). */
  readonly session: Session;
}

export const sessionDialogs = createDialogHost<OpenedSession>(({ dialog, session }, onClose) => {
  const Dialog = DIALOGS[dialog];
  return <Dialog session={session} onClose={onClose} />;
});
