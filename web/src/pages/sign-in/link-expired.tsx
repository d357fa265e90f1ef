import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LinkRequestForm } from '#people/auth/link-request-form.tsx';
import { requestConfirmation, requestRecovery } from '#people/auth/request-link.ts';
import { SignInFrame } from './sign-in-frame.tsx';

/** Where a mailed link leads that is used up or too old. Whoever was invited gets in by a recovery as well. */
export function LinkExpired() {
  const { t } = useTranslation('sign-in');
  const [query] = useSearchParams();
  const isSignUp = query.get('for') === 'signup';
  return (
    <SignInFrame title={t('expired.title')} intro={t('expired.intro')}>
      <LinkRequestForm
        submitLabel={t('expired.submit')}
        submittingLabel={t('expired.submitting')}
        request={isSignUp ? requestConfirmation : requestRecovery}
      />
    </SignInFrame>
  );
}
