import { TODAY_LIMITS } from '@bayan/domain/today/today.limits';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useNow } from '#platform/use-now.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { NothingHere, TodayCard, TodayRow, TodayRows } from './today-card.tsx';
import { useAgo } from './use-ago.ts';
import { useSecurityToday } from './use-today.ts';

/** What happened to accounts and is worth a look, for an owner (R946). Who it was the list says, and records the look. */
export function SecurityCard() {
  const { t } = useTranslation(['today', 'security-events']);
  const errorTexts = useErrorTexts();
  const now = useNow();
  const ago = useAgo();
  const { data, error, refetch } = useSecurityToday();
  const title = t('security.title');
  if (error && !data) return <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />;
  return (
    <TodayCard title={title} count={data?.items.length ?? 0} aside={t('security.day')}>
      {!data && <Skeleton rows={1} />}
      {data?.items.length === 0 && <NothingHere>{t('security.empty')}</NothingHere>}
      <TodayRows label={title}>
        {data?.items.map(({ kind, count, lastAt }) => (
          <li key={kind}>
            <TodayRow
              action={
                <LinkButton
                  to={`${dashboardAddress('admin', 'people/security')}?kind=${kind}`}
                  tone="secondary"
                >
                  {t('security.look')}
                  <VisuallyHidden>{`: ${t(`security-events:kinds.${kind}`)}`}</VisuallyHidden>
                </LinkButton>
              }
            >
              <p className="font-semibold">{t(`security-events:kinds.${kind}`)}</p>
              <p className="text-ink-soft">
                {count === TODAY_LIMITS.counted
                  ? t('security-events:manyTimes', { count })
                  : t('security-events:times', { count })}
                <span className="before:mx-1.5 before:content-['·']">
                  {t('security.last', { ago: ago(lastAt, now) })}
                </span>
              </p>
            </TodayRow>
          </li>
        ))}
      </TodayRows>
    </TodayCard>
  );
}
