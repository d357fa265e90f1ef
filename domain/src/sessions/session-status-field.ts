import { z } from 'zod';
import { SESSION_STATUSES } from './session-status.ts';

export const sessionStatus = z.enum(SESSION_STATUSES);
