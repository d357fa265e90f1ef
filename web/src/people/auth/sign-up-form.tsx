import { FIELD_LIMITS } from '@bayan/domain/fields/fields.limits';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#platform/auth/auth-context.ts';
import { isRefusal, useFailureText } from '#platform/auth/use-failure-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { RestoredDraft } from '#ui/restored-draft.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast.tsx';
import { focusFirstEmpty } from './first-empty.ts';
import { formClass } from './form-class.ts';
import { MailSent } from './mail-sent.tsx';
import { useEarlyInput } from './use-early-input.ts';
import { useSubmission } from './use-submission.ts';
import { useVisitorDraft } from './use-visitor-draft.ts';

const nothing = { name: '', email: '' };

export function SignUpForm() {
  const { t } = useTranslation('sign-in');
  const language = useLanguage();
  const { client } = useAuth();
  const failureText = useFailureText();
  const form = useRef<HTMLFormElement>(null);
  const { typed, type, open, sent, startAgain } = useVisitorDraft('sign-up', nothing);
  // Never kept.
  const [password, setPassword] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  useEarlyInput(form, before => {
    open(before);
    setPassword(before.password ?? '');
  });
  const field = (name: keyof typeof nothing) => ({
    name,
    value: typed[name],
    onChange: (value: string) => type({ [name]: value }),
    isRequired: true,
  });

  const { isPending, onSubmit } = useSubmission(async element => {
    if (focusFirstEmpty(element, ['name', 'email', 'password'])) {
      showToast({ title: t('signUp.missing.title'), text: t('signUp.missing.text'), tone: 'danger' });
      return;
    }
    const failed = (text: string) => showToast({ title: t('signUp.failed'), text, tone: 'danger' });
    const email = typed.email.trim();
    try {
      const { data, error } = await (await client()).signUp({
        email,
        password,
        options: {
          emailRedirectTo: new URL(paths.landing, location.origin).href,
          data: { full_name: typed.name.trim(), language },
        },
      });
      if (error) failed(isRefusal(error) ? failureText(error) : t('login.error.text'));
      else {
        sent();
        if (!data.session) setSentTo(email);
      }
    } catch {
      failed(t('login.error.text'));
    }
  });

  if (sentTo !== null) return <MailSent to="newcomer" email={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <form ref={form} method="post" noValidate onSubmit={onSubmit} className={formClass}>
      {startAgain && <RestoredDraft isUnsent onDiscard={startAgain} />}
      <TextField
        label={t('signUp.name')}
        autoComplete="name"
        maxLength={FIELD_LIMITS.name}
        {...field('name')}
      />
      <TextField
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        dir="ltr"
        maxLength={FIELD_LIMITS.email}
        {...field('email')}
      />
      <PasswordField
        label={t('password')}
        autoComplete="new-password"
        hint={t('newPassword.hint')}
        name="password"
        value={password}
        onChange={setPassword}
        isRequired
      />
      <Button type="submit" size="large" isWide isPending={isPending} pendingLabel={t('signUp.submitting')}>
        {t('signUp.submit')}
      </Button>
    </form>
  );
}
