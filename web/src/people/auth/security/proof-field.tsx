import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { MailedCodeField } from './mailed-code-field.tsx';
import type { useProof } from './use-proof.ts';

interface ProofFieldProps {
  readonly proof: ReturnType<typeof useProof>;
}

/** The current password or, in its place, a mailed code. */
export function ProofField({ proof }: ProofFieldProps) {
  const { t } = useTranslation('security');
  const { kind, value, setValue, proofError, isPending, mailCode } = proof;
  if (kind === 'code') return <MailedCodeField error={proofError} value={value} onChange={setValue} />;
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="w-full">
        <PasswordField
          label={t('password.current')}
          name="current"
          autoComplete="current-password"
          error={proofError}
          value={value}
          onChange={setValue}
          isRequired
          autoFocus
        />
      </div>
      <Button tone="quiet" isDisabled={isPending} onPress={() => void mailCode()}>
        {t('password.mailCode')}
      </Button>
    </div>
  );
}
