import { directionOf, type Language } from '@bayan/domain/language/language';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isArabicAddress } from '#platform/language-address.ts';
import { addressIn, switchInPlace } from '#platform/switch-language.ts';
import { useWrittenPage } from '#platform/written-page.tsx';

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
  const written = useWrittenPage();
  // The home page has what it shows in both languages.
  const isInOneLanguage = written !== null && written.page !== 'home';
  return (
    <a
      href={addressIn(to, written?.query)}
      rel="nofollow"
      hrefLang={to}
      lang={to}
      dir={directionOf(to)}
      data-language={to}
      onClick={event => {
        // An address that is Arabic by itself has to change with the language, which only the server does; and only the
        // server has the words of a page that it wrote.
        if (!isPlainClick(event) || isArabicAddress() || isInOneLanguage) return;
        event.preventDefault();
        void switchInPlace(i18n, to);
      }}
      className={className}
    >
      {children}
    </a>
  );
}
