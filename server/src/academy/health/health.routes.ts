import { Refusal } from '@bayan/domain/errors';
import { anyone } from '@bayan/platform/http/access';
import type { Lifecycle } from '@bayan/platform/http/lifecycle';
import { json } from '@bayan/platform/http/output';
import { defineRoute, type Route } from '@bayan/platform/http/route';
import { sql } from 'drizzle-orm';
import { z } from 'zod';

const ok = z.object({ status: z.literal('ok') }).meta({ id: 'Health' });

const OK = { status: 'ok' } as const;

export const healthRoutes = ({ lifecycle }: { lifecycle: Lifecycle }): Route[] => [
  defineRoute({
    method: 'get',
    path: '/api/health',
    summary: 'Alive, and the database answers',
    access: anyone,
    input: {},
    output: json(200, ok),
    handle: async (_call, db) => {
      await db.execute(sql`select 1`);
      return OK;
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/ready',
    summary: 'Whether this process wants requests; fails first when it shuts down',
    access: anyone,
    input: {},
    output: json(200, ok),
    handle: async (_call, db) => {
      if (lifecycle.draining) throw new Refusal('service.unavailable');
      await db.execute(sql`select 1`);
      return OK;
    },
  }),
];
