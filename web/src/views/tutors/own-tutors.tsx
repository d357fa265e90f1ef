import type { TutorCard } from '@bayan/domain/tutors/tutors.contract';
import { useTranslation } from 'react-i18next';
import type { Pages } from '#platform/api/use-pages.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { peopleIcon } from '#ui/icons/site-icons.ts';
import { PagedList } from '#ui/paged-list.tsx';

interface OwnTutorsProps {
  readonly pages: Pages<TutorCard>;
  readonly onWrite: (tutorId: string) => void;
}

/** Who teaches a student now, with the way to write to each (R265). */
export function OwnTutors({ pages, onWrite }: OwnTutorsProps) {
  const { t } = useTranslation(['tutors', 'names']);
  const language = useLanguage();
  return (
    <section aria-labelledby="own-tutors">
      <h2 id="own-tutors" className="mb-4 text-lg leading-heading font-semibold">
        {t('title')}
      </h2>
      <PagedList
        pages={pages}
        skeletonRows={2}
        empty={{ icon: peopleIcon, title: t('empty.title'), text: t('empty.text') }}
      >
        {tutors => (
          <Card>
            <ul aria-label={t('title')} className="-my-4 divide-y divide-line">
              {tutors.map(tutor => {
                const name = nameOf(tutor, language);
                return (
                  <li key={tutor.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
                    <Avatar name={name} picture={tutor.picture?.small} />
                    <div className="min-w-0 grow">
                      <bdi className="font-semibold">{name}</bdi>
                      <p className="mt-1 flex flex-wrap gap-1.5">
                        {tutor.subjects.map(subject => (
                          <Badge key={subject}>{t(`names:subjects.${subject}`)}</Badge>
                        ))}
                      </p>
                    </div>
                    <Button
                      tone="secondary"
                      aria-label={t('writeTo', { name })}
                      onPress={() => onWrite(tutor.id)}
                    >
                      {t('write')}
                    </Button>
                  </li>
                );
              })}
            </ul>
          </Card>
        )}
      </PagedList>
    </section>
  );
}
