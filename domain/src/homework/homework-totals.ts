import { z } from 'zod';

/** A student's homework, counted (R158). */
export const homeworkTotals = z
  .object({ all: z.int(), pending: z.int(), completed: z.int(), overdue: z.int() })
  .meta({ id: 'HomeworkTotals' });
export type HomeworkTotals = z.infer<typeof homeworkTotals>;

/** How much of all is done, in whole per cent; 0 where there is none (R147). */
export const rateOfAll = ({ completed, all }: Pick<HomeworkTotals, 'completed' | 'all'>): number =>
  all === 0 ? 0 : Math.round((completed / all) * 100);
