import { agesOf } from '@bayan/domain/public-tutors/offered';
import type { PublicTutor } from '@bayan/domain/public-tutors/public-tutor';
import { tutorAddress } from '@bayan/domain/public-tutors/tutor-filters';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AskForTutor } from '#people/public-tutors/ask-for-tutor.tsx';
import { TutorCheckList } from '#people/public-tutors/tutor-check-list.tsx';
import { TutorData } from '#people/public-tutors/tutor-data.tsx';
import { TutorPortrait } from '#people/public-tutors/tutor-portrait.tsx';
import { useTutorWords } from '#people/public-tutors/tutor-words.ts';
import { paths } from '#platform/paths.ts';
import { useShown } from '#platform/written-page.tsx';
import { PageShell } from '#shell/page-shell.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { chevronStartIcon } from '#ui/icons/site-icons.ts';
import { PageLink } from '#ui/page-link.tsx';

/** One tutor who agreed to be shown. */
export function TutorPage() {
  const { t } = useTranslation('public-tutors');
  const shown = useShown('tutor');
  if (!shown) return <PageShell title={t('title')}>{null}</PageShell>;
  return <ShownTutor tutor={shown} />;
}

function ShownTutor({ tutor }: { readonly tutor: PublicTutor }) {
  const { t } = useTranslation('public-tutors');
  const words = useTutorWords(tutor);
  const { name, slug, picture, checks } = tutor;
  return (
    <PageShell
      title={name}
      description={t('one.description', { name, subjects: words.subjects, line: tutor.line })}
      path={tutorAddress(slug)}
    >
      <TutorData tutor={tutor} />
      <div className="grow bg-sand">
        <div className="mx-auto w-full max-w-3xl px-5 py-8 sm:py-12">
          <PageLink
            to={paths.tutors}
            className="mb-4 inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-ink-soft hover:text-teal"
          >
            <Icon drawing={chevronStartIcon} className="size-4" />
            {t('one.back')}
          </PageLink>
          <Card>
            <div className="flex flex-col gap-8 sm:flex-row">
              <TutorPortrait
                name={name}
                picture={picture?.large ?? null}
                className="w-36 self-center sm:self-start"
              />
              <div className="min-w-0 grow">
                <h1 className="text-4xl leading-heading font-semibold">
                  <bdi>{name}</bdi>
                </h1>
                <blockquote className="mt-4 border-s-2 border-brass ps-4 text-lg">{words.line}</blockquote>
                <dl className="mt-6 divide-y divide-line border-y border-line">
                  <Fact name={t('one.subjects')}>{words.subjects}</Fact>
                  <Fact name={t('one.experience')}>
                    {words.years} {t('ofTeaching')}
                  </Fact>
                  <Fact name={t('one.pupils')}>{t('one.ages', agesOf(tutor.levels))}</Fact>
                  <Fact name={t('speaks')}>{words.languages}</Fact>
                </dl>
                {checks.length > 0 && (
                  <div className="mt-5">
                    <TutorCheckList checks={checks} />
                  </div>
                )}
                <div className="mt-6">
                  <AskForTutor tutor={tutor} className={buttonClass({ tone: 'primary', size: 'large' })} />
                </div>
                <p className="mt-3 text-sm text-ink-soft">{t('one.next')}</p>
              </div>
            </div>
          </Card>
        </div>
      </div>
    </PageShell>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="flex flex-wrap gap-x-4 py-3">
    <dt className="w-32 shrink-0 text-ink-soft">{name}</dt>
    <dd className="min-w-0 grow basis-40">{children}</dd>
  </div>
);
