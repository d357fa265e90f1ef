import type { StaffNote } from '@bayan/domain/staff-notes/staff-notes.contract';
import { createDialogHost } from '#ui/dialog-host.tsx';
import { RemoveStaffNote } from './remove-staff-note.tsx';
import { StaffNoteDialog } from './staff-note-dialog.tsx';
import type { Attached } from './staff-note-form.ts';

type OpenedNote =
  | { readonly dialog: 'add'; readonly about: Attached | null }
  | { readonly dialog: 'edit' | 'remove'; readonly note: StaffNote };

export const staffNoteDialogs = createDialogHost<OpenedNote>((opened, onClose) => {
  switch (opened.dialog) {
    case 'add':
      return <StaffNoteDialog over={null} about={opened.about} onClose={onClose} />;
    case 'edit':
      return <StaffNoteDialog over={opened.note} about={null} onClose={onClose} />;
    case 'remove':
      return <RemoveStaffNote note={opened.note} onClose={onClose} />;
  }
});
