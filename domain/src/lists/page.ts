import { z } from 'zod';
import { wholeNumber } from '../fields/number.ts';

export const PAGE_SIZE = 50;
export const MAX_PAGE_SIZE = 100;

/** What every list takes. */
export const pageQuery = {
  cursor: z.string().max(500).optional(),
  limit: wholeNumber(1, MAX_PAGE_SIZE).default(PAGE_SIZE),
};

/** What every list answers. `nextCursor` is null on the last page. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() });
