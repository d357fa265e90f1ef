import { badgesView } from '@bayan/domain/badges/badges';
import { members } from '#http/access.ts';
import { json } from '#http/output.ts';
import { defineRoute, type Route } from '#http/route.ts';
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
