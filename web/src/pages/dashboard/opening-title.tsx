import { useLanguage } from '#platform/i18n.ts';
import { useSiteName } from '#platform/settings.tsx';

/** The name of the tab while what its page is called is on its way (R774). */
export const OpeningTitle = () => <title>{useSiteName(useLanguage())}</title>;
