import { z } from 'zod';
import { anyone } from '#http/access.ts';
import { json } from '#http/output.ts';
import { defineRoute, type Route } from '#http/route.ts';

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
