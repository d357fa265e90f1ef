import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';

const countryView = z.object({ country_code: z.string().nullable() }).meta({ id: 'Country' });

export const languageContract = defineContract('language', {
  'GET /api/geo': {
    summary: 'The country a request comes from, null where unknown; no third party is asked',
    access: 'anyone',
    answer: { status: 200, json: countryView },
    errors: [],
  },
});
