import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import { CancelDialog } from './cancel-dialog.tsx';
import { EditNotesDialog } from './edit-notes-dialog.tsx';
import { RatingDialog } from './rating-dialog.tsx';

/** With its calendar and clock it is larger than the page it belongs to. */
const CorrectionDialog = lazy(async () => ({
  default: (await import('./correction-dialog.tsx')).CorrectionDialog,
}));

const DIALOGS = {
  cancel: CancelDialog,
  texts: EditNotesDialog,
  rating: RatingDialog,
  correction: CorrectionDialog,
};

interface Opened {
  readonly dialog: keyof typeof DIALOGS;
  /** As it was when the dialog was opened: what somebody else makes of it meanwhile is shown at save (R297). */
  readonly session: Session;
}

const OpenDialog = createContext<((opened: Opened) => void) | null>(null);

export function useSessionDialog(): (opened: Opened) => void {
  const open = useContext(OpenDialog);
  if (!open) throw new Error('useSessionDialog must be used within SessionDialogs');
  return open;
}

/** Around the lists and not in their rows: one that a change takes off the list takes along nothing that was typed. */
export function SessionDialogs({ children }: { readonly children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const Dialog = opened && DIALOGS[opened.dialog];
  return (
    <OpenDialog value={setOpened}>
      {children}
      <Suspense>{Dialog && <Dialog session={opened.session} onClose={() => setOpened(null)} />}</Suspense>
    </OpenDialog>
  );
}
