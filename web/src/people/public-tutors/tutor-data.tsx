import type { PublicTutor } from '@bayan/domain/public-tutors/public-tutor';
import { tutorAddress } from '@bayan/domain/public-tutors/tutor-filters';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { useSettings, useSiteName } from '#platform/settings.tsx';
import { StructuredData } from '#ui/structured-data.tsx';

/** Who the tutor is, for search engines: what the page says, and no way to reach her but the academy. */
export function TutorData({ tutor }: { readonly tutor: PublicTutor }) {
  const { t } = useTranslation(['public-tutors', 'names']);
  const siteName = useSiteName(useLanguage());
  const { publicUrl } = useSettings();
  return (
    <StructuredData
      data={{
        '@type': 'Person',
        name: tutor.name,
        url: publicUrl + tutorAddress(tutor.slug),
        jobTitle: t('jobTitle'),
        description: tutor.line,
        knowsAbout: tutor.subjects.map(subject => t(`names:subjects.${subject}`)),
        knowsLanguage: tutor.languages.map(spoken => t(`languages.${spoken}`)),
        worksFor: { '@type': 'EducationalOrganization', name: siteName, url: publicUrl },
        ...(tutor.picture && { image: publicUrl + tutor.picture.large }),
      }}
    />
  );
}
