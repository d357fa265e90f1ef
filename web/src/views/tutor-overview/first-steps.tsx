import { FIRST_STEPS, type FirstStep } from '@bayan/domain/tutor-overview/first-steps';
import type { TutorOverview } from '@bayan/domain/tutor-overview/tutor-overview.contract';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { StepList } from '#ui/step-list.tsx';

/** Where each step is done; none where the academy does it. */
export type FirstStepAddresses = Readonly<Partial<Record<FirstStep, string>>>;

interface FirstStepsProps {
  readonly overview: Pick<TutorOverview, 'firstSteps'>;
  readonly addresses: FirstStepAddresses;
}

/** What a new tutor does first. It ticks itself, and goes once all is done. */
export function FirstSteps({ overview: { firstSteps }, addresses }: FirstStepsProps) {
  const { t } = useTranslation('sessions');
  const done = FIRST_STEPS.filter(step => firstSteps[step]).length;
  if (done === FIRST_STEPS.length) return null;
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg font-semibold">{t('overview.first.title')}</h2>
        <p className="text-sm text-ink-soft">
          {t('overview.first.count', { done, all: FIRST_STEPS.length })}
        </p>
      </div>
      <StepList
        steps={FIRST_STEPS.map(key => ({
          key,
          isDone: firstSteps[key],
          title: t(`overview.first.${key}.title`),
          text: t(`overview.first.${key}.text`),
          ...(addresses[key] && { to: addresses[key] }),
        }))}
      />
    </Card>
  );
}
