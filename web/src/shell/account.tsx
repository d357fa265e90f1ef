import { useTranslation } from 'react-i18next';
import { paths } from '../app/paths.ts';
import { LinkButton } from '../ui/link-button.tsx';

/** The one place of the header that depends on who is signed in. */
export function Account() {
  const { t } = useTranslation();
  return (
    <LinkButton to={paths.login} tone="secondary">
      {t('shell.login')}
    </LinkButton>
  );
}
