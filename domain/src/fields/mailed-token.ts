import { z } from 'zod';

/** The token of a mailed address. Only the server can decode it. */
export const mailedToken = z.string().min(1).max(200);
