import type { PublicTutor } from '@bayan/domain/public-tutors/public-tutor';
import { tutorAddress } from '@bayan/domain/public-tutors/tutor-filters';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { AskForTutor } from './ask-for-tutor.tsx';
import { TutorCheckList } from './tutor-check-list.tsx';
import { TutorPortrait } from './tutor-portrait.tsx';
import { useTutorWords } from './tutor-words.ts';

/** A tutor in a list: who she is, what she teaches, her own line, and the way to ask for her. */
export function TutorCard({ tutor }: { readonly tutor: PublicTutor }) {
  const { t } = useTranslation('public-tutors');
  const words = useTutorWords(tutor);
  return (
    <Card className="flex w-full flex-col">
      <div className="flex items-start gap-5">
        <TutorPortrait name={tutor.name} picture={tutor.picture?.small ?? null} />
        <div className="min-w-0 pt-1">
          <h3 className="text-lg font-semibold">
            <PageLink
              to={tutorAddress(tutor.slug)}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:text-teal hover:underline"
            >
              <bdi>{tutor.name}</bdi>
            </PageLink>
          </h3>
          <p className="text-sm text-ink-soft">{words.subjects}</p>
          <p className="text-sm text-ink-soft">
            <strong className="font-semibold text-ink">{words.years}</strong> {t('ofTeaching')}
          </p>
          <p className="text-sm text-ink-soft">{words.ages}</p>
        </div>
      </div>
      <blockquote className="mt-4">{words.line}</blockquote>
      <p className="mt-3 flex flex-wrap gap-x-2 text-sm">
        <span className="text-ink-soft">{t('speaks')}</span>
        {words.languages}
      </p>
      <div className="mt-auto pt-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-2">
          <TutorCheckList checks={tutor.checks} />
          <AskForTutor
            tutor={tutor}
            className="ms-auto inline-flex min-h-11 items-center text-sm font-semibold text-teal hover:text-teal-strong hover:underline"
          />
        </div>
      </div>
    </Card>
  );
}
