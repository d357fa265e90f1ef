import { useTranslation } from 'react-i18next';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { LinkButton } from '#ui/link-button.tsx';

/** What a tutor does most often. */
export function QuickLinks() {
  const { t } = useTranslation('sessions');
  return (
    <nav aria-label={t('overview.quick.title')} className="flex flex-wrap gap-3">
      <LinkButton to={dashboardAddress('tutor', 'session-logger')} tone="primary">
        {t('overview.quick.log')}
      </LinkButton>
      <LinkButton to={dashboardAddress('tutor', 'students')} tone="secondary">
        {t('overview.quick.students')}
      </LinkButton>
      <LinkButton to={dashboardAddress('tutor', 'resources')} tone="secondary">
        {t('overview.quick.resources')}
      </LinkButton>
    </nav>
  );
}
