import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';

const countryView = z.object({ country_code: z.string().nullable() }).meta({ id: 'Country' });

export const languageContract = defineContract('language', {
  'GET /api/geo': {
    summary: 'Get the country of the request',
    description: 'The country is null if unknown. The server asks no third party.',
    access: 'anyone',
    answer: { status: 200, json: countryView },
    errors: [],
  },
});
