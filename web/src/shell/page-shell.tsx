import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../app/paths.ts';
import { useLanguage } from '../platform/i18n.ts';
import { useSiteName } from '../platform/settings.tsx';
import { Mark } from '../ui/mark.tsx';
import { LanguageSwitch } from './language-switch.tsx';

interface PageShellProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function PageShell({ title, children }: PageShellProps) {
  const { t } = useTranslation();
  const siteName = useSiteName(useLanguage());
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{t('shell.title', { page: title, siteName })}</title>
      <meta name="description" content={t('shell.description', { siteName })} />
      <header className="border-b border-line bg-paper">
        <div className="mx-auto flex max-w-page items-center justify-between gap-4 px-5 py-3.5 sm:px-10">
          <Link to={paths.landing} className="flex min-h-11 items-center gap-3 text-lg font-semibold">
            <Mark className="size-10 shrink-0" />
            {siteName}
          </Link>
          <LanguageSwitch />
        </div>
      </header>
      <main className="flex grow flex-col">{children}</main>
      <footer className="border-t border-line bg-paper">
        <p className="mx-auto max-w-page px-5 py-6 text-sm text-ink-soft sm:px-10">{t('shell.opening')}</p>
      </footer>
    </div>
  );
}
