import { z } from 'zod';
import { instant } from '#fields/dates.ts';
import { namedPerson } from '#fields/named-person.ts';
import { pageOf } from '#fields/page.ts';
import { subject } from '#subjects/subject.ts';
import { sessionStatus } from './session-status-field.ts';

/** The least that one must know of the other person: what to call them and what their clock reads. */
const participant = namedPerson.extend({ timezone: z.string() });

export const sessionView = z
  .object({
    id: z.uuid(),
    tutor: participant,
    student: participant,
    subject,
    startsAt: instant,
    endsAt: instant,
    duration: z.int(),
    timezone: z.string().describe('The family’s zone.'),
    status: sessionStatus,
    notes: z.string(),
    homework: z.string(),
    meetingLink: z.string().nullable(),
    confirmedAt: instant.nullable().describe('When the family confirmed this start.'),
    tutorLeftAt: instant
      .nullable()
      .describe('Since when a session to come waits for another tutor; nobody gives it at present.'),
    isFormer: z
      .boolean()
      .describe('Whether the reader is its former tutor, who closes what has begun and no more.'),
    cancellation: z.object({ at: instant, reason: z.string().nullable() }).nullable(),
    begunAt: instant.nullable().describe('When it was set in progress.'),
    closedAt: instant
      .nullable()
      .describe('When it was completed; null of one completed before this was kept.'),
    correction: z
      .object({
        at: instant,
        reason: z.string().nullable().describe('Null for the family, who does not read it.'),
      })
      .nullable()
      .describe('The last correction since it was completed.'),
    feedback: z
      .object({
        studentRating: z.int().nullable(),
        studentComments: z.string().nullable(),
        studentRatedAt: instant.nullable().describe('When the student first rated it.'),
        tutorRating: z.int().nullable(),
        tutorComments: z.string().nullable(),
        studentVersion: z
          .int()
          .describe('The version of the student’s rating, for If-Match of a change to it; 0 is the first.'),
        tutorVersion: z
          .int()
          .describe('The version of the tutor’s rating, for If-Match of a change to it; 0 is the first.'),
      })
      .nullable(),
    createdAt: instant,
    updatedAt: instant,
    version: z.int(),
  })
  .meta({ id: 'Session' });
export type SessionRecord = z.input<typeof sessionView>;
/** As the API answers it. */
export type Session = z.output<typeof sessionView>;

export const sessionPage = pageOf(sessionView).meta({ id: 'SessionPage' });
