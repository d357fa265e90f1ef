import { useLanguage } from '#platform/i18n.ts';
import ar from './texts/ar.json';
import en from './texts/en.json';

/** Words to show components with. They never leave this page. */
export const useSamples = () => ({ en, ar })[useLanguage()];
