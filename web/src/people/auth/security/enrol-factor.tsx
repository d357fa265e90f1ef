import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmFactor, type NewFactor } from './confirm-factor.tsx';
import { NameFactor } from './name-factor.tsx';

interface EnrolFactorProps {
  /** Those that are taken. */
  readonly names: readonly string[];
  /** Of the button that leaves it be, where it is not only a question closed. */
  readonly cancelLabel?: string;
  readonly onAdded: () => void;
  readonly onCancel: () => void;
}

/** First what it is called and, unless the sign-in was just now, the mailed code; then the picture and a code of the app. */
export function EnrolFactor({ names, cancelLabel, onAdded, onCancel }: EnrolFactorProps) {
  const cancel = { cancelLabel, onCancel };
  const { t } = useTranslation('security');
  const [factor, setFactor] = useState<NewFactor | null>(null);
  const suggestions = Array.from({ length: names.length + 1 }, (_, n) =>
    t('factors.suggested', { number: n + 1 }),
  );
  const suggestion = suggestions.find(name => !names.includes(name)) ?? '';
  return factor ? (
    <ConfirmFactor factor={factor} onAdded={onAdded} {...cancel} />
  ) : (
    <NameFactor suggestion={suggestion} onBegun={setFactor} {...cancel} />
  );
}
