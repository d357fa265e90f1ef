import { ANSWERS, type Answer } from '@bayan/domain/reminders/lesson-answer';
import { REMINDED, type Reminded } from '@bayan/domain/reminders/reminder-kind';
import { z } from 'zod';
import {
  openedParts,
  readerMark,
  readerMarkOf,
  sealed,
  type ToWrite,
} from '#teaching/mail-stops/stop-tokens.ts';

/** What a link of a reminder stands for: one answer, by one reader, about one lesson at one start (R416). */
export interface ReplyClaim {
  readonly answer: Answer;
  readonly reader: Reminded;
  readonly reminderId: string;
  readonly startsAt: Date;
  readonly readerMark: string;
}

const SECOND_MS = 1000;

export const writeReplyToken = (secret: Buffer, claim: ToWrite<ReplyClaim>) =>
  sealed(secret, 'lesson-reply', [
    claim.answer,
    claim.reader,
    claim.reminderId,
    Math.floor(claim.startsAt.getTime() / SECOND_MS).toString(36),
    readerMarkOf(secret, claim.to),
  ]);

const replyParts = z.tuple([
  z.enum(ANSWERS),
  z.enum(REMINDED),
  z.uuid(),
  z.string().regex(/^[0-9a-z]{1,9}$/),
  readerMark,
]);

export function readReplyToken(secret: Buffer, token: string): ReplyClaim | null {
  const parsed = replyParts.safeParse(openedParts(secret, 'lesson-reply', token));
  if (!parsed.success) return null;
  const [answer, reader, reminderId, seconds, mark] = parsed.data;
  const startsAt = new Date(Number.parseInt(seconds, 36) * SECOND_MS);
  return { answer, reader, reminderId, startsAt, readerMark: mark };
}
