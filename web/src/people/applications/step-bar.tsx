import { useTranslation } from 'react-i18next';

interface StepBarProps {
  /** From 0. */
  readonly step: number;
  readonly steps: number;
}

/** How far somebody has come, in words and as a line of parts. */
export function StepBar({ step, steps }: StepBarProps) {
  const { t } = useTranslation('apply');
  return (
    <div className="mb-5">
      <p className="text-sm text-brass-text">{t('progress', { step: step + 1, steps })}</p>
      <div aria-hidden="true" className="mt-2 flex gap-1.5">
        {Array.from({ length: steps }, (_, part) => part).map(part => (
          <span key={part} className={`h-1 grow rounded-full ${part <= step ? 'bg-teal' : 'bg-sand-deep'}`} />
        ))}
      </div>
    </div>
  );
}
