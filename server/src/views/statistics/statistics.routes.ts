import { statisticsContract } from '@bayan/domain/statistics/statistics.contract';
import { pageByText } from '@bayan/platform/http/cursor';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { exportStatistics } from './export-statistics.ts';
import { listByTutor, readByCountry, readBySubject } from './read-breakdown.ts';
import { readStatistics } from './read-statistics.ts';

export const statisticsRoutes = () =>
  defineRoutes(statisticsContract, {
    'GET /api/statistics': ({ query, now }, db) => readStatistics(db, query, now),
    'GET /api/statistics/by-subject': async ({ query, now }, db) => ({
      items: await readBySubject(db, query, now),
    }),
    'GET /api/statistics/by-country': async ({ query, now }, db) => ({
      items: await readByCountry(db, query, now),
    }),
    'GET /api/statistics/by-tutor': ({ query, now }, db) => {
      const { cursor, limit, ...asked } = query;
      return pageByText(
        { cursor, limit },
        page => listByTutor(db, { ...asked, ...page }, now),
        ({ name }) => name,
      );
    },
    'GET /api/statistics/export': ({ query, now }, db) => exportStatistics(db, query, now),
  });
