import type { CallingCountry } from '@bayan/domain/fields/calling-codes';
import { useRef, useState } from 'react';
import { useSettings } from '#platform/settings.tsx';
import { countryByAddress, countryByClock } from './guess-country.ts';

type PhoneNumbers = typeof import('./phone-numbers.ts');

/** What a field for phone numbers needs once somebody steps into it, and no earlier: it is 30 KB. */
export function usePhoneParts({ isCountryKnown }: { readonly isCountryKnown: boolean }) {
  const [numbers, setNumbers] = useState<PhoneNumbers | null>(null);
  const [guessed, setGuessed] = useState<CallingCountry | null>(null);
  const isEntered = useRef(false);
  const { geolocationUrl } = useSettings();

  async function enter() {
    if (isEntered.current) return;
    isEntered.current = true;
    // Without them the field takes numbers all the same, and groups them in a plainer way.
    import('./phone-numbers.ts').then(setNumbers, () => {
      isEntered.current = false;
    });
    if (isCountryKnown) return;
    setGuessed(countryByClock());
    const byAddress = await countryByAddress(geolocationUrl);
    if (byAddress) setGuessed(byAddress);
  }
  return { numbers, guessed, enter };
}
