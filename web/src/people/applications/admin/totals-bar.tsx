import type { ApplicationTotals } from '@bayan/domain/applications/application-admin.contract';
import { MAX_COUNTED } from '@bayan/domain/applications/applications.limits';
import { useTranslation } from 'react-i18next';
import { StatStrip } from '#ui/stat-strip.tsx';
import { useClockTexts } from './use-clock-texts.ts';

/** Which promises are broken or end soon, and how the last 30 days went. */
export function TotalsBar({ totals }: { readonly totals: ApplicationTotals | undefined }) {
  const { t } = useTranslation('applications');
  const { hours } = useClockTexts();
  const counted = (count = 0) => (count === MAX_COUNTED ? t('totals.atLeast', { count }) : String(count));
  const { count = 0, inTime = 0, medianHours = null } = totals?.matched ?? {};
  return (
    <StatStrip
      stats={[
        { label: t('totals.late'), value: counted(totals?.late) },
        { label: t('totals.soon'), value: counted(totals?.soon) },
        { label: t('totals.median'), value: medianHours === null ? t('totals.none') : hours(medianHours) },
        {
          label: t('totals.inTime'),
          value: count === 0 ? t('totals.none') : t('totals.inTimeOf', { inTime, count }),
        },
      ]}
    />
  );
}
