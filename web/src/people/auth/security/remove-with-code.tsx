import type { AuthError, Factor, PasskeyListItem } from '@supabase/auth-js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignInClient } from '#platform/auth/auth-client.ts';
import { Alert } from '#ui/alert.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { removeFactorWithCode, removePasskeyWithCode } from './calls-with-code.ts';
import { FormDialog } from './form-dialog.tsx';
import { MailedCodeField } from './mailed-code-field.tsx';
import { useSecurityCalls } from './use-security-calls.ts';

interface Removal {
  readonly title: string;
  readonly text: string;
  readonly removeLabel: string;
  readonly remove: (service: SignInClient) => Promise<{ readonly error: AuthError | null }>;
  readonly removeWithCode: (
    service: SignInClient,
    code: string,
  ) => Promise<{ readonly error: AuthError | null }>;
  readonly onRemoved: () => void;
  readonly onCancel: () => void;
}

type Outcome = Pick<Removal, 'onRemoved' | 'onCancel'>;

export function RemoveFactor({ factor: { id }, ...outcome }: Outcome & { readonly factor: Factor }) {
  const { t } = useTranslation('security');
  return (
    <RemoveWithCode
      {...outcome}
      title={t('factors.confirm.title')}
      text={t('factors.confirm.text')}
      removeLabel={t('factors.confirm.remove')}
      remove={service => service.mfa.unenroll({ factorId: id })}
      removeWithCode={(service, code) => removeFactorWithCode(service, id, code)}
    />
  );
}

export function RemovePasskey({
  passkey: { id },
  ...outcome
}: Outcome & { readonly passkey: PasskeyListItem }) {
  const { t } = useTranslation('security');
  return (
    <RemoveWithCode
      {...outcome}
      title={t('passkeys.confirm.title')}
      text={t('passkeys.confirm.text')}
      removeLabel={t('passkeys.confirm.remove')}
      remove={service => service.passkey.delete({ passkeyId: id })}
      removeWithCode={(service, code) => removePasskeyWithCode(service, id, code)}
    />
  );
}

/** Asks before it is done and, where the sign-in was not just now, for a mailed code (R61). */
function RemoveWithCode({ title, text, removeLabel, remove, removeWithCode, onRemoved, onCancel }: Removal) {
  const { call, isPending, problem } = useSecurityCalls();
  const [code, setCode] = useState<string | null>(null);
  const isCodeWrong = problem?.code.startsWith('reauthentication');

  async function onConfirm() {
    const answer = await call(async service => {
      const { error } = code === null ? await remove(service) : await removeWithCode(service, code);
      if (code !== null || error?.code !== 'reauthentication_needed') return { isRemoved: true, error };
      setCode('');
      return { isRemoved: false, error: (await service.reauthenticate()).error };
    });
    if (!answer?.isRemoved) return;
    // The token at hand may still speak of it.
    await call(service => service.refreshSession());
    onRemoved();
  }

  if (code === null && !problem)
    return (
      <Confirm
        isOpen
        title={title}
        text={text}
        confirmLabel={removeLabel}
        isDanger
        isPending={isPending}
        onConfirm={() => void onConfirm()}
        onCancel={onCancel}
      />
    );
  return (
    <FormDialog
      title={title}
      submitLabel={removeLabel}
      isPending={isPending}
      onSubmit={() => void onConfirm()}
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
