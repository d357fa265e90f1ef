import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Queryable } from './database.ts';
import { formSecret } from './own-tables.ts';

/** What only we can write, and every process of ours can check. */
export const signatureOf = (
  secret: Buffer,
  purpose: 'form' | 'file' | 'calendar' | 'lesson-reply' | 'reminders' | 'reader',
  text: string,
) => createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url');

export function isSignature(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export async function readFormSecret(db: Queryable): Promise<Buffer> {
  const [row] = await db.select().from(formSecret);
  if (!row) throw new Error('there is no secret to sign with');
  return row.secret;
}

export type KnownSecret = (db: Queryable) => Promise<Buffer>;

/** The secret is the same for good: one look is enough for as long as the process lives. */
export function createKnownSecret(): KnownSecret {
  let known: Buffer | undefined;
  return async db => {
    known ??= await readFormSecret(db);
    return known;
  };
}
