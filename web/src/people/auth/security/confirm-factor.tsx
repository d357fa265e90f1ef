import { MAX_TYPED_CODE } from '@bayan/domain/auth/auth.limits';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast.tsx';
import { useSecurityCalls } from './use-security-calls.ts';

export interface NewFactor {
  readonly id: string;
  /** What the app is shown, as an address of a picture. */
  readonly picture: string;
  readonly secret: string;
}

interface ConfirmFactorProps {
  readonly factor: NewFactor;
  readonly cancelLabel: string | undefined;
  readonly onAdded: () => void;
  readonly onCancel: () => void;
}

/** A factor counts once the app has shown that it has the secret. */
export function ConfirmFactor({ factor, cancelLabel, onAdded, onCancel }: ConfirmFactorProps) {
  const { t } = useTranslation(['security', 'sign-in', 'translation']);
  const { call, isPending, problem } = useSecurityCalls();
  const [code, setCode] = useState('');

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const given = { factorId: factor.id, code: code.replace(/\s/g, '') };
    if (!(await call(service => service.mfa.challengeAndVerify(given)))) return setCode('');
    showToast({ title: t('factors.added.title'), text: t('factors.added.text'), tone: 'success' });
    onAdded();
  }

  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <p>{t('factors.scan')}</p>
      <img
        src={factor.picture}
        alt={t('factors.picture')}
        className="mx-auto size-52 rounded-card border border-line bg-scan p-2"
      />
      <p className="text-sm text-ink-soft">
        {t('factors.byHand')}{' '}
        <code dir="ltr" className="block pt-1 text-base break-all text-ink">
          {factor.secret}
        </code>
      </p>
      <TextField
        label={t('sign-in:code.label')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={MAX_TYPED_CODE}
        error={problem?.text}
        value={code}
        onChange={setCode}
        isRequired
        autoFocus
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button tone="secondary" onPress={onCancel}>
          {cancelLabel ?? t('translation:ui.cancel')}
        </Button>
        <Button type="submit" isPending={isPending}>
          {t('factors.confirmCode')}
        </Button>
      </div>
    </form>
  );
}
