import { ApiError } from '#platform/api-client.ts';
import { newId } from '#platform/new-id.ts';

/** By what was sent; of the changes that were sent and not answered. */
const keys = new Map<string, string>();

/** It may have been done all the same: the network failed, or what stood between did not wait for the answer. */
export const isUnanswered = (error: unknown) =>
  error instanceof ApiError && (error.code === 'service.unavailable' || error.code === 'internal');

/**
 * Sends a change under a key that stays the same until the change is answered: whoever presses Save again after a lost
 * answer gets that answer, and no conflict with themselves and no second record (R298).
 */
export async function sendUnderOneKey<Answer>(
  sent: unknown,
  send: (idempotencyKey: string) => Promise<Answer>,
): Promise<Answer> {
  const text = JSON.stringify(sent);
  const key = keys.get(text) ?? newId();
  keys.set(text, key);
  try {
    const answer = await send(key);
    keys.delete(text);
    return answer;
  } catch (error) {
    if (!isUnanswered(error)) keys.delete(text);
    throw error;
  }
}
