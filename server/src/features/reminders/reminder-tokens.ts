import { ANSWERS, type Answer } from '@bayan/domain/reminders/lesson-reply';
import {
  REMINDED,
  REMINDER_KINDS,
  type Reminded,
  type ReminderKind,
} from '@bayan/domain/reminders/reminder-kind';
import { z } from 'zod';
import { isSignature, signatureOf } from '../../db/own-signature.ts';

/** What a link of a reminder stands for: one answer, by one reader, about one lesson at one start (R416). */
export interface ReplyClaim {
  readonly answer: Answer;
  readonly reader: Reminded;
  readonly reminderId: string;
  readonly startsAt: Date;
}

/** What the address to be left alone by stands for. */
export interface StopClaim {
  readonly kind: ReminderKind;
  readonly studentId: string;
}

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

export const writeReplyToken = (secret: Buffer, { answer, reader, reminderId, startsAt }: ReplyClaim) =>
  sealed(secret, 'lesson-reply', [
    answer,
    reader,
    reminderId,
    Math.floor(startsAt.getTime() / SECOND_MS).toString(36),
  ]);

const replyParts = z.tuple([
  z.enum(ANSWERS),
  z.enum(REMINDED),
  z.uuid(),
  z.string().regex(/^[0-9a-z]{1,9}$/),
]);

export function readReplyToken(secret: Buffer, token: string): ReplyClaim | null {
  const parsed = replyParts.safeParse(openedParts(secret, 'lesson-reply', token));
  if (!parsed.success) return null;
  const [answer, reader, reminderId, seconds] = parsed.data;
  return { answer, reader, reminderId, startsAt: new Date(Number.parseInt(seconds, 36) * SECOND_MS) };
}

export const writeStopToken = (secret: Buffer, { kind, studentId }: StopClaim) =>
  sealed(secret, 'reminders', [kind, studentId]);

const stopParts = z.tuple([z.enum(REMINDER_KINDS), z.uuid()]);

export function readStopToken(secret: Buffer, token: string): StopClaim | null {
  const parsed = stopParts.safeParse(openedParts(secret, 'reminders', token));
  if (!parsed.success) return null;
  const [kind, studentId] = parsed.data;
  return { kind, studentId };
}
