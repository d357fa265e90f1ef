import { z } from 'zod';
import { namedPerson } from '#fields/named-person.ts';
import { pageOf } from '#fields/page.ts';
import { sessionView } from './session.ts';

/** A session whose tutor has left, and to whom it can be given (R604). */
const waitingSession = sessionView
  .extend({ tutors: z.array(namedPerson).describe('Who teaches the student this subject now, by name.') })
  .meta({ id: 'WaitingSession' });
export type WaitingSessionRecord = z.input<typeof waitingSession>;
/** As the API answers it. */
export type WaitingSession = z.output<typeof waitingSession>;
export const waitingSessionPage = pageOf(waitingSession).meta({ id: 'WaitingSessionPage' });

export const reassignForm = z.strictObject({ tutorId: z.uuid() });
export type ReassignForm = z.infer<typeof reassignForm>;
