import { STOPPABLE_KINDS, type StoppableKind } from '@bayan/domain/reminders/stoppable-kind';
import { isSignature, signatureOf } from '@bayan/platform/db/own-signature';
import { z } from 'zod';

/** What the address to be left alone by stands for. */
export interface StopClaim {
  readonly kind: StoppableKind;
  readonly studentId: string;
  readonly readerMark: string;
}

/** What is to be signed, for whoever reads mails at this address. */
export type ToWrite<Claim> = Omit<Claim, 'readerMark'> & { readonly to: string };

const DOT = '.';

/** Readable but for its end, which only we can write. */
export const sealed = (secret: Buffer, purpose: 'lesson-reply' | 'reminders', parts: readonly string[]) =>
  [...parts, signatureOf(secret, purpose, parts.join(DOT))].join(DOT);

/** Null where it is not ours. */
export function openedParts(
  secret: Buffer,
  purpose: 'lesson-reply' | 'reminders',
  token: string,
): string[] | null {
  const parts = token.split(DOT);
  const signature = parts.pop() ?? '';
  return isSignature(signature, signatureOf(secret, purpose, parts.join(DOT))) ? parts : null;
}

const MARK_LENGTH = 22;
export const readerMark = z.string().length(MARK_LENGTH);

/** Tells one address from another without naming it to who sees the link. */
export const readerMarkOf = (secret: Buffer, address: string) =>
  signatureOf(secret, 'reader', address).slice(0, MARK_LENGTH);

/** Whether the link went to one of these: who no longer reads the family's mails does not answer for it (R418). */
export const isReadAt = (
  secret: Buffer,
  { readerMark }: { readonly readerMark: string },
  addresses: readonly (string | null)[],
) => addresses.some(address => address !== null && isSignature(readerMark, readerMarkOf(secret, address)));

export const writeStopToken = (secret: Buffer, { kind, studentId, to }: ToWrite<StopClaim>) =>
  sealed(secret, 'reminders', [kind, studentId, readerMarkOf(secret, to)]);

const stopParts = z.tuple([z.enum(STOPPABLE_KINDS), z.uuid(), readerMark]);

export function readStopToken(secret: Buffer, token: string): StopClaim | null {
  const parsed = stopParts.safeParse(openedParts(secret, 'reminders', token));
  if (!parsed.success) return null;
  const [kind, studentId, readerMark] = parsed.data;
  return { kind, studentId, readerMark };
}
