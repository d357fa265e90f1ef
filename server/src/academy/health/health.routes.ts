import { Refusal } from '@bayan/domain/errors';
import { healthContract } from '@bayan/domain/health/health.contract';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import type { Lifecycle } from '@bayan/platform/http/lifecycle';
import { sql } from 'drizzle-orm';

const OK = { status: 'ok' } as const;

export const healthRoutes = ({ lifecycle }: { lifecycle: Lifecycle }) =>
  defineRoutes(healthContract, {
    async 'GET /api/health'(_call, db) {
      await db.execute(sql`select 1`);
      return OK;
    },
    async 'GET /api/ready'(_call, db) {
      if (lifecycle.draining) throw new Refusal('service.unavailable');
      await db.execute(sql`select 1`);
      return OK;
    },
  });
