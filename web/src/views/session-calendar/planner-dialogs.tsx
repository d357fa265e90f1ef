import type { Session } from '@bayan/domain/sessions/sessions.contract';
import type { ChosenPerson } from '#people/profiles/person-field.tsx';
import { lazyPart } from '#platform/lazy-part.ts';
import { createDialogHost } from '#ui/dialog-host.tsx';

/** With their calendar and clock they are larger than the page they belong to. */
const NewLessonDialog = lazyPart(async () => (await import('./new-lesson-dialog.tsx')).NewLessonDialog);
const ReassignDialog = lazyPart(async () => (await import('./reassign-dialog.tsx')).ReassignDialog);
const CloseLateDialog = lazyPart(async () => (await import('./close-late-dialog.tsx')).CloseLateDialog);

type Opened =
  | { readonly dialog: 'new'; readonly day: string; readonly student?: ChosenPerson }
  | { readonly dialog: 'reassign'; readonly session: Session }
  | { readonly dialog: 'close'; readonly sessions: readonly Session[] };

export const plannerDialogs = createDialogHost<Opened>((opened, onClose) => {
  if (opened.dialog === 'new')
    return <NewLessonDialog day={opened.day} student={opened.student} onClose={onClose} />;
  if (opened.dialog === 'close') return <CloseLateDialog sessions={opened.sessions} onClose={onClose} />;
  return <ReassignDialog session={opened.session} onClose={onClose} />;
});
