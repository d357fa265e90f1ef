import { FIELD_LIMITS } from '@bayan/domain/fields/fields.limits';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#platform/auth/auth-context.ts';
import { isRefusal, useFailureText } from '#platform/auth/use-failure-text.ts';
import { paths } from '#platform/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast.tsx';
import { emptyFields, focusFirstEmpty } from './first-empty.ts';
import { formClass, quietLinkClass } from './form-class.ts';
import { PasskeyButton } from './passkeys/passkey-button.tsx';
import { usePasskeySignIn } from './passkeys/use-passkey-sign-in.ts';
import { useEarlyInput } from './use-early-input.ts';
import { useSubmission } from './use-submission.ts';

const FIELDS = ['email', 'password'] as const;
type Field = (typeof FIELDS)[number];
/** Beside the toasts, which leave again: what is wrong stays with its field (R773). */
type FieldErrors = Partial<Record<Field, string | undefined>>;

interface SignInFormProps {
  /** The service has let the person in, and the academy is being asked who they are. */
  readonly isEntering: boolean;
}

export function SignInForm({ isEntering }: SignInFormProps) {
  const { t } = useTranslation('sign-in');
  const { client } = useAuth();
  const failureText = useFailureText();
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  useEarlyInput(form, typed => {
    setEmail(typed.email ?? '');
    setPassword(typed.password ?? '');
  });

  const passkey = usePasskeySignIn();
  const offerPasskey = useEffectEvent(() => void passkey.offer());
  // Whoever stood in a field before the script came does not come to it again.
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement && form.current?.contains(activeElement)) offerPasskey();
  }, []);

  const toast = (kind: 'missing' | 'failed' | 'error', text = t(`login.${kind}.text`)) =>
    showToast({ title: t(`login.${kind}.title`), text, tone: 'danger' });

  /** Whoever writes in a field mends what was said of it. */
  const typed = (field: Field, set: (value: string) => void) => (value: string) => {
    set(value);
    setErrors({ ...errors, [field]: undefined });
  };

  const { isPending, onSubmit } = useSubmission(async element => {
    const empty = emptyFields(element, FIELDS);
    setErrors(Object.fromEntries(empty.map(field => [field, t(`login.missing.${field}`)])));
    if (focusFirstEmpty(element, FIELDS)) return toast('missing');
    try {
      const { error } = await (await client()).signInWithPassword({ email: email.trim(), password });
      setUnconfirmed(error?.code === 'email_not_confirmed');
      // Which of the two is wrong nobody is told: it is said where one goes on typing.
      if (error?.code === 'invalid_credentials') setErrors({ password: failureText(error) });
      if (error && isRefusal(error)) toast('failed', failureText(error));
      else if (error) toast('error');
    } catch {
      toast('error');
    }
  });

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={passkey.onSubmitOr(onSubmit)}
      onFocus={({ target }) => void (target instanceof HTMLInputElement && passkey.offer())}
      className={formClass}
    >
      <TextField
        label={t('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username webauthn"
        dir="ltr"
        maxLength={FIELD_LIMITS.email}
        value={email}
        onChange={typed('email', setEmail)}
        error={errors.email}
        isRequired
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={typed('password', setPassword)}
        error={errors.password}
        isRequired
      />
      {isUnconfirmed && (
        <Alert isNews>
          {t('login.unconfirmed')}{' '}
          <PageLink to={`${paths.linkExpired}?for=signup`} className={quietLinkClass}>
            {t('login.resend')}
          </PageLink>
        </Alert>
      )}
      <Button
        type="submit"
        size="large"
        isWide
        isPending={isPending || isEntering}
        pendingLabel={t('login.submitting')}
      >
        {t('login.submit')}
      </Button>
      <PasskeyButton passkey={passkey} isDisabled={isPending || isEntering} />
    </form>
  );
}
