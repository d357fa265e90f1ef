import { directionOf, languageParameter, otherLanguage } from '@bayan/domain/language/language';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { hasTexts, useLanguage } from '../platform/i18n.ts';

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** A link that the server answers, so that it works without script; entry-early.ts remembers the choice. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const other = otherLanguage(useLanguage());
  const href = `?${languageParameter}=${other}`;

  async function switchInPlace() {
    await i18n.loadLanguages(other);
    if (hasTexts(i18n, other)) await i18n.changeLanguage(other);
    else location.assign(href);
  }

  return (
    <a
      href={href}
      rel="nofollow"
      hrefLang={other}
      lang={other}
      dir={directionOf(other)}
      data-language={other}
      onClick={event => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void switchInPlace();
      }}
      // The system's font: one word must not fetch a second font file.
      className="inline-flex min-h-11 items-center rounded-card border border-line bg-paper px-4 font-system text-sm font-semibold text-ink hover:border-teal"
    >
      {t(`languages.${other}`)}
    </a>
  );
}
