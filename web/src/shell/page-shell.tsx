import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageHead, type PageHeadProps } from './page-head.tsx';
import { ReadInEnglish } from './read-in-english.tsx';

interface PageShellProps extends PageHeadProps {
  readonly children: ReactNode;
}

/** What every public page has around it. */
export function PageShell({ children, ...head }: PageShellProps) {
  const { t } = useTranslation();
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHead {...head} />
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:start-5 focus:top-2 focus:z-30 focus:rounded-card focus:bg-teal focus:px-5 focus:py-3 focus:font-semibold focus:text-paper"
      >
        {t('shell.skip')}
      </a>
      <ReadInEnglish />
      <Header />
      <main id="main" tabIndex={-1} className="flex grow flex-col outline-none">
        {children}
      </main>
      <Footer />
    </div>
  );
}
