import { ANSWERS, type Answer } from '@bayan/domain/reminders/lesson-answer';
import {
  REMINDED,
  REMINDER_KINDS,
  type Reminded,
  type ReminderKind,
} from '@bayan/domain/reminders/reminder-kind';
import { isSignature, signatureOf } from '@bayan/platform/db/own-signature';
import { z } from 'zod';

/** What a link of a reminder stands for: one answer, by one reader, about one lesson at one start (R416). */
export interface ReplyClaim {
  readonly answer: Answer;
  readonly reader: Reminded;
  readonly reminderId: string;
  readonly startsAt: Date;
  readonly readerMark: string;
}

/** What the address to be left alone by stands for. */
export interface StopClaim {
  readonly kind: ReminderKind;
  readonly studentId: string;
  readonly readerMark: string;
}

/** What is to be signed, for whoever reads mails at this address. */
type ToWrite<Claim> = Omit<Claim, 'readerMark'> & { readonly to: string };

const DOT = '.';
const SECOND_MS = 1000;

/** Readable but for its end, which only we can write. */
const sealed = (secret: Buffer, purpose: 'lesson-reply' | 'reminders', parts: readonly string[]) =>
  [...parts, signatureOf(secret, purpose, parts.join(DOT))].join(DOT);

/** Null where it is not ours. */
function openedParts(secret: Buffer, purpose: 'lesson-reply' | 'reminders', token: string): string[] | null {
  const parts = token.split(DOT);
  const signature = parts.pop() ?? '';
  return isSignature(signature, signatureOf(secret, purpose, parts.join(DOT))) ? parts : null;
}

const MARK_LENGTH = 22;

/** Tells one address from another without naming it to who sees the link. */
export const readerMarkOf = (secret: Buffer, address: string) =>
  signatureOf(secret, 'reader', address).slice(0, MARK_LENGTH);

/** Whether the link went to one of these: who no longer reads the family's reminders does not answer for it (R418). */
export const isReadAt = (
  secret: Buffer,
  { readerMark }: ReplyClaim | StopClaim,
  addresses: readonly (string | null)[],
) => addresses.some(address => address !== null && isSignature(readerMark, readerMarkOf(secret, address)));

export const writeReplyToken = (secret: Buffer, claim: ToWrite<ReplyClaim>) =>
  sealed(secret, 'lesson-reply', [
    claim.answer,
    claim.reader,
    claim.reminderId,
    Math.floor(claim.startsAt.getTime() / SECOND_MS).toString(36),
    readerMarkOf(secret, claim.to),
  ]);

const mark = z.string().length(MARK_LENGTH);

const replyParts = z.tuple([
  z.enum(ANSWERS),
  z.enum(REMINDED),
  z.uuid(),
  z.string().regex(/^[0-9a-z]{1,9}$/),
  mark,
]);

export function readReplyToken(secret: Buffer, token: string): ReplyClaim | null {
  const parsed = replyParts.safeParse(openedParts(secret, 'lesson-reply', token));
  if (!parsed.success) return null;
  const [answer, reader, reminderId, seconds, readerMark] = parsed.data;
  const startsAt = new Date(Number.parseInt(seconds, 36) * SECOND_MS);
  return { answer, reader, reminderId, startsAt, readerMark };
}

export const writeStopToken = (secret: Buffer, { kind, studentId, to }: ToWrite<StopClaim>) =>
  sealed(secret, 'reminders', [kind, studentId, readerMarkOf(secret, to)]);

const stopParts = z.tuple([z.enum(REMINDER_KINDS), z.uuid(), mark]);

export function readStopToken(secret: Buffer, token: string): StopClaim | null {
  const parsed = stopParts.safeParse(openedParts(secret, 'reminders', token));
  if (!parsed.success) return null;
  const [kind, studentId, readerMark] = parsed.data;
  return { kind, studentId, readerMark };
}
