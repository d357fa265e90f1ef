import { versionParameter } from '@bayan/domain/legal-texts/legal-kinds';
import { useTranslation } from 'react-i18next';
import { paths } from '#platform/paths.ts';
import { useSettings } from '#platform/settings.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** To the very version that is stored with what is sent; in a tab of its own, so that the form stays. */
export function PrivacyLink() {
  const { t } = useTranslation('apply');
  const { t: shared } = useTranslation();
  const { privacyVersion } = useSettings();
  const version = privacyVersion === null ? '' : `?${versionParameter}=${privacyVersion}`;
  return (
    <PageLink
      to={paths.privacy + version}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-4 hover:text-teal-strong"
    >
      {t('privacyNotice')}
      <VisuallyHidden> {shared('ui.newTab')}</VisuallyHidden>
    </PageLink>
  );
}
