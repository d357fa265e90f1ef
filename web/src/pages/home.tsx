import { useTranslation } from 'react-i18next';
import { CallToAction } from '#academy/marketing/call-to-action.tsx';
import { CardGrid } from '#academy/marketing/card-grid.tsx';
import { Eyebrow } from '#academy/marketing/eyebrow.tsx';
import { Figures } from '#academy/marketing/figures.tsx';
import { LessonCard } from '#academy/marketing/lesson-card.tsx';
import { FadingLattice } from '#academy/marketing/page-hero.tsx';
import { Section } from '#academy/marketing/section.tsx';
import { StepLine } from '#academy/marketing/step-line.tsx';
import { FormButton } from '#academy/settings/form-button.tsx';
import { HomeTutors } from '#people/public-tutors/home-tutors.tsx';
import { paths } from '#platform/paths.ts';
import { AcademyData } from '#shell/academy-data.tsx';
import { PageShell } from '#shell/page-shell.tsx';
import { Icon } from '#ui/icon.tsx';
import { arrowIcon, clockIcon, heartIcon, shieldCheckIcon, translateIcon } from '#ui/icons/site-icons.ts';
import { PageLink } from '#ui/page-link.tsx';

const benefits = [
  { key: 'care', icon: shieldCheckIcon },
  { key: 'clock', icon: clockIcon },
  { key: 'clear', icon: translateIcon },
  { key: 'culture', icon: heartIcon },
] as const;
const steps = ['consultation', 'match', 'learning'] as const;

export function Home() {
  const { t } = useTranslation();
  return (
    <PageShell title={t('home.tagline')} description={t('home.description')} path={paths.home}>
      <AcademyData />
      <Hero />
      <Section
        eyebrow={t('home.about.eyebrow')}
        heading={t('home.about.heading')}
        text={t('home.about.text')}
      >
        <CardGrid
          points={benefits.map(({ key, icon }) => ({
            icon,
            title: t(`home.benefits.${key}.title`),
            text: t(`home.benefits.${key}.text`),
          }))}
        />
        <PageLink
          to={paths.about}
          className="mt-6 inline-flex min-h-11 items-center gap-2 font-semibold text-teal hover:text-teal-strong"
        >
          {t('home.about.more')}
          <Icon drawing={arrowIcon} className="size-5" />
        </PageLink>
      </Section>
      <HomeTutors />
      <Section surface="sand" eyebrow={t('home.steps.eyebrow')} heading={t('home.steps.heading')}>
        <StepLine
          steps={steps.map(step => ({
            title: t(`home.steps.${step}.title`),
            text: t(`home.steps.${step}.text`),
          }))}
        />
      </Section>
      <CallToAction heading={t('home.call.heading')} text={t('home.call.text')}>
        <FormButton form="student" tone="secondary" />
      </CallToAction>
    </PageShell>
  );
}

function Hero() {
  const { t } = useTranslation();
  return (
    <div className="relative isolate overflow-hidden bg-sand">
      <FadingLattice />
      <div className="mx-auto grid w-full max-w-page items-center gap-x-12 gap-y-14 px-5 py-12 sm:px-10 sm:py-20 lg:grid-cols-[6fr_5fr]">
        <div>
          <Eyebrow>{t('home.eyebrow')}</Eyebrow>
          <h1 className="max-w-[11em] text-5xl leading-heading font-semibold text-balance">
            {t('home.tagline')}
          </h1>
          <p className="mt-6 max-w-xl text-lg text-ink-soft">{t('home.lead')}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <FormButton form="student" tone="primary" />
            <FormButton form="tutor" tone="secondary" />
          </div>
          <div className="mt-10 border-t border-line pt-6">
            <Figures />
          </div>
        </div>
        <LessonCard />
      </div>
    </div>
  );
}
