import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { NewFactor } from './confirm-factor.tsx';
import { enrolWithCode } from './enrol-with-code.ts';
import { useSecurityCalls } from './use-security-calls.ts';

const LONGEST_NAME = 100;
const LONGEST_CODE = 12;

interface NameFactorProps {
  readonly suggestion: string;
  readonly onBegun: (factor: NewFactor) => void;
  readonly onCancel: () => void;
}

export function NameFactor({ suggestion, onBegun, onCancel }: NameFactorProps) {
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
      // From an old sign-in the mailbox has to agree (R61).
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
        maxLength={LONGEST_NAME}
        autoFocus
      />
      {code !== null && (
        <>
          <Alert tone="accent" title={t('password.prove.title')} isNews>
            {t('password.prove.mailed')}
          </Alert>
          <TextField
            label={t('password.code')}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            maxLength={LONGEST_CODE}
            error={isCodeWrong ? problem?.text : undefined}
            value={code}
            onChange={setCode}
            isRequired
          />
        </>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button tone="secondary" onPress={onCancel}>
          {t('translation:ui.cancel')}
        </Button>
        <Button type="submit" isPending={isPending}>
          {t('factors.next')}
        </Button>
      </div>
    </form>
  );
}
