import { AuthApiError } from '@supabase/auth-js';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProofField } from '#people/auth/security/proof-field.tsx';
import { useProof } from '#people/auth/security/use-proof.ts';
import { ApiError } from '#platform/api-client.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useProve } from './use-personal-data.ts';

interface ProvenDialogProps {
  readonly title: string;
  readonly about: string;
  readonly confirmLabel: string;
  readonly isDanger?: boolean;
  /** Where it cannot be done, and the content says why. */
  readonly isDisabled?: boolean;
  /** Closes the dialog once it is done. */
  readonly onConfirm: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Does what needs a fresh proof of identity, and asks for it only where the server does (R841). */
export function ProvenDialog(props: ProvenDialogProps) {
  const {
    title,
    about,
    confirmLabel,
    isDanger = false,
    isDisabled = false,
    onConfirm,
    onClose,
    children,
  } = props;
  const { t } = useTranslation(['translation', 'errors']);
  const errorTexts = useErrorTexts();
  const proof = useProof();
  const { mutateAsync: prove } = useProve();
  const [needsProof, setNeedsProof] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const isFresh = (problem: unknown) => problem instanceof ApiError && problem.code === 'access.fresh-proof';

  /** False where the password or the code was wrong. */
  async function givesProof(): Promise<boolean> {
    const { kind, value } = proof;
    const given = await proof.call(async () => {
      try {
        await prove({ body: kind === 'code' ? { mailedCode: value.trim() } : { currentPassword: value } });
        return { error: null };
      } catch (problem) {
        if (!(problem instanceof ApiError) || problem.code !== 'auth.proof-wrong') throw problem;
        // In the sign-in service's words, which the field knows.
        const code = kind === 'code' ? 'reauthentication_not_valid' : 'current_password_invalid';
        return { error: new AuthApiError(problem.code, 422, code) };
      }
    });
    return given !== null;
  }

  async function confirm() {
    if (needsProof && (proof.value === '' || !(await givesProof()))) return;
    setPending(true);
    setError(null);
    try {
      await onConfirm();
      onClose();
    } catch (problem) {
      if (isFresh(problem)) setNeedsProof(true);
      else setError(problem as Error);
    }
    setPending(false);
  }

  return (
    <Dialog
      title={title}
      about={about}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      footer={
        <>
          <Button tone="secondary" slot="close">
            {t('ui.cancel')}
          </Button>
          <Button
            tone={isDanger ? 'danger' : 'primary'}
            isPending={isPending || proof.isPending}
            isDisabled={isDisabled}
            onPress={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {error && (
          <Alert tone="danger" title={errorTexts(error).title} isNews>
            {errorTexts(error).text}
          </Alert>
        )}
        {children}
        {needsProof && (
          <form
            method="post"
            noValidate
            className="flex flex-col gap-3"
            onSubmit={event => {
              event.preventDefault();
              void confirm();
            }}
          >
            <p role="status">{t('errors:access.fresh-proof.text')}</p>
            {proof.otherError && (
              <Alert tone="danger" isNews>
                {proof.otherError}
              </Alert>
            )}
            <ProofField proof={proof} />
          </form>
        )}
      </div>
    </Dialog>
  );
}
