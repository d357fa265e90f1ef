import { z } from 'zod';
import { defineContract, everyRole } from '#contract/contract.ts';
import { instant } from '#fields/dates.ts';
import { namedPerson } from '#fields/named-person.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { writing } from '#fields/text.ts';
import { ACADEMY } from './academy.ts';
import { MESSAGE_LIMITS } from './messages.limits.ts';

const messageView = z
  .object({
    id: z.uuid(),
    student: namedPerson,
    tutor: namedPerson.nullable().describe('Null where it is between the student and the academy.'),
    authorId: z.uuid().nullable().describe('The tutor or the student; null where the academy wrote.'),
    text: z.string(),
    createdAt: instant,
  })
  .meta({ id: 'Message' });
export type MessageRecord = z.input<typeof messageView>;
/** As the API answers it. */
export type Message = z.output<typeof messageView>;

/** On the other side of a student: one of their tutors, or the academy. */
const correspondent = z.union([z.literal(ACADEMY), z.uuid()]);

/** What a tutor or the academy writes to a student, or a student to one of these (R255, R261). */
const sendMessageForm = z.strictObject({
  studentId: z.uuid().optional().describe('To whom, for tutors and administrators.'),
  to: correspondent.optional().describe('To whom, for students.'),
  text: writing(MESSAGE_LIMITS.text),
});
export type SendMessageForm = z.output<typeof sendMessageForm>;

/** A student whose last word to the academy has no answer yet: not what it says (R264). */
const waitingConversation = z
  .object({ id: z.uuid().describe('The student’s.'), student: namedPerson, since: instant })
  .meta({ id: 'WaitingConversation' });
export type WaitingConversationRecord = z.input<typeof waitingConversation>;
/** As the API answers it. */
export type WaitingConversation = z.output<typeof waitingConversation>;

export const messagesContract = defineContract('messages', {
  'GET /api/messages': {
    summary: 'What a student and a tutor or the academy wrote to each other, newest first',
    access: everyRole,
    query: z.strictObject({
      studentId: z.uuid(),
      with: correspondent
        .optional()
        .describe('Only what is between the student and this tutor, or the academy.'),
      ...pageQuery,
    }),
    answer: { status: 200, json: pageOf(messageView).meta({ id: 'MessagePage' }) },
    errors: [],
  },
  'GET /api/messages/waiting': {
    summary: 'Whose messages to the academy wait for an answer, the longest first',
    access: ['admin'],
    query: z.strictObject(pageQuery),
    answer: { status: 200, json: pageOf(waitingConversation).meta({ id: 'WaitingConversationPage' }) },
    errors: [],
  },
  'POST /api/messages': {
    summary: 'Write to a student, or as a student to a tutor or the academy; it is kept and mailed',
    access: everyRole,
    body: sendMessageForm,
    answer: { status: 201, json: messageView },
    errors: ['not-found', 'message.undeliverable'],
    // Of one person (R260).
    limit: { name: 'messages of a person', max: 60, per: 'hour', of: 'person' },
  },
});
