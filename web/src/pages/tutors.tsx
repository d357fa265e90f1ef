import { useTranslation } from 'react-i18next';
import { CallToAction } from '#academy/marketing/call-to-action.tsx';
import { Eyebrow } from '#academy/marketing/eyebrow.tsx';
import { FadingLattice } from '#academy/marketing/page-hero.tsx';
import { FormButton } from '#academy/settings/form-button.tsx';
import { TutorList } from '#people/public-tutors/tutor-list.tsx';
import { paths } from '#platform/paths.ts';
import { useShown } from '#platform/written-page.tsx';
import { PageShell } from '#shell/page-shell.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { checkIcon, shieldCheckIcon } from '#ui/icons/site-icons.ts';

const requirements = ['nationality', 'qualification', 'degree', 'experience', 'culture'] as const;

/** Everybody who teaches here and agreed to be shown: the promise first, then the filters, then the cards. */
export function Tutors() {
  const { t } = useTranslation('public-tutors');
  const shown = useShown('tutors');
  return (
    <PageShell title={t('title')} description={t('description')} path={paths.tutors}>
      <Hero />
      {shown && <TutorList {...shown} />}
      <CallToAction heading={t('call.heading')} text={t('call.text')}>
        <FormButton form="student" tone="secondary" />
      </CallToAction>
    </PageShell>
  );
}

function Hero() {
  const { t } = useTranslation('public-tutors');
  const { t: shared } = useTranslation();
  return (
    <div className="relative isolate overflow-hidden border-b border-line bg-sand">
      <FadingLattice />
      <div className="mx-auto grid w-full max-w-page items-center gap-x-12 gap-y-8 px-5 py-10 sm:px-10 lg:grid-cols-[3fr_2fr]">
        <div>
          <Eyebrow>{shared('home.eyebrow')}</Eyebrow>
          <h1 className="text-5xl leading-heading font-semibold text-balance">{t('heading')}</h1>
          <p className="mt-4 max-w-xl text-lg text-ink-soft">{t('lead')}</p>
        </div>
        <Card>
          <h2 className="flex items-center gap-3 font-semibold">
            <Icon drawing={shieldCheckIcon} className="size-5 text-teal" />
            {t('asked')}
          </h2>
          <ul className="mt-3 flex flex-col gap-2 text-sm">
            {requirements.map(key => (
              <li key={key} className="flex items-start gap-3">
                <Icon drawing={checkIcon} className="mt-0.5 size-4 shrink-0 text-palm" />
                {shared(`becomeTutor.requirements.${key}`)}
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </div>
  );
}
