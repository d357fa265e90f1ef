import { arabicPrefix } from '@bayan/domain/language/arabic-address';
import { PICTURED_NAMES } from '@bayan/domain/settings/pictured-names';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { useSettings, useSiteName } from '#platform/settings.tsx';

export interface PageHeadProps {
  readonly title: string;
  readonly description?: string | undefined;
  /** The one address under which search engines shall know the page; without it they are told to pass by. */
  readonly path?: string | undefined;
}

const localeNames = { en: 'en_GB', ar: 'ar_SA' } as const;

/** What stands in the head of a page for the browser's tab, search engines and those who share a link. */
export function PageHead({ title, description, path }: PageHeadProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const siteName = useSiteName(language);
  const { publicUrl } = useSettings();
  const pageTitle = t('shell.title', { page: title, siteName });
  const picture = siteName === PICTURED_NAMES[language] ? `og-${language}.png` : `og-plain-${language}.png`;
  const text = description ?? t('shell.description', { siteName });
  const addresses = path !== undefined && { en: publicUrl + path, ar: publicUrl + arabicPrefix + path };
  return (
    <>
      <title>{pageTitle}</title>
      <meta name="description" content={text} />
      {addresses ? (
        <>
          <link rel="canonical" href={addresses[language]} />
          <link rel="alternate" hrefLang="en" href={addresses.en} />
          <link rel="alternate" hrefLang="ar" href={addresses.ar} />
          <link rel="alternate" hrefLang="x-default" href={addresses.en} />
          <meta property="og:url" content={addresses[language]} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={localeNames[language]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={text} />
      <meta property="og:image" content={`${publicUrl}/${picture}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={t('home.tagline')} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
