import { useTranslation } from 'react-i18next';
import { placeAddress } from '#shell/dashboard/place-address.ts';
import { LinkButton } from '#ui/link-button.tsx';

/** What a tutor does most often. */
export function QuickLinks() {
  const { t } = useTranslation('sessions');
  return (
    <nav aria-label={t('overview.quick.title')} className="flex flex-wrap gap-3">
      <LinkButton to={placeAddress('tutor', 'session-logger')} tone="primary">
        {t('overview.quick.log')}
      </LinkButton>
      <LinkButton to={placeAddress('tutor', 'students')} tone="secondary">
        {t('overview.quick.students')}
      </LinkButton>
      <LinkButton to={placeAddress('tutor', 'resources')} tone="secondary">
        {t('overview.quick.resources')}
      </LinkButton>
    </nav>
  );
}
