import { useTranslation } from 'react-i18next';
import { leftToRight } from '#platform/isolates.ts';
import { Alert } from '#ui/alert.tsx';
import { FormDialog } from './form-dialog.tsx';
import { ProofField } from './proof-field.tsx';
import { useProof } from './use-proof.ts';

interface NewAddressDialogProps {
  readonly email: string;
  readonly onAsked: () => void;
  readonly onClose: () => void;
}

/** Whoever has the address has the account: a sign-in alone does not change it (R61). */
export function NewAddressDialog({ email, onAsked, onClose }: NewAddressDialogProps) {
  const { t } = useTranslation('security');
  const proof = useProof();

  async function onSubmit() {
    if (proof.value === '') return;
    if (await proof.call(service => service.updateUser({ email, ...proof.given }))) onAsked();
  }

  return (
    <FormDialog
      title={t('password.prove.title')}
      submitLabel={t('newAddress.submit')}
      isPending={proof.isPending}
      onSubmit={() => void onSubmit()}
      onClose={onClose}
    >
      <p className="break-words">{t('newAddress.text', { email: leftToRight(email) })}</p>
      {proof.otherError && (
        <Alert tone="danger" isNews>
          {proof.otherError}
        </Alert>
      )}
      <ProofField proof={proof} />
    </FormDialog>
  );
}
