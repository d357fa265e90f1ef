import { callAsVisitor } from '#platform/api/call.ts';

export const lookAtReply = (token: string) =>
  callAsVisitor('POST /api/lesson-replies/look', { body: { token } });

export interface MoveWish {
  readonly reason: string;
  readonly date?: string;
  readonly time?: string;
}

export const sendReply = (token: string, wish?: MoveWish) =>
  callAsVisitor('POST /api/lesson-replies', { body: { token, ...wish } });
