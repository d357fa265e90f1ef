import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { useSiteName } from '#platform/settings.tsx';

interface PlaceHeadProps {
  readonly title: string;
  readonly note?: string;
  /** What the tab is called, where the heading would not say. */
  readonly tab?: string;
}

/** The heading of a page in a signed-in area, and the title of its tab. */
export function PageHeader({ title, note, tab = title }: PlaceHeadProps) {
  const { t } = useTranslation('dashboard');
  const siteName = useSiteName(useLanguage());
  return (
    <>
      <title>{t('title', { page: tab, siteName })}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-2xl leading-heading font-semibold text-balance">{title}</h1>
      {note && <p className="mt-2 max-w-prose text-ink-soft">{note}</p>}
    </>
  );
}
