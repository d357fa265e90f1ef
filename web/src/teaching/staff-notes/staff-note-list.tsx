import type { StaffNote } from '@bayan/domain/staff-notes/staff-notes.contract';
import { useTranslation } from 'react-i18next';
import type { Pages } from '#platform/api/use-pages.ts';
import { noteIcon } from '#ui/icons/room-icons.ts';
import { PagedList } from '#ui/paged-list.tsx';
import { StaffNoteCard } from './staff-note-card.tsx';

interface StaffNoteListProps {
  readonly pages: Pages<StaffNote>;
  readonly emptyText: string;
  readonly showsAbout?: boolean;
}

/** The pinned first, then the newest, as far down as somebody reads. */
export function StaffNoteList({ pages, emptyText, showsAbout = true }: StaffNoteListProps) {
  const { t } = useTranslation('staff-notes');
  return (
    <PagedList
      pages={pages}
      skeletonRows={3}
      empty={{ icon: noteIcon, title: t('empty.title'), text: emptyText }}
    >
      {notes => (
        <ul aria-label={t('list')} className="flex flex-col gap-4">
          {notes.map(note => (
            <li key={note.id}>
              <StaffNoteCard note={note} showsAbout={showsAbout} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
