import { z } from 'zod';
import { instant } from '#fields/dates.ts';
import { sessionView } from './session.ts';
import { logSessionForm } from './session-form.ts';

/** What stands in the way of a session (R88). */
export const sessionClash = z
  .object({
    whose: z.enum(['tutor', 'student']),
    startsAt: instant,
    endsAt: instant,
    session: sessionView.nullable().describe('Null where the reader may not see it.'),
  })
  .meta({ id: 'SessionClash' });
export type SessionClashRecord = z.input<typeof sessionClash>;
/** As the API answers it. */
export type SessionClash = z.output<typeof sessionClash>;

export const clashAnswer = z.object({ clash: sessionClash.nullable() }).meta({ id: 'ClashAnswer' });

/** As the form would be sent, so far as it says who and when. */
export const clashQuery = logSessionForm
  .pick({ studentId: true, date: true, time: true, timezone: true, duration: true })
  .extend({ except: z.uuid().optional().describe('One’s own session that is being moved.') });
export type ClashQuery = z.infer<typeof clashQuery>;
