import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { type ExpiredPurpose, expiredPurposeOf } from '#people/auth/confirm-link/expired-purpose.ts';
import { quietLinkClass } from '#people/auth/form-class.ts';
import { LinkRequestForm } from '#people/auth/link-request-form.tsx';
import { requestConfirmation, requestRecovery } from '#people/auth/request-link.ts';
import { paths } from '#platform/paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** Where a mailed link leads that is used up or too old. Whoever was invited gets in by a recovery as well. */
export function LinkExpired() {
  const { t } = useTranslation('sign-in');
  const purpose = usePurpose();
  return (
    <SignInFrame title={t(`expired.${purpose}.title`)} intro={t(`expired.${purpose}.intro`)}>
      <WayOn purpose={purpose} />
    </SignInFrame>
  );
}

/** The server writes one page for all purposes. */
function usePurpose(): ExpiredPurpose {
  const [query] = useSearchParams();
  const [purpose, setPurpose] = useState<ExpiredPurpose>('link');
  useLayoutEffect(() => setPurpose(expiredPurposeOf(query.get('for'))), [query]);
  return purpose;
}

function WayOn({ purpose }: { readonly purpose: ExpiredPurpose }) {
  const { t } = useTranslation('sign-in');
  // A new link for an address is asked for in the profile, by whoever has signed in.
  if (purpose === 'email_change')
    return (
      <LinkButton to={paths.login} tone="primary" size="large">
        {t('login.submit')}
      </LinkButton>
    );
  if (purpose === 'email_change_undo')
    return (
      <LinkButton to={paths.contact} tone="primary" size="large">
        {t('lost.noCodes.contact')}
      </LinkButton>
    );
  return (
    <>
      <LinkRequestForm
        submitLabel={t('expired.submit')}
        submittingLabel={t('expired.submitting')}
        request={purpose === 'signup' ? requestConfirmation : requestRecovery}
      />
      <PageLink
        to={paths.login}
        className={`mt-3 inline-flex min-h-11 items-center text-sm ${quietLinkClass}`}
      >
        {t('forgot.back')}
      </PageLink>
    </>
  );
}
