import type { Factor } from '@supabase/auth-js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/alert.tsx';
import { Confirm } from '../../../ui/confirm.tsx';
import { removeWithCode } from './factors-with-code.ts';
import { FormDialog } from './form-dialog.tsx';
import { MailedCodeField } from './mailed-code-field.tsx';
import { useSecurityCalls } from './use-security-calls.ts';

interface RemoveFactorProps {
  readonly factor: Factor;
  readonly onRemoved: () => void;
  readonly onCancel: () => void;
}

/** Asks before it is done and, where the sign-in was not just now, for a mailed code (R61). */
export function RemoveFactor({ factor, onRemoved, onCancel }: RemoveFactorProps) {
  const { t } = useTranslation('security');
  const { call, isPending, problem } = useSecurityCalls();
  const [code, setCode] = useState<string | null>(null);
  const isCodeWrong = problem?.code.startsWith('reauthentication');

  async function remove() {
    const answer = await call(async service => {
      if (code !== null) return removeWithCode(service, factor.id, code);
      const removed = await service.mfa.unenroll({ factorId: factor.id });
      if (removed.error?.code !== 'reauthentication_needed') return removed;
      setCode('');
      return { data: null, error: (await service.reauthenticate()).error };
    });
    if (!answer?.data) return;
    // The token at hand still speaks of a second factor.
    await call(service => service.refreshSession());
    onRemoved();
  }

  if (code === null && !problem)
    return (
      <Confirm
        isOpen
        title={t('factors.confirm.title')}
        text={t('factors.confirm.text')}
        confirmLabel={t('factors.confirm.remove')}
        isDanger
        isPending={isPending}
        onConfirm={() => void remove()}
        onCancel={onCancel}
      />
    );
  return (
    <FormDialog
      title={t('factors.confirm.title')}
      submitLabel={t('factors.confirm.remove')}
      isPending={isPending}
      onSubmit={() => void remove()}
      onClose={onCancel}
    >
      {problem && !isCodeWrong && (
        <Alert tone="danger" isNews>
          {problem.text}
        </Alert>
      )}
      {code !== null && (
        <MailedCodeField error={isCodeWrong ? problem?.text : undefined} value={code} onChange={setCode} />
      )}
    </FormDialog>
  );
}
