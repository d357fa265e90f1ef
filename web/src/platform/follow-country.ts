import { languageOfTag, readsArabic } from '@bayan/domain/language/language';
import { countryKey, OWN_GEOLOCATION } from '@bayan/domain/language/visitor-country';
import { attempt } from './attempt.ts';
import { isArabicAddress } from './language-address.ts';
import { cookieLanguage, storedLanguage } from './language-memory.ts';
import { outsideCountry } from './outside-country.ts';
import { settingsElementId } from './settings-element.ts';

/** Null where the academy's own server looks it up, before it writes the page (R214). */
function lookupOfPage(): string | null {
  const written = document.getElementById(settingsElementId)?.textContent ?? 'null';
  const settings = attempt((): { geolocationUrl?: string } | null => JSON.parse(written));
  const lookup = settings?.geolocationUrl ?? OWN_GEOLOCATION;
  return lookup === OWN_GEOLOCATION ? null : lookup;
}

const isKnown = () => document.cookie.split('; ').some(pair => pair.startsWith(`${countryKey}=`));

/** The country decides last (R211). */
const isDecided = () =>
  (storedLanguage() ?? cookieLanguage()) !== null || languageOfTag(navigator.language) === 'ar';

/** Where an outside service knows the country, the page asks it and the server writes the page for it (R906). */
export async function followCountry(): Promise<void> {
  const lookup = lookupOfPage();
  if (lookup === null || isKnown() || isDecided()) return;
  const country = await outsideCountry(lookup);
  if (country === null) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // The server reads it before it answers, as it does the language.
  document.cookie = `${countryKey}=${country}; Path=/; SameSite=Lax${secure}`;
  // Only if the cookie stuck, or it would never end.
  if (readsArabic(country) && isKnown() && !isArabicAddress()) location.reload();
}
