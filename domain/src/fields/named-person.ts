import { z } from 'zod';

/** A person as part of another record. */
export const namedPerson = z.object({ id: z.uuid(), name: z.string(), nameAr: z.string().nullable() });
