import { CALLING_CODES, CALLING_COUNTRIES, type CallingCountry } from '@bayan/domain/fields/calling-codes';
import { useTranslation } from 'react-i18next';
import { controlFrameClass } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { chevronDownIcon } from '#ui/icons/site-icons.ts';

/** For a number that begins with its own country code. */
const OTHER = 'ZZ';

interface CountryCodeProps {
  readonly country: CallingCountry | null;
  readonly onPick: (country: CallingCountry | null) => void;
}

/** The list of the browser, which a phone shows best, behind a box that shows the code alone. */
export function CountryCode({ country, onPick }: CountryCodeProps) {
  const { t } = useTranslation(['translation', 'names']);
  return (
    <span className="relative flex shrink-0">
      <select
        aria-label={t('ui.phone.code')}
        value={country ?? OTHER}
        onChange={({ target }) => onPick(CALLING_COUNTRIES.find(offered => offered === target.value) ?? null)}
        className="peer absolute inset-0 z-10 w-full cursor-pointer opacity-0"
      >
        {CALLING_COUNTRIES.map(offered => (
          <option key={offered} value={offered}>
            {`${t(`names:country.${offered}`)} (\u2066+${CALLING_CODES[offered]}\u2069)`}
          </option>
        ))}
        <option value={OTHER}>{t('names:country.ZZ')}</option>
      </select>
      <span
        aria-hidden="true"
        className={`${controlFrameClass} flex items-center gap-2 px-3 peer-hover:border-teal peer-focus-visible:border-teal peer-focus-visible:outline-2 peer-focus-visible:outline-offset-1 peer-focus-visible:outline-teal`}
      >
        <bdi dir="ltr" className="min-w-9 text-center tabular-nums">
          {`+${country ? CALLING_CODES[country] : ''}`}
        </bdi>
        <Icon drawing={chevronDownIcon} className="size-4 text-ink-soft" />
      </span>
    </span>
  );
}
