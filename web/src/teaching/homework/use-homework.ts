import type { Homework } from '@bayan/domain/homework/homework.contract';
import { useMutation } from '@tanstack/react-query';
import { useCall } from '#platform/api/use-call.ts';
import { useRefresh } from '#platform/api/use-change.ts';
import { usePages } from '#platform/api/use-pages.ts';
import { type FilledHomework, homeworkFormOf } from './homework-form.ts';

/** What was set to one student, what is due last first. */
export const useHomework = (studentId: string) => usePages('GET /api/homework', { query: { studentId } });

interface Saved {
  readonly form: FilledHomework;
  /** What is changed, in the version that was read; null for a new one. */
  readonly over: Homework | null;
}

/** A day that is sent is due at its end: one that stays as it was is not sent, and keeps its time (R150). */
function changedIn({ dueDate, ...texts }: FilledHomework, over: Homework) {
  return dueDate === homeworkFormOf(over).dueDate ? texts : { ...texts, dueDate };
}

/** Assigns homework, in a session or outside of any, or changes it. */
export function useSaveHomework(
  set: { readonly studentId: string; readonly sessionId?: string },
  onSaved: () => void,
) {
  const call = useCall();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ form, over }: Saved) =>
      over
        ? call('PATCH /api/homework/{id}', {
            params: { id: over.id },
            body: changedIn(form, over),
            version: over.version,
          })
        : call('POST /api/homework', { body: { ...set, ...form } }),
    onSuccess: () => {
      onSaved();
      return refresh('homework');
    },
  });
}
