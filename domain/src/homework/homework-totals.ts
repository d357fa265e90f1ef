import { z } from 'zod';

/** A student's homework, counted (R158). */
export const homeworkTotals = z
  .object({ all: z.int(), pending: z.int(), completed: z.int(), overdue: z.int() })
  .meta({ id: 'HomeworkTotals' });
export type HomeworkTotals = z.infer<typeof homeworkTotals>;
