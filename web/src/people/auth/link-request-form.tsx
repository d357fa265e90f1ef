import { FIELD_LIMITS } from '@bayan/domain/fields/fields.limits';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignInClient } from '#platform/auth/auth-client.ts';
import { useAuth } from '#platform/auth/auth-context.ts';
import { isRefusal, useFailureText } from '#platform/auth/use-failure-text.ts';
import { Button } from '#ui/button.tsx';
import { RestoredDraft } from '#ui/restored-draft.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast.tsx';
import { focusFirstEmpty } from './first-empty.ts';
import { formClass } from './form-class.ts';
import { MailSent } from './mail-sent.tsx';
import { useEarlyInput } from './use-early-input.ts';
import { useSubmission } from './use-submission.ts';
import { useVisitorDraft } from './use-visitor-draft.ts';

interface LinkRequestFormProps {
  readonly submitLabel: string;
  readonly submittingLabel: string;
  readonly request: (
    client: SignInClient,
    email: string,
  ) => ReturnType<SignInClient['resetPasswordForEmail'] | SignInClient['resend']>;
}

const nothing = { email: '' };

/** Asks for an address and has a link mailed to it. The answer is the same for everybody (R34). */
export function LinkRequestForm({ submitLabel, submittingLabel, request }: LinkRequestFormProps) {
  const { t } = useTranslation('sign-in');
  const { client } = useAuth();
  const failureText = useFailureText();
  const form = useRef<HTMLFormElement>(null);
  const { typed, type, open, sent, startAgain } = useVisitorDraft('link-request', nothing);
  const { email } = typed;
  const [sentTo, setSentTo] = useState<string | null>(null);
  useEarlyInput(form, open);

  const { isPending, onSubmit } = useSubmission(async element => {
    if (focusFirstEmpty(element, ['email'])) {
      showToast({ title: t('forgot.missing.title'), text: t('forgot.missing.text'), tone: 'danger' });
      return;
    }
    const failed = (text: string) => showToast({ title: t('expired.failed'), text, tone: 'danger' });
    try {
      const { error } = await request(await client(), email.trim());
      if (!error) {
        sent();
        setSentTo(email.trim());
      } else failed(isRefusal(error) ? failureText(error) : t('login.error.text'));
    } catch {
      failed(t('login.error.text'));
    }
  });

  if (sentTo !== null) return <MailSent to="account" email={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <form ref={form} method="post" noValidate onSubmit={onSubmit} className={formClass}>
      {startAgain && <RestoredDraft isUnsent onDiscard={startAgain} />}
      <TextField
        label={t('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        maxLength={FIELD_LIMITS.email}
        value={email}
        onChange={address => type({ email: address })}
        isRequired
      />
      <Button type="submit" size="large" isWide isPending={isPending} pendingLabel={submittingLabel}>
        {submitLabel}
      </Button>
    </form>
  );
}
