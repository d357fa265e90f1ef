import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { DialogHost, useOpenDialog } from '#ui/dialog-host.tsx';
import { staffNoteDialogs } from './staff-note-dialogs.tsx';
import type { Attached } from './staff-note-form.ts';
import { StaffNoteList } from './staff-note-list.tsx';
import { useNotesAbout } from './use-staff-notes.ts';

interface NotesAboutProps {
  /** The person, lesson or application, and how the page calls it. */
  readonly about: Attached;
  /** Of its heading: a step below what the page around it is about. */
  readonly level?: 2 | 3;
}

/** The staff's notes about one thing, with a way to write another: a part of that thing's own page. */
export function NotesAbout({ about, level = 2 }: NotesAboutProps) {
  const { t } = useTranslation('staff-notes');
  const heading = useId();
  const Heading = `h${level}` as const;
  return (
    <DialogHost of={staffNoteDialogs}>
      <section aria-labelledby={heading} className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Heading id={heading} className="text-lg font-semibold">
            {t('list')}
          </Heading>
          <AddNoteButton about={about} />
        </div>
        <StaffNoteList pages={useNotesAbout(about)} emptyText={t('empty.about')} showsAbout={false} />
      </section>
    </DialogHost>
  );
}

export function AddNoteButton({ about }: { readonly about: Attached | null }) {
  const { t } = useTranslation('staff-notes');
  const openDialog = useOpenDialog(staffNoteDialogs);
  return <Button onPress={() => openDialog({ dialog: 'add', about })}>{t('add')}</Button>;
}
