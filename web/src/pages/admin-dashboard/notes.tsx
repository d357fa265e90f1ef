import { useTranslation } from 'react-i18next';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { isFiltered, useAddressFilters } from '#platform/address-filters.ts';
import { AddNoteButton } from '#teaching/staff-notes/notes-about.tsx';
import { staffNoteDialogs } from '#teaching/staff-notes/staff-note-dialogs.tsx';
import { StaffNoteFilterBar } from '#teaching/staff-notes/staff-note-filter-bar.tsx';
import { filtersIn } from '#teaching/staff-notes/staff-note-filters.ts';
import { StaffNoteList } from '#teaching/staff-notes/staff-note-list.tsx';
import { useStaffNotes } from '#teaching/staff-notes/use-staff-notes.ts';
import { DialogHost } from '#ui/dialog-host.tsx';

/** What the staff write for each other (R920). */
export function AdminNotes() {
  const { t } = useTranslation(['staff-notes', 'dashboard']);
  const { filters, setFilters } = useAddressFilters(filtersIn);
  const pages = useStaffNotes(filters);
  return (
    <DialogHost of={staffNoteDialogs}>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <PageHeader title={t('dashboard:places.admin.notes')} note={t('note')} />
        </div>
        <AddNoteButton about={null} />
      </div>
      <div className="mt-7 flex flex-col gap-6">
        <StaffNoteFilterBar filters={filters} onChange={setFilters} />
        <StaffNoteList pages={pages} emptyText={t(isFiltered(filters) ? 'empty.filtered' : 'empty.text')} />
      </div>
    </DialogHost>
  );
}
