import type { ProgressNote } from '@bayan/domain/progress-notes/progress-notes.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#platform/auth/use-api.ts';
import { usePages } from '#platform/use-pages.ts';
import { type NoteForm, sentNote } from './note-form.ts';

const keyOf = (studentId: string) => ['progress-notes', studentId];

export const useProgressNotes = (studentId: string) =>
  usePages<ProgressNote>({
    queryKey: keyOf(studentId),
    path: '/api/progress-notes',
    query: new URLSearchParams({ studentId }),
  });

interface Saved {
  readonly form: NoteForm;
  /** The note that is corrected, in the version that was read; null for a new one. */
  readonly over: ProgressNote | null;
  readonly key: string;
}

/** Writes a note, or corrects one. */
export function useSaveProgressNote(studentId: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ form, over, key }: Saved) =>
      over
        ? api<ProgressNote>(`/api/progress-notes/${over.id}`, {
            method: 'PATCH',
            body: sentNote(form),
            version: over.version,
          })
        : api<ProgressNote>('/api/progress-notes', {
            method: 'POST',
            body: { studentId, ...sentNote(form) },
            idempotencyKey: key,
          }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(studentId) }),
  });
}
