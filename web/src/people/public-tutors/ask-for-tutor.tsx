import type { PublicTutor } from '@bayan/domain/public-tutors/public-tutor';
import { tutorParameter } from '@bayan/domain/public-tutors/tutor-filters';
import { useTranslation } from 'react-i18next';
import { paths } from '#platform/paths.ts';
import { useSettings } from '#platform/settings.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

interface AskForTutorProps {
  readonly tutor: Pick<PublicTutor, 'slug' | 'name' | 'gender'>;
  readonly className: string;
}

/** To the family's form, with the tutor named. Where the academy uses a form elsewhere, to that one. */
export function AskForTutor({ tutor: { slug, name, gender }, className }: AskForTutorProps) {
  const { t } = useTranslation('public-tutors');
  const { studentFormUrl } = useSettings();
  const label = (
    <>
      {t(`ask.${gender ?? 'unknown'}`)}
      <VisuallyHidden>{t('ask.whom', { name })}</VisuallyHidden>
    </>
  );
  if (studentFormUrl)
    return (
      <a href={studentFormUrl} className={className}>
        {label}
      </a>
    );
  return (
    <PageLink to={`${paths.applyAsStudent}?${tutorParameter}=${slug}`} className={className}>
      {label}
    </PageLink>
  );
}
