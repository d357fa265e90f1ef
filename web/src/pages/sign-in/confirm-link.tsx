import { useTranslation } from 'react-i18next';
import { ConfirmLink } from '#people/auth/confirm-link/confirm-link.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** Where every mailed link of the sign-in service opens. */
export function ConfirmLinkPage() {
  const { t } = useTranslation('sign-in');
  return (
    <SignInFrame title={t('confirmLink.title')} intro={t('confirmLink.intro')}>
      <ConfirmLink />
    </SignInFrame>
  );
}
