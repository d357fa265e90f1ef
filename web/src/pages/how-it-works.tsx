import { useTranslation } from 'react-i18next';
import { CallToAction } from '#academy/marketing/call-to-action.tsx';
import { CardGrid } from '#academy/marketing/card-grid.tsx';
import { CheckList } from '#academy/marketing/check-list.tsx';
import { Figures } from '#academy/marketing/figures.tsx';
import { PageHero } from '#academy/marketing/page-hero.tsx';
import { Section } from '#academy/marketing/section.tsx';
import { StepLine } from '#academy/marketing/step-line.tsx';
import { FormButton } from '#academy/settings/form-button.tsx';
import { paths } from '#platform/paths.ts';
import { PageShell } from '#shell/page-shell.tsx';
import { calendarCheckIcon, refreshIcon, shieldCheckIcon, starIcon } from '#ui/icons/site-icons.ts';

const steps = ['consultation', 'match', 'learning', 'excellence'] as const;
const differences = ['oneTutor', 'fewer', 'clock', 'parents', 'british', 'culture'] as const;
const assurances = [
  { key: 'checked', icon: shieldCheckIcon },
  { key: 'rated', icon: starIcon },
  { key: 'observed', icon: calendarCheckIcon },
  { key: 'replaced', icon: refreshIcon },
] as const;

export function HowItWorks() {
  const { t } = useTranslation();
  return (
    <PageShell
      title={t('howItWorks.title')}
      description={t('howItWorks.description')}
      path={paths.howItWorks}
    >
      <PageHero
        eyebrow={t('howItWorks.title')}
        heading={t('howItWorks.heading')}
        lead={t('howItWorks.lead')}
      />
      <div className="mx-auto w-full max-w-page px-5 pt-14 sm:px-10 sm:pt-20 lg:pt-24">
        <StepLine
          headingLevel={2}
          steps={steps.map(step => ({
            title: t(`howItWorks.steps.${step}.title`),
            time: t(`howItWorks.steps.${step}.time`),
            text: t(`howItWorks.steps.${step}.text`),
          }))}
        />
        <div className="mt-12 border-y border-line py-8">
          <Figures inARow />
        </div>
      </div>
      <Section heading={t('howItWorks.different.heading')} text={t('howItWorks.different.text')}>
        <CheckList items={differences.map(difference => t(`howItWorks.different.${difference}`))} />
      </Section>
      <Section surface="sand" heading={t('howItWorks.quality.heading')} text={t('howItWorks.quality.text')}>
        <CardGrid
          points={assurances.map(({ key, icon }) => ({
            icon,
            title: t(`howItWorks.quality.${key}.title`),
            text: t(`howItWorks.quality.${key}.text`),
          }))}
        />
      </Section>
      <CallToAction heading={t('home.call.heading')} text={t('home.call.text')}>
        <FormButton form="student" tone="secondary" />
      </CallToAction>
    </PageShell>
  );
}
