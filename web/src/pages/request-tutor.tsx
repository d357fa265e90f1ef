import { useTranslation } from 'react-i18next';
import { CallToAction } from '#academy/marketing/call-to-action.tsx';
import { CardGrid } from '#academy/marketing/card-grid.tsx';
import { Figures } from '#academy/marketing/figures.tsx';
import { PageHero } from '#academy/marketing/page-hero.tsx';
import { Section } from '#academy/marketing/section.tsx';
import { FormButton } from '#academy/settings/form-button.tsx';
import { paths } from '#platform/paths.ts';
import { PageShell } from '#shell/page-shell.tsx';
import { bookIcon, clockIcon, shieldCheckIcon, trendIcon } from '#ui/icons/site-icons.ts';

const benefits = [
  { key: 'chosen', icon: shieldCheckIcon },
  { key: 'plan', icon: bookIcon },
  { key: 'clock', icon: clockIcon },
  { key: 'view', icon: trendIcon },
] as const;

export function RequestTutor() {
  const { t } = useTranslation();
  return (
    <PageShell
      title={t('requestTutor.title')}
      description={t('requestTutor.description')}
      path={paths.requestTutor}
    >
      <PageHero
        eyebrow={t('requestTutor.title')}
        heading={t('requestTutor.heading')}
        lead={t('requestTutor.lead')}
      >
        <FormButton form="student" tone="primary" />
      </PageHero>
      <Section heading={t('requestTutor.benefits.heading')}>
        <CardGrid
          points={benefits.map(({ key, icon }) => ({
            icon,
            title: t(`requestTutor.benefits.${key}.title`),
            text: t(`requestTutor.benefits.${key}.text`),
          }))}
        />
        <div className="mt-12 border-t border-line pt-8">
          <Figures inARow />
        </div>
      </Section>
      <CallToAction
        eyebrow={t('requestTutor.consultation.eyebrow')}
        heading={t('requestTutor.consultation.heading')}
        text={t('requestTutor.consultation.text')}
      >
        <FormButton form="student" tone="secondary" />
      </CallToAction>
    </PageShell>
  );
}
