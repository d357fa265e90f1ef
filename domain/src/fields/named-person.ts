import { z } from 'zod';

/** Somebody as another record names them. */
export const namedPerson = z.object({ id: z.uuid(), name: z.string(), nameAr: z.string().nullable() });
