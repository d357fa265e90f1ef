import { badgesContract } from '@bayan/domain/badges/badges.contract';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { countBadges } from './badges.repository.ts';

export const badgeRoutes = () =>
  defineRoutes(badgesContract, {
    'GET /api/badges': ({ actor, now }, db) => countBadges(db, actor, now),
  });
