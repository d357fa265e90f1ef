import { firstSteps } from '@bayan/domain/tutor-overview/first-steps';
import type { TutorOverview } from '@bayan/domain/tutor-overview/tutor-overview.contract';
import { useTranslation } from 'react-i18next';
import { useProfile } from '#people/profiles/use-profile.ts';
import { Card } from '#ui/card.tsx';
import { StepList } from '#ui/step-list.tsx';

/** Where each step is done. */
export type FirstStepAddresses = Readonly<Record<ReturnType<typeof firstSteps>[number]['key'], string>>;

interface FirstStepsProps {
  readonly overview: Pick<TutorOverview, 'totals'>;
  readonly addresses: FirstStepAddresses;
}

/** What a new tutor does first. It ticks itself, and goes once all is done. */
export function FirstSteps({ overview, addresses }: FirstStepsProps) {
  const { t } = useTranslation('sessions');
  const { data: person } = useProfile();
  const steps = firstSteps({ tutor: person?.tutor ?? null, sessions: overview.totals.sessions });
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg font-semibold">{t('overview.first.title')}</h2>
        <p className="text-sm text-ink-soft">{t('overview.first.count', { done, all: steps.length })}</p>
      </div>
      <StepList
        steps={steps.map(({ key, isDone }) => ({
          key,
          isDone,
          title: t(`overview.first.${key}.title`),
          text: t(`overview.first.${key}.text`),
          to: addresses[key],
        }))}
      />
    </Card>
  );
}
