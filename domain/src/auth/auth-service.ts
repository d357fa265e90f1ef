import { z } from 'zod';

/** Whom the page asks to sign people in. */
export const authServiceView = z
  .object({
    url: z.string(),
    /** To be sent with every call; our own service asks for none. */
    publicKey: z.string().nullable(),
    /** Whether somebody else runs it. */
    hosted: z.boolean(),
  })
  .meta({ id: 'AuthService' });
