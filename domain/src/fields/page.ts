import { z } from 'zod';
import { wholeNumber } from './number.ts';

const PAGE_SIZE = 50;
const MAX_PAGE_SIZE = 100;

/** Room for the longest name in the widest script, as cursors of lists by name carry it. */
const MAX_CURSOR = 1000;

/** What every list takes. */
export const pageQuery = {
  cursor: z.string().max(MAX_CURSOR).optional(),
  limit: wholeNumber(1, MAX_PAGE_SIZE).default(PAGE_SIZE),
};

/** What every list answers. `nextCursor` is null on the last page. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() });
