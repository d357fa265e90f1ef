import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { enrolWithCode } from './calls-with-code.ts';
import type { NewFactor } from './confirm-factor.tsx';
import { MailedCodeField } from './mailed-code-field.tsx';
import { useSecurityCalls } from './use-security-calls.ts';

const MAX_NAME = 100;

interface NameFactorProps {
  readonly suggestion: string;
  readonly cancelLabel: string | undefined;
  readonly onBegun: (factor: NewFactor) => void;
  readonly onCancel: () => void;
}

export function NameFactor({ suggestion, cancelLabel, onBegun, onCancel }: NameFactorProps) {
  const { t } = useTranslation(['security', 'translation']);
  const { call, isPending, problem } = useSecurityCalls();
  const [name, setName] = useState(suggestion);
  const [code, setCode] = useState<string | null>(null);
  const isCodeWrong = problem?.code.startsWith('reauthentication');

  async function begin(event: FormEvent) {
    event.preventDefault();
    const answer = await call(async service => {
      if (code !== null) return enrolWithCode(service, name, code);
      const enrolled = await service.mfa.enroll({ factorType: 'totp', friendlyName: name });
      // Unless the sign-in was just now the mailbox has to agree (R61).
      if (enrolled.error?.code !== 'reauthentication_needed') return enrolled;
      setCode('');
      return { data: null, error: (await service.reauthenticate()).error };
    });
    if (answer?.data && 'totp' in answer.data) {
      const { id, totp } = answer.data;
      onBegun({ id, picture: totp.qr_code, secret: totp.secret });
    }
  }

  return (
    <form method="post" noValidate onSubmit={begin} className="flex flex-col gap-5">
      <TextField
        label={t('factors.name')}
        name="name"
        hint={t('factors.nameHint')}
        error={isCodeWrong ? undefined : problem?.text}
        value={name}
        onChange={setName}
        maxLength={MAX_NAME}
        autoFocus
      />
      {code !== null && (
        <MailedCodeField error={isCodeWrong ? problem?.text : undefined} value={code} onChange={setCode} />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button tone="secondary" onPress={onCancel}>
          {cancelLabel ?? t('translation:ui.cancel')}
        </Button>
        <Button type="submit" isPending={isPending}>
          {t('factors.next')}
        </Button>
      </div>
    </form>
  );
}
