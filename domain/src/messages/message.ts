import { z } from 'zod';
import { instant } from '#fields/dates.ts';
import { namedPerson } from '#fields/named-person.ts';
import { pageOf, pageQuery } from '#fields/page.ts';
import { writing } from '#fields/text.ts';
import { ACADEMY } from './academy.ts';

const LONGEST_MESSAGE = 5000;

export const messageView = z
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
export const messagePage = pageOf(messageView).meta({ id: 'MessagePage' });

/** On the other side of a student: one of their tutors, or the academy. */
const correspondent = z.union([z.literal(ACADEMY), z.uuid()]);

/** What a tutor or the academy writes to a student, or a student to one of these (R255, R261). */
export const sendMessageForm = z.strictObject({
  studentId: z.uuid().optional().describe('To whom, for tutors and administrators.'),
  to: correspondent.optional().describe('To whom, for students.'),
  text: writing(LONGEST_MESSAGE),
});
export type SendMessageForm = z.infer<typeof sendMessageForm>;

export const messageListQuery = z.strictObject({
  studentId: z.uuid(),
  with: correspondent.optional().describe('Only what is between the student and this tutor, or the academy.'),
  ...pageQuery,
});

/** A student whose last word to the academy has no answer yet: not what it says (R264). */
export const waitingConversation = z
  .object({ id: z.uuid().describe('The student’s.'), student: namedPerson, since: instant })
  .meta({ id: 'WaitingConversation' });
export type WaitingConversationRecord = z.input<typeof waitingConversation>;
/** As the API answers it. */
export type WaitingConversation = z.output<typeof waitingConversation>;
export const waitingPage = pageOf(waitingConversation).meta({ id: 'WaitingConversationPage' });
export const waitingQuery = z.strictObject(pageQuery);
