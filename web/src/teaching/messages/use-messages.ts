import type { Message, SendMessageForm, WaitingConversation } from '@bayan/domain/messages/message';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#platform/api/use-api.ts';
import { useUntypedPages } from '#platform/api/use-untyped-pages.ts';

const allMessages = ['messages'];

/** What was written between a student and one other side, or all of it that the signed-in person may read, newest first. */
export const useMessages = (studentId: string, correspondent?: string) =>
  useUntypedPages<Message>({
    queryKey: [...allMessages, studentId, correspondent ?? null],
    path: '/api/messages',
    query: new URLSearchParams({ studentId, ...(correspondent !== undefined && { with: correspondent }) }),
  });

/** Who waits for the academy's answer, the longest first. */
export const useWaitingConversations = () =>
  useUntypedPages<WaitingConversation>({
    queryKey: [...allMessages, 'waiting'],
    path: '/api/messages/waiting',
    query: new URLSearchParams(),
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
    onSuccess: () => queries.invalidateQueries({ queryKey: allMessages }),
  });
}
