import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FreshProofField } from '#people/auth/security/fresh-proof-field.tsx';
import { useFreshProof } from '#people/auth/security/use-fresh-proof.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

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
  const { t } = useTranslation();
  const errorTexts = useErrorTexts();
  const fresh = useFreshProof();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<Error | null>(null);

  async function confirm() {
    if (!(await fresh.isGiven())) return;
    setPending(true);
    setError(null);
    try {
      await onConfirm();
      onClose();
    } catch (problem) {
      if (!fresh.asks(problem)) setError(problem as Error);
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
            isPending={isPending || fresh.isPending}
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
        {fresh.isAsked && (
          <form
            method="post"
            noValidate
            onSubmit={event => {
              event.preventDefault();
              void confirm();
            }}
          >
            <FreshProofField fresh={fresh} />
          </form>
        )}
      </div>
    </Dialog>
  );
}
