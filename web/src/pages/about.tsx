import { useTranslation } from 'react-i18next';
import { CallToAction } from '#academy/marketing/call-to-action.tsx';
import { CardGrid } from '#academy/marketing/card-grid.tsx';
import { PageHero } from '#academy/marketing/page-hero.tsx';
import { Section } from '#academy/marketing/section.tsx';
import { FormButton } from '#academy/settings/form-button.tsx';
import { paths } from '#platform/paths.ts';
import { PageShell } from '#shell/page-shell.tsx';
import { heartIcon, refreshIcon, scalesIcon, shieldCheckIcon } from '#ui/icons/site-icons.ts';
import { Lattice } from '#ui/lattice.tsx';
import { MarkDrawing } from '#ui/mark.tsx';

const story = ['beginning', 'finding', 'today'] as const;
const values = [
  { key: 'respect', icon: heartIcon },
  { key: 'standards', icon: shieldCheckIcon },
  { key: 'responsibility', icon: scalesIcon },
  { key: 'adaptability', icon: refreshIcon },
] as const;

export function About() {
  const { t } = useTranslation();
  return (
    <PageShell title={t('about.title')} description={t('about.description')} path={paths.about}>
      <PageHero eyebrow={t('about.title')} heading={t('about.heading')} lead={t('about.lead')} />
      <Section heading={t('about.story.heading')}>
        <div className="grid gap-10 lg:grid-cols-[3fr_2fr] lg:gap-16">
          <div className="grid max-w-2xl gap-5 text-lg">
            {story.map(part => (
              <p key={part}>{t(`about.story.${part}`)}</p>
            ))}
          </div>
          <div className="relative isolate flex min-h-60 items-center justify-center overflow-hidden rounded-large bg-panel">
            <Lattice className="absolute inset-0 -z-10 size-full text-brass opacity-25" />
            <MarkDrawing className="h-40" />
          </div>
        </div>
      </Section>
      <Section surface="sand" heading={t('about.values.heading')}>
        <CardGrid
          points={values.map(({ key, icon }) => ({
            icon,
            title: t(`about.values.${key}.title`),
            text: t(`about.values.${key}.text`),
          }))}
        />
      </Section>
      <Section heading={t('about.mission.heading')}>
        <blockquote className="max-w-4xl border-s-2 border-brass ps-6 text-xl leading-relaxed sm:text-2xl">
          {t('about.mission.text')}
        </blockquote>
      </Section>
      <CallToAction heading={t('home.call.heading')} text={t('home.call.text')}>
        <FormButton form="student" tone="secondary" />
      </CallToAction>
    </PageShell>
  );
}
