import type { HomeTutor } from '@bayan/domain/public-tutors/public-tutor';
import { TUTORS_PAGE, tutorAddress } from '@bayan/domain/public-tutors/tutor-filters';
import { useTranslation } from 'react-i18next';
import { Section } from '#academy/marketing/section.tsx';
import { useLanguage } from '#platform/i18n.ts';
import { useWrittenPage } from '#platform/written-page.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { arrowIcon } from '#ui/icons/site-icons.ts';
import { PageLink } from '#ui/page-link.tsx';
import { TutorPortrait } from './tutor-portrait.tsx';

/**
 * A few of those who teach here. Where none agreed to be shown, or the database cannot be asked, there is nothing to see.
 * It is made of the words that every page has: the home page loads no others.
 */
export function HomeTutors() {
  const { t } = useTranslation();
  const language = useLanguage();
  const written = useWrittenPage();
  const tutors = written?.page === 'home' ? written.shown[language] : [];
  if (tutors.length === 0) return null;
  return (
    <Section
      eyebrow={t('shell.pages.tutors')}
      heading={t('home.tutors.heading')}
      text={t('home.tutors.text')}
    >
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {tutors.map(tutor => (
          <li key={tutor.slug} className="flex">
            <TutorTeaser tutor={tutor} />
          </li>
        ))}
      </ul>
      <PageLink
        to={TUTORS_PAGE}
        className="mt-6 inline-flex min-h-11 items-center gap-2 font-semibold text-teal hover:text-teal-strong"
      >
        {t('home.tutors.all')}
        <Icon drawing={arrowIcon} className="size-5" />
      </PageLink>
    </Section>
  );
}

function TutorTeaser({ tutor: { slug, name, picture, years, line } }: { readonly tutor: HomeTutor }) {
  const { t } = useTranslation();
  return (
    <Card className="flex w-full items-start gap-5">
      <TutorPortrait name={name} picture={picture?.small ?? null} />
      <div className="min-w-0">
        <h3 className="text-lg font-semibold">
          <PageLink
            to={tutorAddress(slug)}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:text-teal hover:underline"
          >
            <bdi>{name}</bdi>
          </PageLink>
        </h3>
        <p className="text-sm text-ink-soft">{t('home.tutors.years', { count: years })}</p>
        <blockquote className="mt-2">{t('home.tutors.quoted', { line })}</blockquote>
      </div>
    </Card>
  );
}
