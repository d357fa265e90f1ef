import type { TutorOverview } from '@bayan/domain/tutor-overview/tutor-overview.contract';
import { useTranslation } from 'react-i18next';
import { monthText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { numberText } from '#platform/number-text.ts';
import { BarChart } from '#ui/bar-chart.tsx';

const MINUTES_AN_HOUR = 60;

/** How much she taught, month by month. */
export function HoursChart({ hoursByMonth }: Pick<TutorOverview, 'hoursByMonth'>) {
  const { t } = useTranslation('sessions');
  const language = useLanguage();
  const points = hoursByMonth.map(({ month, minutes }) => ({
    label: monthText(month, language),
    value: minutes / MINUTES_AN_HOUR,
  }));
  return (
    <BarChart
      caption={t('overview.hours.caption')}
      labelName={t('overview.hours.month')}
      valueName={t('overview.hours.hours')}
      points={points}
      highlighted={points.at(-1)?.label}
      format={hours => numberText(hours, language)}
    />
  );
}
