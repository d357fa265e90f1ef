import type { ProgressNote } from '@bayan/domain/progress-notes/progress-notes.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCall } from '#platform/api/use-call.ts';
import { usePages } from '#platform/api/use-pages.ts';
import { type FilledNote, sentNote } from './note-form.ts';

const keyOf = (studentId: string) => ['progress-notes', studentId];

export const useProgressNotes = (studentId: string) =>
  usePages<ProgressNote>({
    queryKey: keyOf(studentId),
    path: '/api/progress-notes',
    query: new URLSearchParams({ studentId }),
  });

interface Saved {
  readonly form: FilledNote;
  /** The note that is corrected, in the version that was read; null for a new one. */
  readonly over: ProgressNote | null;
  readonly key: string;
}

/** Writes a note, or corrects one. */
export function useSaveProgressNote(studentId: string) {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ form, over, key }: Saved) =>
      over
        ? call('PATCH /api/progress-notes/{id}', {
            params: { id: over.id },
            body: sentNote(form),
            version: over.version,
          })
        : call('POST /api/progress-notes', {
            body: { studentId, ...sentNote(form) },
            idempotencyKey: key,
          }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(studentId) }),
  });
}
