import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';

const ok = z.object({ status: z.literal('ok') }).meta({ id: 'Health' });

export const healthContract = defineContract('health', {
  'GET /api/health': {
    summary: 'Alive, and the database answers',
    access: 'anyone',
    answer: { status: 200, json: ok },
    errors: [],
  },
  'GET /api/ready': {
    summary: 'Whether this process wants requests; fails first when it shuts down',
    access: 'anyone',
    answer: { status: 200, json: ok },
    errors: [],
  },
});
