import type { StaffNote, StaffNoteAbout } from '@bayan/domain/staff-notes/staff-notes.contract';
import { useMutation } from '@tanstack/react-query';
import { givenIn } from '#platform/address-filters.ts';
import { useCall } from '#platform/api/use-call.ts';
import { useRefresh } from '#platform/api/use-change.ts';
import { usePages } from '#platform/api/use-pages.ts';
import type { StaffNoteFilters } from './staff-note-filters.ts';
import { bodyOf, type StaffNoteForm } from './staff-note-form.ts';

export const useStaffNotes = (filters: StaffNoteFilters) =>
  usePages('GET /api/staff-notes', { query: givenIn(filters) });

const FILTER_OF = { person: 'personId', session: 'sessionId', application: 'applicationId' } as const;

/** Those about one person, lesson or application. */
export const useNotesAbout = ({ kind, id }: StaffNoteAbout) =>
  usePages('GET /api/staff-notes', { query: { [FILTER_OF[kind]]: id } });

interface Saved {
  readonly form: StaffNoteForm;
  /** The note that is changed, in the version that was read; null for a new one. */
  readonly over: StaffNote | null;
}

/** Writes a note, or changes one. */
export function useSaveStaffNote(onSaved: () => void) {
  const call = useCall();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ form, over }: Saved) =>
      over
        ? call('PATCH /api/staff-notes/{id}', {
            params: { id: over.id },
            body: bodyOf(form),
            version: over.version,
          })
        : call('POST /api/staff-notes', { body: bodyOf(form) }),
    onSuccess: () => {
      onSaved();
      return refresh('staff-notes');
    },
  });
}
