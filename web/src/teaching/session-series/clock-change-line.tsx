import { useTranslation } from 'react-i18next';
import { useCity } from '#platform/use-city.ts';
import { Icon } from '#ui/icon.tsx';
import { clockIcon } from '#ui/icons/site-icons.ts';
import type { ClockChange } from './clock-change.ts';

/** Says between two lessons why the second begins at another time for the tutor. */
export function ClockChangeLine({ change }: { readonly change: ClockChange }) {
  const { t } = useTranslation('session-series');
  const city = useCity();
  const { timezone, isForward, difference, differenceBefore } = change;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 bg-brass-soft px-4 py-2 text-sm text-brass-text">
      <Icon drawing={clockIcon} className="size-4.5" />
      <span className="font-semibold">
        {t(isForward ? 'clocks.forward' : 'clocks.back', { city: city(timezone) })}
      </span>
      {Number.isInteger(difference) && Number.isInteger(differenceBefore) && (
        <span className="ms-auto">
          {t('clocks.difference', { count: difference, before: differenceBefore })}
        </span>
      )}
    </p>
  );
}
