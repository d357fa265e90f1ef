import { MAX_TYPED_CODE } from '@bayan/domain/auth/auth.limits';
import type { Factor } from '@supabase/auth-js';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#platform/auth/auth-context.ts';
import { isRefusal, useFailureText } from '#platform/auth/use-failure-text.ts';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast.tsx';
import { focusFirstEmpty } from './first-empty.ts';
import { formClass } from './form-class.ts';
import { KeyButton } from './passkeys/key-button.tsx';
import { PasskeyButton } from './passkeys/passkey-button.tsx';
import { usePasskeySignIn } from './passkeys/use-passkey-sign-in.ts';
import { useSubmission } from './use-submission.ts';

interface SecondFactorFormProps {
  readonly isEntering: boolean;
  readonly onLost: () => void;
}

const verifiedOf = (factors: readonly Factor[] = []) => factors.filter(({ status }) => status === 'verified');
const appsOf = (factors: readonly Factor[]) => factors.filter(({ factor_type }) => factor_type === 'totp');

/** The code of the authenticator app, the security key or a passkey, after which the sign-in is worth as much as the account asks for. */
export function SecondFactorForm({ isEntering, onLost }: SecondFactorFormProps) {
  const { t } = useTranslation('sign-in');
  const { client, user, signOut } = useAuth();
  const failureText = useFailureText();
  const passkey = usePasskeySignIn();
  const [factors, setFactors] = useState<readonly Factor[]>(verifiedOf(user?.factors));
  const apps = appsOf(factors);
  const key = factors.find(({ factor_type }) => factor_type === 'webauthn');
  const [chosen, setChosen] = useState(apps[0]?.id ?? '');
  const [code, setCode] = useState('');

  // The one in the session may be from before the second factor was set up on another device.
  const isNoneKnown = factors.length === 0;
  useEffect(() => {
    if (!isNoneKnown) return;
    void client()
      .then(signIn => signIn.mfa.listFactors())
      .then(({ data }) => {
        const found = verifiedOf(data?.all);
        setFactors(found);
        setChosen(appsOf(found)[0]?.id ?? '');
      });
  }, [isNoneKnown, client]);

  const toast = (kind: 'missing' | 'failed' | 'error', text?: string) =>
    showToast({
      title: t(kind === 'missing' ? 'code.missing.title' : `login.${kind}.title`),
      text: text ?? t(kind === 'missing' ? 'code.missing.text' : `login.${kind}.text`),
      tone: 'danger',
    });

  const { isPending, onSubmit } = useSubmission(async form => {
    if (focusFirstEmpty(form, ['code'])) return toast('missing');
    try {
      const answer = { factorId: chosen, code: code.replace(/\s/g, '') };
      const { error } = await (await client()).mfa.challengeAndVerify(answer);
      if (!error) return;
      setCode('');
      if (isRefusal(error)) toast('failed', failureText(error));
      else toast('error');
    } catch {
      toast('error');
    }
  });

  return (
    <form method="post" noValidate onSubmit={passkey.onSubmitOr(onSubmit)} className={formClass}>
      {apps.length > 1 && (
        <RadioGroup
          label={t('code.device')}
          name="factor"
          value={chosen}
          onChange={setChosen}
          options={apps.map(({ id, friendly_name }, index) => ({
            id,
            label: friendly_name || t('code.unnamed', { number: index + 1 }),
          }))}
        />
      )}
      {(apps.length > 0 || !key) && (
        <>
          <TextField
            label={t('code.label')}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            maxLength={MAX_TYPED_CODE}
            autoFocus
            value={code}
            onChange={setCode}
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
        </>
      )}
      {key && <KeyButton factorId={key.id} isDisabled={isPending || isEntering} />}
      <PasskeyButton passkey={passkey} isDisabled={isPending || isEntering} />
      <div className="flex flex-col gap-1">
        <Button tone="quiet" isWide onPress={onLost}>
          {t('code.lost')}
        </Button>
        <Button tone="quiet" isWide onPress={() => void signOut()}>
          {t('code.leave')}
        </Button>
      </div>
    </form>
  );
}
