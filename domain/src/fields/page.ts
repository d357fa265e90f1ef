import { z } from 'zod';
import { wholeNumber } from './number.ts';

const PAGE_SIZE = 50;
const MAX_PAGE_SIZE = 100;

/** Cursors of lists by name contain the name, so the longest name must fit. */
const MAX_CURSOR = 1000;

/** The query of every list. */
export const pageQuery = {
  cursor: z.string().max(MAX_CURSOR).optional(),
  limit: wholeNumber(1, MAX_PAGE_SIZE).default(PAGE_SIZE),
};

/** The answer of every list. `nextCursor` is null on the last page. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() });
