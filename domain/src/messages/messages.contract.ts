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
    tutor: namedPerson.nullable().describe('Null for messages between the student and the academy.'),
    authorId: z
      .uuid()
      .nullable()
      .describe('Id of the tutor or the student. Null for messages from the academy.'),
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
  studentId: z.uuid().optional().describe('Recipient of messages from tutors and admins.'),
  to: correspondent.optional().describe('Recipient of messages from students.'),
  text: writing(MESSAGE_LIMITS.text),
});
export type SendMessageForm = z.output<typeof sendMessageForm>;

/** A student whose last word to the academy has no answer yet: not what it says (R264). */
const waitingConversation = z
  .object({ id: z.uuid().describe('Id of the student.'), student: namedPerson, since: instant })
  .meta({ id: 'WaitingConversation' });
export type WaitingConversationRecord = z.input<typeof waitingConversation>;
/** As the API answers it. */
export type WaitingConversation = z.output<typeof waitingConversation>;

export const messagesContract = defineContract('messages', {
  'GET /api/messages': {
    summary: 'List a student’s messages, newest first',
    description: 'The messages are between the student and a tutor or the academy.',
    access: everyRole,
    query: z.strictObject({
      studentId: z.uuid(),
      with: correspondent
        .optional()
        .describe('List only messages between the student and this tutor, or the academy.'),
      ...pageQuery,
    }),
    answer: { status: 200, json: pageOf(messageView).meta({ id: 'MessagePage' }) },
    errors: [],
  },
  'GET /api/messages/waiting': {
    summary: 'List unanswered conversations, longest wait first',
    description: 'The conversations are between students and the academy.',
    access: ['admin'],
    query: z.strictObject(pageQuery),
    answer: { status: 200, json: pageOf(waitingConversation).meta({ id: 'WaitingConversationPage' }) },
    errors: [],
  },
  'POST /api/messages': {
    summary: 'Send a message',
    description:
      'Admins and tutors write to a student. Students write to a tutor or the academy. The server stores the message and sends it by e-mail.',
    access: everyRole,
    body: sendMessageForm,
    answer: { status: 201, json: messageView },
    errors: ['not-found', 'message.undeliverable'],
    // Of one person (R260).
    limit: { name: 'messages of a person', max: 60, per: 'hour', of: 'person' },
  },
});
