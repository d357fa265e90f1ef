import { AuthApiError } from '@supabase/auth-js';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#platform/api-client.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ProofField } from './proof-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useProof } from './use-proof.ts';
import { useMakeRecoveryCodes } from './use-recovery-codes.ts';

/** Whoever sits before an open sign-in does not get codes to come back with: the person shows that it is they (R61). */
export function RenewRecoveryCodes({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation(['security', 'translation']);
  const { mutateAsync: make } = useMakeRecoveryCodes();
  const proof = useProof();
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (proof.value === '') return;
    const { kind, value } = proof;
    const answer = await proof.call(async () => {
      try {
        const body = kind === 'code' ? { mailedCode: value.trim() } : { currentPassword: value };
        const made = await make({ body });
        return { made: made.codes, error: null };
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'auth.proof-wrong') throw error;
        // In the sign-in service's words, which the field knows.
        const code = kind === 'code' ? 'reauthentication_not_valid' : 'current_password_invalid';
        return { made: null, error: new AuthApiError(error.code, 422, code) };
      }
    });
    if (answer?.made) setCodes(answer.made);
  }

  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  return (
    <form method="post" noValidate onSubmit={event => void onSubmit(event)} className="flex flex-col gap-5">
      <p>{t('recovery.renewNote')}</p>
      {proof.otherError && (
        <Alert tone="danger" isNews>
          {proof.otherError}
        </Alert>
      )}
      <ProofField proof={proof} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button tone="secondary" onPress={onDone}>
          {t('translation:ui.cancel')}
        </Button>
        <Button type="submit" isPending={proof.isPending}>
          {t('recovery.make')}
        </Button>
      </div>
    </form>
  );
}
