import { z } from 'zod';

/** What is left to say of a record that was removed, stopped or only looked at. */
export const withId = z.object({ id: z.uuid() });
