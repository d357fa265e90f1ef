import { otherLanguage } from '@bayan/domain/language/language';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { SwitchLink } from './switch-link.tsx';

export function LanguageSwitch() {
  const { t } = useTranslation();
  const other = otherLanguage(useLanguage());
  return (
    <SwitchLink
      to={other}
      // The system's font: one word must not fetch a second font file.
      className="inline-flex min-h-11 items-center rounded-card px-3 font-system text-sm font-semibold hover:text-teal"
    >
      {t(`languages.${other}`)}
    </SwitchLink>
  );
}
