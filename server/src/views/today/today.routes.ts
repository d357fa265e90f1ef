import { todayContract } from '@bayan/domain/today/today.contract';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { readToday } from './read-today.ts';
import { countSecurityToday } from './security-today.repository.ts';

export const todayRoutes = () =>
  defineRoutes(todayContract, {
    'GET /api/today': ({ actor, now }, db) => readToday(db, actor, now),
    'GET /api/today/security': async ({ now }, db) => ({ items: await countSecurityToday(db, now) }),
  });
