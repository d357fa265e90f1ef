import { z } from 'zod';
import { instant } from '../fields/dates.ts';
import { writing } from '../fields/text.ts';
import { pageOf, pageQuery } from '../lists/page.ts';
import { namedPerson } from '../profiles/named-person.ts';

const LONGEST_MESSAGE = 5000;

export const messageView = z
  .object({
    id: z.uuid(),
    student: namedPerson,
    tutor: namedPerson,
    authorId: z.uuid().describe('The tutor or the student.'),
    text: z.string(),
    createdAt: instant,
  })
  .meta({ id: 'Message' });
export type MessageRecord = z.input<typeof messageView>;
/** As the API answers it. */
export type Message = z.output<typeof messageView>;
export const messagePage = pageOf(messageView).meta({ id: 'MessagePage' });

/** What a tutor writes to a student of hers (R255). */
export const sendMessageForm = z.strictObject({ studentId: z.uuid(), text: writing(LONGEST_MESSAGE) });
export type SendMessageForm = z.infer<typeof sendMessageForm>;

export const messageListQuery = z.strictObject({ studentId: z.uuid(), ...pageQuery });
