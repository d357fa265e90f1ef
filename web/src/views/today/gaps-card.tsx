import type { Today } from '@bayan/domain/today/today.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { SessionClocks } from '#teaching/sessions/session-clocks.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { TodayCard, TodayRow, TodayRows } from './today-card.tsx';

const ADDRESS = dashboardAddress('admin', 'sessions/series');

/** Days of weekly series for which somebody has to find another time, or none (R460). */
export function GapsCard({ gaps }: Pick<Today, 'gaps'>) {
  const { t } = useTranslation('today');
  const language = useLanguage();
  const title = t('gaps.title');
  return (
    <TodayCard title={title} count={gaps.count} link={{ to: ADDRESS, label: t('gaps.all') }}>
      <TodayRows label={title}>
        {gaps.items.map(gap => {
          const names = { student: nameOf(gap.student, language), tutor: nameOf(gap.tutor, language) };
          return (
            <li key={`${gap.id} ${gap.day}`}>
              <TodayRow
                action={
                  <LinkButton to={ADDRESS} tone="secondary">
                    {t('gaps.decide')}
                    <VisuallyHidden>{`: ${names.student}`}</VisuallyHidden>
                  </LinkButton>
                }
              >
                <p className="font-semibold">{t('gaps.with', names)}</p>
                <SessionClocks
                  session={gap}
                  familyTimezone={gap.timezone}
                  tutorTimezone={gap.tutor.timezone}
                />
              </TodayRow>
            </li>
          );
        })}
      </TodayRows>
    </TodayCard>
  );
}
