import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { useSettings, useSiteName } from '#platform/settings.tsx';
import { StructuredData } from '#ui/structured-data.tsx';

const countriesServed = ['SA', 'AE', 'QA', 'KW', 'BH', 'OM'];

/** Who we are, for search engines. */
export function AcademyData() {
  const { t } = useTranslation();
  const language = useLanguage();
  const siteName = useSiteName(language);
  const { publicUrl, contactEmail, contactPhone, siteNameAr, siteName: englishName } = useSettings();
  return (
    <StructuredData
      data={{
        '@type': 'EducationalOrganization',
        name: siteName,
        alternateName: language === 'ar' ? englishName : siteNameAr,
        url: publicUrl,
        logo: `${publicUrl}/icons/512.png`,
        description: t('shell.description', { siteName }),
        slogan: t('home.tagline'),
        areaServed: countriesServed,
        ...(contactEmail && { email: contactEmail }),
        ...(contactPhone && { telephone: contactPhone }),
        knowsLanguage: ['en', 'ar'],
      }}
    />
  );
}
