import { z } from 'zod';
import { instant } from '#fields/dates.ts';
import { namedPerson } from '#fields/named-person.ts';
import { pageOf } from '#fields/page.ts';
import { sessionView } from '#sessions/sessions.contract.ts';
import { SESSION_REQUEST_KINDS, SESSION_REQUEST_STATUSES } from './session-request-status.ts';

const participant = namedPerson.extend({ timezone: z.string() });

/** What a student asks about a session, and what came of it. */
export const sessionRequestView = z
  .object({
    id: z.uuid(),
    session: sessionView
      .pick({
        id: true,
        subject: true,
        startsAt: true,
        endsAt: true,
        duration: true,
        timezone: true,
        tutorLeftAt: true,
      })
      .describe('As it is now.'),
    tutor: participant,
    student: participant,
    kind: z.enum(SESSION_REQUEST_KINDS),
    reason: z.string(),
    wish: z
      .object({ startsAt: instant, timezone: z.string().describe('In which it was typed.') })
      .nullable()
      .describe('When the lesson would suit better, where somebody said so.'),
    status: z.enum(SESSION_REQUEST_STATUSES),
    answer: z
      .object({ at: instant, by: z.enum(['tutor', 'academy']), text: z.string().nullable() })
      .nullable(),
    createdAt: instant,
    updatedAt: instant,
    version: z.int(),
  })
  .meta({ id: 'SessionRequest' });
export type SessionRequestRecord = z.input<typeof sessionRequestView>;
/** As the API answers it. */
export type SessionRequest = z.output<typeof sessionRequestView>;
export const sessionRequestPage = pageOf(sessionRequestView).meta({ id: 'SessionRequestPage' });
