import type { Factor } from '@supabase/auth-js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { quietLinkClass } from '#people/auth/form-class.ts';
import { LostPhoneForm } from '#people/auth/lost-phone-form.tsx';
import { SecondFactorForm } from '#people/auth/second-factor-form.tsx';
import { useAuth } from '#platform/auth/auth-context.ts';
import { useOwnService } from '#platform/auth/use-own-service.ts';
import { paths } from '#platform/paths.ts';
import { useSettings } from '#platform/settings.tsx';
import { Button } from '#ui/button.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** Who has an authenticator app beside the key is told of its code. */
function hasKeyAlone(factors: readonly Factor[] = []): boolean {
  const kinds = factors.filter(({ status }) => status === 'verified').map(({ factor_type }) => factor_type);
  return kinds.includes('webauthn') && !kinds.includes('totp');
}

interface SecondFactorStepProps {
  readonly isEntering: boolean;
}

/** The step after the password: the code of the app or, where the phone is lost, what helps instead. */
export function SecondFactorStep({ isEntering }: SecondFactorStepProps) {
  const { t } = useTranslation('sign-in');
  const { user } = useAuth();
  const [isLost, setLost] = useState(false);
  // A hosted service knows none (R644).
  const hasCodes = useOwnService();
  if (!isLost)
    return (
      <SignInFrame
        title={t('code.title')}
        intro={t(hasKeyAlone(user?.factors) ? 'code.keyIntro' : 'code.intro')}
      >
        <SecondFactorForm isEntering={isEntering} onLost={() => setLost(true)} />
      </SignInFrame>
    );
  return (
    <SignInFrame title={t('lost.title')} {...(hasCodes && { intro: t('lost.intro') })}>
      {hasCodes && <LostPhoneForm isEntering={isEntering} />}
      <WithoutCodes hasCodes={hasCodes} />
      <Button tone="quiet" isWide onPress={() => setLost(false)}>
        {t('lost.back')}
      </Button>
    </SignInFrame>
  );
}

/** Whoever has no codes either needs somebody who knows them. */
function WithoutCodes({ hasCodes }: { readonly hasCodes: boolean }) {
  const { t } = useTranslation('sign-in');
  const { contactEmail } = useSettings();
  return (
    <div className={`text-sm text-ink-soft ${hasCodes ? 'mt-6 border-t border-line pt-5' : ''}`}>
      <p className="font-semibold text-ink">{t('lost.noCodes.title')}</p>
      <p className="mt-1">{t('lost.noCodes.text')}</p>
      <p className="my-2">
        {contactEmail ? (
          <a
            href={`mailto:${contactEmail}`}
            className={`inline-flex min-h-11 items-center break-all ${quietLinkClass}`}
          >
            <bdi dir="ltr">{contactEmail}</bdi>
          </a>
        ) : (
          <PageLink to={paths.contact} className={`inline-flex min-h-11 items-center ${quietLinkClass}`}>
            {t('lost.noCodes.contact')}
          </PageLink>
        )}
      </p>
    </div>
  );
}
