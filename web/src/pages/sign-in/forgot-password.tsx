import { useTranslation } from 'react-i18next';
import { quietLinkClass } from '#people/auth/form-class.ts';
import { LinkRequestForm } from '#people/auth/link-request-form.tsx';
import { requestRecovery } from '#people/auth/request-link.ts';
import { paths } from '#platform/paths.ts';
import { PageLink } from '#ui/page-link.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

export function ForgotPassword() {
  const { t } = useTranslation('sign-in');
  return (
    <SignInFrame title={t('forgot.title')} intro={t('forgot.intro')}>
      <LinkRequestForm
        submitLabel={t('forgot.submit')}
        submittingLabel={t('forgot.submitting')}
        request={requestRecovery}
      />
      <PageLink
        to={paths.login}
        className={`mt-3 inline-flex min-h-11 items-center text-sm ${quietLinkClass}`}
      >
        {t('forgot.back')}
      </PageLink>
    </SignInFrame>
  );
}
