import { usePages } from '#platform/api/use-pages.ts';

/** What was written between a student and one other side, or all of it that the signed-in person may read, newest first. */
export const useMessages = (studentId: string, correspondent?: string) =>
  usePages('GET /api/messages', { query: { studentId, with: correspondent } });

/** Who waits for the academy's answer, the longest first. */
export const useWaitingConversations = () => usePages('GET /api/messages/waiting', {});
