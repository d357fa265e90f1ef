import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';

const ok = z.object({ status: z.literal('ok') }).meta({ id: 'Health' });

export const healthContract = defineContract('health', {
  'GET /api/health': {
    summary: 'Check that the server and its database respond',
    access: 'anyone',
    answer: { status: 200, json: ok },
    errors: [],
  },
  'GET /api/ready': {
    summary: 'Check that the server accepts requests',
    description: 'The check fails as soon as the server starts to shut down.',
    access: 'anyone',
    answer: { status: 200, json: ok },
    errors: [],
  },
});
