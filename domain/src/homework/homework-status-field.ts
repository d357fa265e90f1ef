import { z } from 'zod';
import { HOMEWORK_STATUSES } from './homework-status.ts';

export const homeworkStatus = z.enum(HOMEWORK_STATUSES);
