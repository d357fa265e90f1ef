import { z } from 'zod';

/** Whom the page asks to sign people in. */
export const authServiceView = z
  .object({
    url: z.string(),
    /** To be sent with every call; our own service asks for none. */
    publicKey: z.string().nullable(),
    /** Whether somebody else runs it. */
    hosted: z.boolean(),
    /** Whether people may sign up by themselves; a hosted service answers that when somebody does. */
    signUpOpen: z.boolean(),
  })
  .meta({ id: 'AuthService' });
export type AuthService = z.infer<typeof authServiceView>;
