import { useTranslation } from 'react-i18next';
import { Alert } from '#ui/alert.tsx';
import { ProofField } from './proof-field.tsx';
import type { useFreshProof } from './use-fresh-proof.ts';

interface FreshProofFieldProps {
  readonly fresh: ReturnType<typeof useFreshProof>;
}

/** Says why proof is needed, and takes it; nothing until it is asked for. */
export function FreshProofField({ fresh: { isAsked, proof } }: FreshProofFieldProps) {
  const { t } = useTranslation('errors');
  if (!isAsked) return null;
  return (
    <div className="flex flex-col gap-3">
      <p role="status">{t('access.fresh-proof.text')}</p>
      {proof.otherError && (
        <Alert tone="danger" isNews>
          {proof.otherError}
        </Alert>
      )}
      <ProofField proof={proof} />
    </div>
  );
}
