import type { ProgressNote } from '@bayan/domain/progress-notes/progress-notes.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { noteIcon } from '#ui/icons/room-icons.ts';
import { PagedList } from '#ui/paged-list.tsx';
import { NoteCard } from './note-card.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { useProgressNotes } from './use-progress-notes.ts';

interface ProgressNotesProps {
  readonly studentId: string;
  /** While the student is assigned to her (R162). */
  readonly canWrite: boolean;
}

type Open = { readonly over: ProgressNote | null } | null;

/** What a tutor wrote about a student, newest first, with a way to write and to correct. */
export function ProgressNotes({ studentId, canWrite }: ProgressNotesProps) {
  const { t } = useTranslation('students');
  const [open, setOpen] = useState<Open>(null);
  const pages = useProgressNotes(studentId);
  return (
    <div className="flex flex-col gap-5">
      {canWrite && (
        <div>
          <Button onPress={() => setOpen({ over: null })}>{t('notes.add')}</Button>
        </div>
      )}
      <PagedList
        pages={pages}
        skeletonRows={2}
        empty={{ icon: noteIcon, title: t('notes.empty.title'), text: t('notes.empty.text') }}
      >
        {notes => (
          <ul aria-label={t('tabs.notes')} className="flex flex-col gap-4">
            {notes.map(note => (
              <li key={note.id}>
                <NoteCard note={note} {...(canWrite && { onEdit: () => setOpen({ over: note }) })} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {open && <NoteDialog studentId={studentId} over={open.over} onClose={() => setOpen(null)} />}
    </div>
  );
}
