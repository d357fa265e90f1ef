import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { lazyPart } from '#platform/lazy-part.ts';
import { createDialogHost } from '#ui/dialog-host.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { EditNotesDialog } from './edit-notes-dialog.tsx';
import { RatingDialog } from './rating-dialog.tsx';

/** With its calendar and clock it is larger than the page it belongs to. */
const CorrectionDialog = lazyPart(async () => (await import('./correction-dialog.tsx')).CorrectionDialog);

const DIALOGS = {
  cancel: CancelDialog,
  texts: EditNotesDialog,
  rating: RatingDialog,
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
