import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { useIsArabicByCountry } from '#platform/visit.tsx';
import { SwitchLink } from './switch-link.tsx';

/** For those whose country alone made the page Arabic: one tap, and it is remembered (R213). */
export function ReadInEnglish() {
  const { t } = useTranslation();
  const isArabicByCountry = useIsArabicByCountry();
  const language = useLanguage();
  if (!isArabicByCountry || language !== 'ar') return null;
  return (
    <aside aria-label={t('languages.en')} className="bg-teal-soft">
      <p className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-4 px-5 text-sm sm:px-10">
        {t('shell.byCountry')}
        <SwitchLink
          to="en"
          className="inline-flex min-h-11 items-center font-system font-semibold text-teal underline underline-offset-4"
        >
          {t('shell.readInEnglish')}
        </SwitchLink>
      </p>
    </aside>
  );
}
