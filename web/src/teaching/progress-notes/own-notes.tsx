import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { noteIcon } from '#ui/icons/room-icons.ts';
import { PagedList } from '#ui/paged-list.tsx';
import { NoteCard } from './note-card.tsx';
import { useProgressNotes } from './use-progress-notes.ts';

interface OwnNotesProps {
  readonly studentId: string;
}

/** What all tutors of a student wrote about them, newest first, as the student reads it. */
export function OwnNotes({ studentId }: OwnNotesProps) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  return (
    <PagedList
      pages={useProgressNotes(studentId)}
      skeletonRows={2}
      empty={{ icon: noteIcon, title: t('notes.empty.title'), text: t('notes.empty.text') }}
    >
      {notes => (
        <ul aria-label={t('notes.title')} className="flex flex-col gap-4">
          {notes.map(note => (
            <li key={note.id}>
              <NoteCard note={note} author={nameOf(note.tutor, language)} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
