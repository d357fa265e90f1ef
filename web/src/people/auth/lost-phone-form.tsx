import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '#platform/api/use-call.ts';
import { ApiError } from '#platform/api-client.ts';
import { useAuth } from '#platform/auth/auth-context.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast.tsx';
import { focusFirstEmpty } from './first-empty.ts';
import { formClass } from './form-class.ts';
import { useSubmission } from './use-submission.ts';

const MAX_CODE = 20;

/** One of the codes that were kept for this day, in the place of the app's (R644). */
export function LostPhoneForm({ isEntering }: { readonly isEntering: boolean }) {
  const { t } = useTranslation('sign-in');
  const { client } = useAuth();
  const call = useCall();
  const errorTexts = useErrorTexts();
  const [recoveryCode, setRecoveryCode] = useState('');

  const { isPending, onSubmit } = useSubmission(async form => {
    if (focusFirstEmpty(form, ['recovery-code']))
      return showToast({ title: t('code.missing.title'), text: t('lost.missing'), tone: 'danger' });
    try {
      const { accessToken, refreshToken } = await call('PUT /api/auth/second-factor', {
        body: { recoveryCode },
      });
      const session = { access_token: accessToken, refresh_token: refreshToken };
      const { error } = await (await client()).setSession(session);
      if (error) throw error;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'auth.recovery-code') setRecoveryCode('');
      showToast({ ...errorTexts(error), tone: 'danger' });
    }
  });

  return (
    <form method="post" noValidate onSubmit={onSubmit} className={formClass}>
      <TextField
        label={t('lost.label')}
        hint={t('lost.hint')}
        name="recovery-code"
        autoComplete="off"
        dir="ltr"
        maxLength={MAX_CODE}
        autoFocus
        value={recoveryCode}
        onChange={setRecoveryCode}
        isRequired
      />
      <Button
        type="submit"
        size="large"
        isWide
        isPending={isPending || isEntering}
        pendingLabel={t('code.submitting')}
      >
        {t('code.submit')}
      </Button>
    </form>
  );
}
