import { z } from 'zod';
import { defineContract, everyoneInLessons } from '#contract/contract.ts';
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
/** The answer as a client receives it. */
export type Message = z.output<typeof messageView>;

/** The correspondent of a student: a tutor or the academy. */
const correspondent = z.union([z.literal(ACADEMY), z.uuid()]);

/** A message to a student, or from a student to a tutor or the academy (R255, R261). */
const sendMessageForm = z.strictObject({
  studentId: z.uuid().optional().describe('Recipient of messages from tutors and admins.'),
  to: correspondent.optional().describe('Recipient of messages from students.'),
  text: writing(MESSAGE_LIMITS.text),
});
export type SendMessageForm = z.output<typeof sendMessageForm>;

/** A student with an unanswered message to the academy, without its text (R264). */
export const waitingConversation = z
  .object({ id: z.uuid().describe('Id of the student.'), student: namedPerson, since: instant })
  .meta({ id: 'WaitingConversation' });
export type WaitingConversationRecord = z.input<typeof waitingConversation>;
/** The answer as a client receives it. */
export type WaitingConversation = z.output<typeof waitingConversation>;

export const messagesContract = defineContract('messages', {
  'GET /api/messages': {
    summary: 'List a student’s messages, newest first',
    description: 'The messages are between the student and a tutor or the academy.',
    access: everyoneInLessons,
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
    access: ['operations'],
    query: z.strictObject(pageQuery),
    answer: { status: 200, json: pageOf(waitingConversation).meta({ id: 'WaitingConversationPage' }) },
    errors: [],
  },
  'POST /api/messages': {
    summary: 'Send a message',
    description:
      'Admins and tutors write to a student. Students write to a tutor or the academy. The server stores the message and sends it by e-mail.',
    access: everyoneInLessons,
    body: sendMessageForm,
    answer: { status: 201, json: messageView },
    errors: ['not-found', 'message.undeliverable'],
    // R260
    limit: { name: 'messages of a person', max: 60, per: 'hour', of: 'person' },
  },
});
