import type { ProgressNote } from '@bayan/domain/progress-notes/progress-notes.contract';
import { useMutation } from '@tanstack/react-query';
import { useCall } from '#platform/api/use-call.ts';
import { useRefresh } from '#platform/api/use-change.ts';
import { usePages } from '#platform/api/use-pages.ts';
import { type FilledNote, sentNote } from './note-form.ts';

export const useProgressNotes = (studentId: string) =>
  usePages('GET /api/progress-notes', { query: { studentId } });

interface Saved {
  readonly form: FilledNote;
  /** The note that is corrected, in the version that was read; null for a new one. */
  readonly over: ProgressNote | null;
}

/** Writes a note, or corrects one. */
export function useSaveProgressNote(studentId: string, onSaved: () => void) {
  const call = useCall();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ form, over }: Saved) =>
      over
        ? call('PATCH /api/progress-notes/{id}', {
            params: { id: over.id },
            body: sentNote(form),
            version: over.version,
          })
        : call('POST /api/progress-notes', {
            body: { studentId, ...sentNote(form) },
          }),
    onSuccess: () => {
      onSaved();
      return refresh('progress-notes');
    },
  });
}
