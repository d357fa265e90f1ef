import { useTranslation } from 'react-i18next';
import { CallToAction } from '#academy/marketing/call-to-action.tsx';
import { CardGrid } from '#academy/marketing/card-grid.tsx';
import { CheckList } from '#academy/marketing/check-list.tsx';
import { PageHero } from '#academy/marketing/page-hero.tsx';
import { Section } from '#academy/marketing/section.tsx';
import { FormButton } from '#academy/settings/form-button.tsx';
import { paths } from '#platform/paths.ts';
import { PageShell } from '#shell/page-shell.tsx';
import { clockIcon, libraryIcon, peopleIcon, scalesIcon } from '#ui/icons/site-icons.ts';

const benefits = [
  { key: 'pupils', icon: peopleIcon },
  { key: 'hours', icon: clockIcon },
  { key: 'rate', icon: scalesIcon },
  { key: 'support', icon: libraryIcon },
] as const;

/** R345 */
const requirements = [
  'nationality',
  'qualification',
  'degree',
  'experience',
  'culture',
  'internet',
  'communication',
] as const;

export function BecomeTutor() {
  const { t } = useTranslation();
  return (
    <PageShell
      title={t('becomeTutor.title')}
      description={t('becomeTutor.description')}
      path={paths.becomeTutor}
    >
      <PageHero
        eyebrow={t('becomeTutor.title')}
        heading={t('becomeTutor.heading')}
        lead={t('becomeTutor.lead')}
      >
        <FormButton form="tutor" tone="primary" />
      </PageHero>
      <Section heading={t('becomeTutor.benefits.heading')}>
        <CardGrid
          points={benefits.map(({ key, icon }) => ({
            icon,
            title: t(`becomeTutor.benefits.${key}.title`),
            text: t(`becomeTutor.benefits.${key}.text`),
          }))}
        />
      </Section>
      <Section
        surface="sand"
        heading={t('becomeTutor.requirements.heading')}
        text={t('becomeTutor.requirements.text')}
      >
        <CheckList items={requirements.map(requirement => t(`becomeTutor.requirements.${requirement}`))} />
        <h3 className="mt-12 text-xl font-semibold">{t('becomeTutor.selection.heading')}</h3>
        <p className="mt-3 max-w-2xl text-lg text-ink-soft">{t('becomeTutor.selection.text')}</p>
      </Section>
      <CallToAction heading={t('becomeTutor.call.heading')} text={t('becomeTutor.call.text')}>
        <FormButton form="tutor" tone="secondary" />
      </CallToAction>
    </PageShell>
  );
}
