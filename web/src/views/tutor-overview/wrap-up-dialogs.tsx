import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { startTransition, useState } from 'react';
import { lazyPart } from '#platform/lazy-part.ts';
import { EditNotesDialog } from '#teaching/sessions/edit-notes-dialog.tsx';
import { createDialogHost } from '#ui/dialog-host.tsx';

/** Only who sets homework with a session comes to it. */
const HomeworkDialog = lazyPart(
  async () => (await import('#teaching/homework/homework-dialog.tsx')).HomeworkDialog,
);

interface WrapUpProps {
  readonly session: Session;
  readonly onClose: () => void;
}

/** What follows a session that was just completed: its notes, its homework, and the assignment where she wants one (R724). */
function WrapUp({ session, onClose }: WrapUpProps) {
  const [assignedIn, setAssignedIn] = useState<Session | null>(null);
  return assignedIn ? (
    <HomeworkDialog student={assignedIn.student} over={null} session={assignedIn} onClose={onClose} />
  ) : (
    <EditNotesDialog
      session={session}
      // The notes stay until the next dialog has come, so that nothing jumps (R687).
      onAssign={saved => startTransition(() => setAssignedIn(saved))}
      onClose={onClose}
    />
  );
}

export const wrapUpDialogs = createDialogHost<{ readonly session: Session }>(({ session }, onClose) => (
  <WrapUp key={session.id} session={session} onClose={onClose} />
));
