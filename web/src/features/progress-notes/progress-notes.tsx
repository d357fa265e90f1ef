import type { ProgressNote } from '@bayan/domain/progress-notes/progress-note';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '../../platform/use-error-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { noteIcon } from '../../ui/icons/room-icons.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NoteCard } from './note-card.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { useProgressNotes } from './use-progress-notes.ts';

interface ProgressNotesProps {
  readonly studentId: string;
  readonly timezone: string;
  /** While the student is assigned to her (R162). */
  readonly canWrite: boolean;
}

type Open = { readonly over: ProgressNote | null } | null;

/** What a tutor wrote about a student, newest first, with a way to write and to correct. */
export function ProgressNotes({ studentId, timezone, canWrite }: ProgressNotesProps) {
  const { t } = useTranslation('students');
  const errorTexts = useErrorTexts();
  const [open, setOpen] = useState<Open>(null);
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useProgressNotes(studentId);
  const notes = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="flex flex-col gap-5">
      {canWrite && (
        <div>
          <Button onPress={() => setOpen({ over: null })}>{t('notes.add')}</Button>
        </div>
      )}
      {isPending && (
        <Card>
          <Skeleton rows={2} />
        </Card>
      )}
      {error && <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />}
      {data && notes.length === 0 && (
        <Card>
          <EmptyState icon={noteIcon} title={t('notes.empty.title')} text={t('notes.empty.text')} />
        </Card>
      )}
      {notes.length > 0 && (
        <ul aria-label={t('tabs.notes')} className="flex flex-col gap-4">
          {notes.map(note => (
            <li key={note.id}>
              <NoteCard note={note} timezone={timezone} onEdit={() => setOpen({ over: note })} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && !error && (
        <MoreButton isPending={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      )}
      {open && <NoteDialog studentId={studentId} over={open.over} onClose={() => setOpen(null)} />}
    </div>
  );
}
