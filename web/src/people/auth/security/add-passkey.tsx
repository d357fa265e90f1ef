import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ProofField } from './proof-field.tsx';
import type { useAddPasskey } from './use-add-passkey.ts';

interface AddPasskeyProps {
  readonly adding: ReturnType<typeof useAddPasskey>;
  readonly label: string;
}

/** The button, and before it what the service asks for. */
export function AddPasskey({ adding: { proof, isProofAsked, note, add }, label }: AddPasskeyProps) {
  const { t } = useTranslation('security');
  const form = useId();
  const problem = isProofAsked ? proof.otherError : (proof.otherError ?? proof.proofError);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void add();
  }

  return (
    <form id={form} method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      {note && <Alert isNews>{note}</Alert>}
      {problem && (
        <Alert tone="danger" isNews>
          {problem}
        </Alert>
      )}
      {isProofAsked && (
        <>
          <p>{t('passkeys.prove')}</p>
          <ProofField proof={proof} />
        </>
      )}
      <div>
        <Button type="submit" isPending={proof.isPending}>
          {label}
        </Button>
      </div>
    </form>
  );
}
