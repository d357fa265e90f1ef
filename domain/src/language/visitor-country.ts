/** The academy's own look-up of a visitor's country. */
export const OWN_GEOLOCATION = '/api/geo';

/** The cookie with the country that an outside service has told the page, for the server. */
export const countryKey = 'visitor-country';

const CODE = /^[A-Z]{2}$/;

export const countryOfCode = (code: unknown): string | null =>
  typeof code === 'string' && CODE.test(code.trim().toUpperCase()) ? code.trim().toUpperCase() : null;

/** The country in the answer of a look-up, whoever gave it: null if it does not say. */
export const countryInAnswer = (answer: unknown): string | null =>
  typeof answer === 'object' && answer !== null && 'country_code' in answer
    ? countryOfCode(answer.country_code)
    : null;
