import { directionOf, type Language, languageParameter } from '@bayan/domain/language/language';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasTexts } from '../platform/i18n.ts';
import { keepPlace } from '../platform/kept-place.tsx';
import { isArabicAddress } from '../platform/language-address.ts';

interface SwitchLinkProps {
  readonly to: Language;
  readonly className: string;
  readonly children: ReactNode;
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** A link that the server answers, so that it works without script; entry-early.ts remembers the choice. */
export function SwitchLink({ to, className, children }: SwitchLinkProps) {
  const { i18n } = useTranslation();
  const href = `?${languageParameter}=${to}`;

  async function switchInPlace() {
    await i18n.loadLanguages(to);
    if (!hasTexts(i18n, to)) {
      location.assign(href);
      return;
    }
    keepPlace();
    await i18n.changeLanguage(to);
  }

  return (
    <a
      href={href}
      rel="nofollow"
      hrefLang={to}
      lang={to}
      dir={directionOf(to)}
      data-language={to}
      onClick={event => {
        // An address that is Arabic by itself has to change with the language, which only the server does.
        if (!isPlainClick(event) || isArabicAddress()) return;
        event.preventDefault();
        void switchInPlace();
      }}
      className={className}
    >
      {children}
    </a>
  );
}
