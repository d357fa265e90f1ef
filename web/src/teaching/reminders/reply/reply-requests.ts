import type { LessonReply } from '@bayan/domain/reminders/lesson-reply';
import { type Api, createApi } from '#platform/api-client.ts';

/** For whoever holds a mailed link: nobody asks who they are. */
const api: Api = createApi({
  token: async () => null,
  renewedToken: async () => null,
  onRefused: () => {},
});

export const lookAtReply = (token: string) =>
  api<LessonReply>('/api/lesson-replies/look', { method: 'POST', body: { token } });

export interface Wish {
  readonly reason: string;
  readonly date?: string;
  readonly time?: string;
}

export const sendReply = (token: string, wish?: Wish) =>
  api<LessonReply>('/api/lesson-replies', { method: 'POST', body: { token, ...wish } });
