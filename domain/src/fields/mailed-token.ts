import { z } from 'zod';

/** As it stands in a mailed address; what it stands for only the server can read. */
export const mailedToken = z.string().min(1).max(200);
