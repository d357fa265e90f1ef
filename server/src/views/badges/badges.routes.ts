import { badgesView } from '@bayan/domain/badges/badges';
import { members } from '@bayan/platform/http/access';
import { json } from '@bayan/platform/http/output';
import { defineRoute, type Route } from '@bayan/platform/http/route';
import { countBadges } from './badges.repository.ts';

export const badgeRoutes = (): Route[] => [
  defineRoute({
    method: 'get',
    path: '/api/badges',
    summary: 'What waits for the signed-in person, counted for the sidebar',
    access: members('admin', 'tutor', 'student'),
    input: {},
    output: json(200, badgesView),
    handle: ({ actor, now }, db) => countBadges(db, actor, now),
  }),
];
