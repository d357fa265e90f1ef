import { anyone } from '@bayan/platform/http/access';
import { json } from '@bayan/platform/http/output';
import { defineRoute, type Route } from '@bayan/platform/http/route';
import { z } from 'zod';

const countryView = z.object({ country_code: z.string().nullable() }).meta({ id: 'Country' });

export const languageRoutes = (): Route[] => [
  defineRoute({
    method: 'get',
    path: '/api/geo',
    summary: 'The country a request comes from, null where unknown; no third party is asked',
    access: anyone,
    input: {},
    output: json(200, countryView),
    handle: async ({ country }) => ({ country_code: country() }),
  }),
];
