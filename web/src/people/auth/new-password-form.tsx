import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#platform/auth/auth-context.ts';
import { isRefusal, useFailureText } from '#platform/auth/use-failure-text.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { showToast } from '#ui/toast.tsx';
import { formClass } from './form-class.ts';
import { useSubmission } from './use-submission.ts';

interface NewPasswordFormProps {
  readonly onSaved: () => void;
}

export function NewPasswordForm({ onSaved }: NewPasswordFormProps) {
  const { t } = useTranslation('sign-in');
  const { client, user } = useAuth();
  const failureText = useFailureText();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();

  const { isPending, onSubmit } = useSubmission(async () => {
    if (password === '') {
      showToast({
        title: t('newPassword.missing.title'),
        text: t('newPassword.missing.text'),
        tone: 'danger',
      });
      return;
    }
    const failed = (text: string) => {
      setProblem(text);
      showToast({ title: t('newPassword.failed'), text, tone: 'danger' });
    };
    try {
      const { error } = await (await client()).updateUser({ password });
      if (error) return failed(isRefusal(error) ? failureText(error) : t('login.error.text'));
      showToast({ title: t('newPassword.saved.title'), text: t('newPassword.saved.text'), tone: 'success' });
      onSaved();
    } catch {
      failed(t('login.error.text'));
    }
  });

  return (
    <form method="post" noValidate onSubmit={onSubmit} className={formClass}>
      {/* Password managers keep a password with the name that stands before it. */}
      <input type="email" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField
        label={t('newPassword.label')}
        name="password"
        autoComplete="new-password"
        hint={t('newPassword.hint')}
        error={problem}
        value={password}
        onChange={typed => {
          setPassword(typed);
          setProblem(undefined);
        }}
        isRequired
        autoFocus
      />
      <Button
        type="submit"
        size="large"
        isWide
        isPending={isPending}
        pendingLabel={t('newPassword.submitting')}
      >
        {t('newPassword.submit')}
      </Button>
    </form>
  );
}
