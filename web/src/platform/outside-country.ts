import { countryInAnswer } from '@bayan/domain/language/visitor-country';

const PATIENCE_MS = 3_000;

/** Asks the outside service of the settings (R906). It learns the visitor's address, and not from which page. */
export async function outsideCountry(lookup: string): Promise<string | null> {
  try {
    const answer = await fetch(lookup, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const country = answer.ok ? countryInAnswer(await answer.json()) : null;
    if (country) return country;
  } catch {
    // The same as an answer without a country.
  }
  console.warn('The country look-up of the settings did not answer with a country.');
  return null;
}
