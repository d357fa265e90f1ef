import type { Role } from '@bayan/domain/roles';
import { lazyPart } from '#platform/lazy-part.ts';
import { createDialogHost } from '#ui/dialog-host.tsx';

/** Each is loaded when it is chosen: the field is on every page of the area. */
const InviteDialog = lazyPart(async () => (await import('#people/accounts/invite-dialog.tsx')).InviteDialog);
const NewLessonDialog = lazyPart(
  async () => (await import('#views/session-calendar/new-lesson-dialog.tsx')).NewLessonDialog,
);
const StaffNoteDialog = lazyPart(
  async () => (await import('#teaching/staff-notes/staff-note-dialog.tsx')).StaffNoteDialog,
);
const ResourceDialog = lazyPart(
  async () => (await import('#teaching/resources/resource-dialog.tsx')).ResourceDialog,
);

type Opened =
  | { readonly dialog: 'invite'; readonly role: Role }
  | { readonly dialog: 'plan'; readonly day: string }
  | { readonly dialog: 'note' | 'resource' };

/** What can be done from anywhere in the admin's area. */
export const paletteDialogs = createDialogHost<Opened>((opened, onClose) => {
  switch (opened.dialog) {
    case 'invite':
      return <InviteDialog role={opened.role} onClose={onClose} />;
    case 'plan':
      return <NewLessonDialog day={opened.day} onClose={onClose} />;
    case 'note':
      return <StaffNoteDialog over={null} about={null} onClose={onClose} />;
    case 'resource':
      return <ResourceDialog over={null} onClose={onClose} />;
  }
});
