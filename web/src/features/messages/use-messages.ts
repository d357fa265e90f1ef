import type { Message, SendMessageForm } from '@bayan/domain/messages/message';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../platform/auth/use-api.ts';
import { usePages } from '../../platform/use-pages.ts';

const keyOf = (studentId: string) => ['messages', studentId];

/** What was written between the signed-in person and a student, newest first. */
export const useMessages = (studentId: string) =>
  usePages<Message>({
    queryKey: keyOf(studentId),
    path: '/api/messages',
    query: new URLSearchParams({ studentId }),
  });

interface Sent extends SendMessageForm {
  readonly key: string;
}

export function useSendMessage() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: Sent) =>
      api<Message>('/api/messages', { method: 'POST', body, idempotencyKey: key }),
    onSuccess: ({ student }) => queries.invalidateQueries({ queryKey: keyOf(student.id) }),
  });
}
