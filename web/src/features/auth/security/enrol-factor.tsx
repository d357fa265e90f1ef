import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmFactor, type NewFactor } from './confirm-factor.tsx';
import { NameFactor } from './name-factor.tsx';

interface EnrolFactorProps {
  /** Those that are taken. */
  readonly names: readonly string[];
  readonly onDone: () => void;
}

/** First what it is called and, from an old sign-in, the mailed code; then the picture and a code of the app. */
export function EnrolFactor({ names, onDone }: EnrolFactorProps) {
  const { t } = useTranslation('security');
  const [factor, setFactor] = useState<NewFactor | null>(null);
  const suggestions = Array.from({ length: names.length + 1 }, (_, n) =>
    t('factors.suggested', { number: n + 1 }),
  );
  const suggestion = suggestions.find(name => !names.includes(name)) ?? '';
  return factor ? (
    <ConfirmFactor factor={factor} onDone={onDone} />
  ) : (
    <NameFactor suggestion={suggestion} onBegun={setFactor} onCancel={onDone} />
  );
}
